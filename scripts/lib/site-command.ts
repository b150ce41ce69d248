/** What `npm run site` asks of a running server: its configuration, what a file would change, and to take the file. */
import { SiteCheckAnswer, SitePublishedAnswer, SiteVersionAnswer } from '../../contracts/site-version.ts';

export type Server = { origin: string; token: string };
type Config = Record<string, unknown>;

/** What the server refused, a line for each fault. */
class Refused extends Error {}

type Failure = { message?: string; errors?: { field: string; detail: string }[] };

async function ask(server: Server, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server.origin}/operator-api/v1/site${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${server.token}`,
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  const { message = `HTTP ${String(response.status)}`, errors = [] } = (await response
    .json()
    .catch(() => ({}))) as Failure;
  throw new Refused([message, ...errors.map(({ field, detail }) => `${field}: ${detail}`)].join('\n'));
}

const read = async (server: Server) => SiteVersionAnswer.parse(await ask(server, 'GET', '')).data;

/** The own values of the site as a file: `apply` of it changes nothing. */
export const exported = async (server: Server): Promise<string> =>
  `${JSON.stringify((await read(server)).config, null, 2)}\n`;

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A line for each value that the file would change, and for each fault. */
export async function differences(server: Server, config: Config): Promise<{ changes: string[]; faults: string[] }> {
  const { changes, faults } = SiteCheckAnswer.parse(await ask(server, 'POST', '/check', { config })).data;
  return {
    changes: changes.map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}`),
    faults: faults.map(({ path, text }) => `${path}: ${text}`),
  };
}

/** Publishes the file over the version that holds now. Gives the number of the new one. */
export async function applied(
  server: Server,
  config: Config,
  told: { author: string; reason: string },
): Promise<number> {
  const { version: base } = await read(server);
  return SitePublishedAnswer.parse(await ask(server, 'POST', '/versions', { config, ...told, base })).data.version;
}

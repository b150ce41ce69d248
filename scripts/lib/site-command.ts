/** What `npm run site` asks of a running server: its configuration, what a file would change, and to take the file. */
import {
  SiteCheckAnswer,
  SiteProposedAnswer,
  SitePublishedAnswer,
  SiteVersionAnswer,
} from '../../contracts/site-version.ts';

export type Server = { origin: string; token: string };
type Config = Record<string, unknown>;
/** A file of values. `hash`: what it says of them; undefined where it was written by hand. */
export type SiteFile = { config: Config; hash: string | undefined };

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

/** The own values of the site as a file with their hash: `apply` of it changes nothing. */
export async function exported(server: Server): Promise<string> {
  const { hash, config } = await read(server);
  return `${JSON.stringify({ $sha256: hash, ...config }, null, 2)}\n`;
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A line for each value that the file would change, and for each fault. */
export async function differences(server: Server, file: SiteFile): Promise<{ changes: string[]; faults: string[] }> {
  const { changes, faults } = SiteCheckAnswer.parse(await ask(server, 'POST', '/check', file)).data;
  return {
    changes: changes.map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}`),
    faults: faults.map(({ path, text }) => `${path}: ${text}`),
  };
}

/** Publishes the file over the version that holds now. Says which one holds, or that it waits for a second operator. */
export async function applied(
  server: Server,
  file: SiteFile,
  told: { author: string; reason: string },
): Promise<string> {
  const { version: base } = await read(server);
  const answer = await ask(server, 'POST', '/versions', { ...file, ...told, base });
  const proposed = SiteProposedAnswer.safeParse(answer).data;
  return proposed === undefined
    ? `Version ${String(SitePublishedAnswer.parse(answer).data.version)} holds: ${(await read(server)).hash}`
    : `Proposal ${String(proposed.data.proposal)} waits for an operator in the control room.`;
}

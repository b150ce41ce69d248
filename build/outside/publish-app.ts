import { headerNames, headerValues } from '../../contracts/common.ts';
import { PublishAnswer, type PublishRequest } from '../../contracts/plugin-publish.ts';
import { sha } from '../sha.ts';
import { readBuiltApp } from './built-app.ts';
import { Stop } from './stop.ts';
import { checkTypes } from './type-faults.ts';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Refuses an address without encryption, because others could read the token on the way. */
function readHost(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) throw new Stop('openbook-plugin publish <url>: the address of the host, as https://site.example');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.test(url.hostname)))
    throw new Stop(`${text}: only https, or http to this machine.`);
  return url;
}

/** Reads the reason that the host gives for a refusal. */
async function reasonOf(answer: Response): Promise<string> {
  if (answer.status === 401) return 'PLUGIN_TOKEN is not the token of this host.';
  const body = (await answer.json().catch(() => ({}))) as {
    message?: string;
    errors?: { field?: string; detail: string }[];
  };
  const lines = (body.errors ?? []).map(({ field = '', detail }) => `  ${field} ${detail}`);
  return [body.message ?? `The host answered ${String(answer.status)}.`, ...lines].join('\n');
}

/** Sends what was built and checked as one version. */
export async function publishApp(folder: string, address: string, token: string): Promise<string> {
  const host = readHost(address);
  if (token === '') throw new Stop('PLUGIN_TOKEN is not set: whoever runs the host has it.');
  const { entry, files } = await readBuiltApp(folder);
  checkTypes(folder);
  const request: PublishRequest = {
    entry,
    files: files.map(({ name, bytes }) => ({
      name,
      integrity: sha(384, bytes),
      content: Buffer.from(bytes).toString('base64'),
    })),
  };
  const answer = await fetch(new URL(`/plugins-api/v1/apps/${entry.id}/${entry.version}`, host), {
    method: 'POST',
    body: JSON.stringify(request),
    headers: {
      'Content-Type': 'application/json',
      [headerNames.requestedWith]: headerValues.requestedWith,
      Authorization: `Bearer ${token}`,
    },
  }).catch((error: unknown) => {
    throw new Stop(`${host.origin} did not answer: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (answer.status !== 201) throw new Stop(await reasonOf(answer));
  const { data } = PublishAnswer.parse(await answer.json());
  return `Published ${data.id} ${data.version}. Pages get ${data.current} of ${data.versions.join(', ')}.`;
}

/** Makes the requests of a publisher, and the build of a host that takes them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PluginEntry, PluginManifest } from '../../../contracts/plugin.ts';
import type { PublishRequest } from '../../../contracts/plugin-publish.ts';

export const token = 'a publisher says this and nobody else';

export const pin = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const shipped: PluginEntry = {
  id: 'footer',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/footer/index.a1b2c3d4.js',
  integrity: pin(''),
  mounts: [{ slot: 'board.above' }],
  enabled: true,
};

/** Makes the folder of a build that has these apps. */
export function buildOf(...plugins: PluginEntry[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'openbook-dist-'));
  mkdirSync(join(dist, 'plugins'));
  const manifest: PluginManifest = { version: 1, plugins };
  writeFileSync(join(dist, 'plugins/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'plugins/host.json'), JSON.stringify({ sdk: '1.2.0', react: '19.3.1' }));
  return dist;
}

export const fileOf = (name: string, text: string): PublishRequest['files'][number] => ({
  name,
  integrity: pin(text),
  content: Buffer.from(text).toString('base64'),
});

/** Makes one version of an app with its files. `fields` replace those of its entry. */
export function versionOf(id: string, version: string, fields: Partial<PluginEntry> = {}): PublishRequest {
  const script = fileOf('index.a1b2c3d4.js', `// ${id} ${version}\n`);
  const style = fileOf('index.a1b2c3d4.css', `:where([data-plugin="${id}"]) .card{color:red}`);
  const folder = `/plugins/${id}/${version}`;
  const entry: PluginEntry = {
    ...{ id, version, kind: 'module', sdk: '^1.1', enabled: true, mounts: [{ slot: 'board.above' }] },
    ...{ entry: `${folder}/${script.name}`, integrity: script.integrity },
    ...{ style: `${folder}/${style.name}`, styleIntegrity: style.integrity, styleScoped: true },
    ...fields,
  };
  return { entry, files: [script, style] };
}

export function publishTo(
  address: string,
  request: PublishRequest,
  { said = token, path = `${request.entry.id}/${request.entry.version}` }: { said?: string; path?: string } = {},
): Promise<Response> {
  return fetch(`${address}/plugins-api/v1/apps/${path}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(said === '' ? {} : { Authorization: `Bearer ${said}` }),
    },
  });
}

export const manifestOf = async (address: string, headers: Record<string, string> = {}): Promise<PluginEntry[]> => {
  const answer = await fetch(`${address}/plugins/manifest.json`, { headers });
  return ((await answer.json()) as PluginManifest).plugins;
};

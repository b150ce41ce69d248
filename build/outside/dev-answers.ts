import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Connect } from 'vite';

import type { PluginManifest } from '../../contracts/plugin.ts';
import type { BuiltApp } from './built-app.ts';

export const manifestPath = '/plugins/manifest.json';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
};

/** The host's manifest as this visitor gets it, with the app of this folder in the place of the one with its id. */
async function manifestWith({ entry }: BuiltApp, host: URL, { headers }: IncomingMessage): Promise<string> {
  const { cookie = '' } = headers;
  const answer = await fetch(new URL(manifestPath, host), { headers: { cookie } });
  const manifest = (await answer.json()) as PluginManifest;
  const isKnown = manifest.plugins.some(({ id }) => id === entry.id);
  const plugins = isKnown
    ? manifest.plugins.map((other) => (other.id === entry.id ? entry : other))
    : [...manifest.plugins, entry];
  return JSON.stringify({ ...manifest, plugins });
}

function send(response: ServerResponse, name: string, body: string | Uint8Array): void {
  response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}

/** Answers for the app, from its last build. Everything else is the host's. */
export const answersOf =
  (app: () => BuiltApp, host: URL): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', host);
    const { entry, files } = app();
    const file = files.find(({ name }) => pathname === `/plugins/${entry.id}/${entry.version}/${name}`);
    if (pathname === manifestPath)
      manifestWith(app(), host, request).then((text) => send(response, manifestPath, text), next);
    else if (file === undefined) next();
    else send(response, file.name, file.bytes);
  };

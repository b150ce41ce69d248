import { statSync } from 'node:fs';

import type { Plugin } from 'vite';

import { PluginManifest, type PluginEntry } from '../contracts/plugin.ts';
import type { PluginSource } from '../plugins/sdk/source.ts';
import { pluginIds, pluginsFolder } from './plugin-sources.ts';

/** Node keeps a module for ever; the time of the file in its name makes an edited one new. */
async function readFresh(id: string): Promise<PluginSource> {
  const file = `${pluginsFolder}/${id}/plugin.ts`;
  const stamp = String(statSync(file).mtimeMs);
  const { plugin } = (await import(`${file}?${stamp}`)) as { plugin: PluginSource };
  return plugin;
}

async function devEntry(id: string): Promise<PluginEntry> {
  return { enabled: true, ...(await readFresh(id)), kind: 'module', entry: `/plugins/${id}/index.tsx` };
}

/**
 * Under `vite dev` there is no import map and none is needed: a remote app's source comes from the same server, and so does a manifest that names
 * it. Without pins: what is compiled on request has no hash yet.
 */
export function devPlugins(): Plugin {
  return {
    name: 'openbook:dev-plugins',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/plugins/manifest.json', (_request, response, next) => {
        Promise.all(pluginIds().map(devEntry))
          .then((plugins) => {
            response.setHeader('Content-Type', 'application/json; charset=utf-8');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(JSON.stringify(PluginManifest.parse({ version: 1, plugins })));
          })
          .catch(next);
      });
    },
  };
}

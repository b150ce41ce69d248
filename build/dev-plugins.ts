import { statSync } from 'node:fs';

import type { Plugin } from 'vite';

import { type PluginEntry, PluginManifest } from '../contracts/plugin.ts';
import type { PluginSource } from '../plugins/sdk/source.ts';
import { pluginIds, pluginsFolder, viewEntry } from './plugin-sources.ts';
import { sourceTexts } from './plugin-texts.ts';
import { scopeStyles } from './scope-styles.ts';

/** Node loads a module once and keeps it. The file's time in the address makes Node load an edited file again. */
async function readFresh(id: string): Promise<PluginSource> {
  const file = `${pluginsFolder}/${id}/plugin.ts`;
  const stamp = String(statSync(file).mtimeMs);
  const { plugin } = (await import(`${file}?${stamp}`)) as { plugin: PluginSource };
  return plugin;
}

async function devEntry(id: string): Promise<PluginEntry> {
  const source = await readFresh(id);
  return (
    viewEntry(source) ?? {
      enabled: true,
      ...source,
      ...sourceTexts(id),
      kind: 'module',
      entry: `/plugins/${id}/index.tsx`,
    }
  );
}

/**
 * Serves the sources of remote apps in development, with a manifest that names them. One server compiles everything, so
 * no import map is needed. The manifest has no pins, because code that is compiled on request has no hash yet.
 */
export function devPlugins(): Plugin {
  return {
    name: 'openbook:dev-plugins',
    apply: 'serve',
    config: () => ({ css: { postcss: scopeStyles() } }),
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

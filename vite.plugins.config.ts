import { defineConfig, type InlineConfig } from 'vite';

import { aliases, root } from './build/aliases.ts';
import { outDir } from './build/out-dir.ts';
import { pluginBuild } from './build/plugin-build.ts';
import { builtParts, partBuild } from './build/plugin-parts.ts';

const resolve = { alias: { '@contracts/': aliases['@contracts/'] } };

/** A remote app of this tree. Its parts are built before it, because it names their hashes. */
export function pluginConfig(id: string): InlineConfig {
  const config = pluginBuild({ id, root, input: `plugins/${id}/index.tsx`, outDir: `${outDir}/plugins/${id}` });
  const parts = builtParts(id);
  if (Object.keys(parts).length === 0) return { ...config, resolve };
  return {
    ...config,
    resolve,
    define: { 'import.meta.env.PLUGIN_PARTS': JSON.stringify(parts) },
    build: { ...config.build, emptyOutDir: false },
  };
}

/** A part of such an app. */
export const partConfig = (id: string, name: string): InlineConfig => ({ ...partBuild(id, name), resolve });

/** `vite build --config vite.plugins.config.ts` with PLUGIN=<id> builds one by hand; `npm run build` builds all. */
export default defineConfig(() => pluginConfig(process.env.PLUGIN ?? 'header'));

import { defineConfig, type InlineConfig } from 'vite';

import { aliases, root } from './build/aliases.ts';
import { outDir } from './build/out-dir.ts';
import { pluginBuild } from './build/plugin-build.ts';

/** A remote app of this tree. */
export const pluginConfig = (id: string): InlineConfig => ({
  ...pluginBuild({ id, root, input: `plugins/${id}/index.tsx`, outDir: `${outDir}/plugins/${id}` }),
  resolve: { alias: { '@contracts/': aliases['@contracts/'] } },
});

/** `vite build --config vite.plugins.config.ts` with PLUGIN=<id> builds one by hand; `npm run build` builds all. */
export default defineConfig(() => pluginConfig(process.env.PLUGIN ?? 'header'));

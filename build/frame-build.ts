import type { InlineConfig } from 'vite';

import { aliases, root } from './aliases.ts';
import { outDir } from './out-dir.ts';

/** Apps whose page runs on an origin of its own: script and styles in one file each, nothing shared with the host. Their server sends the document. */
export const frameIds = ['support-chat'];

export const frameBuild = (id: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@contracts/': aliases['@contracts/'] } },
  build: {
    target: 'es2022',
    outDir: `${outDir}/frames/${id}`,
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `plugins/${id}/index.ts`,
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: 'index.js',
        assetFileNames: 'index[extname]',
      },
    },
  },
});

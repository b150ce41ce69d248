import type { InlineConfig } from 'vite';

import { aliases, root } from './aliases.ts';
import { outDir } from './out-dir.ts';

/**
 * Apps whose page runs on an origin of its own, or without one: nothing shared with the host. Their server sends the document. Styles are one file, and so is the script
 * where nothing in it comes late.
 */
export const frameIds = ['support-chat', 'game-pictures'];

/** The parts that are built separately: they share only the contracts with the host. */
export const aloneBuild = (build: NonNullable<InlineConfig['build']>): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@contracts/': aliases['@contracts/'] } },
  build: { target: 'es2022', modulePreload: false, ...build },
});

export const frameBuild = (id: string): InlineConfig =>
  aloneBuild({
    outDir: `${outDir}/frames/${id}`,
    emptyOutDir: true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `plugins/${id}/index.ts`,
      output: {
        format: 'es',
        ...(id === 'support-chat' ? { codeSplitting: false } : {}),
        entryFileNames: 'index.js',
        chunkFileNames: '[name]-[hash:7].js',
        assetFileNames: 'index[extname]',
      },
    },
  });

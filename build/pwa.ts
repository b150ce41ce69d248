import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

import { VitePWA } from 'vite-plugin-pwa';

import { afterWriting } from './after-writing.ts';
import { root } from './aliases.ts';
import { filesOf, readChunks } from './chunk-files.ts';

const source = `${root}/src/app/pwa/service-worker.ts`;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${String(size)}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
});

/** Files that the document needs before any page: the entry, its static imports, their styles. */
function shellFiles(outDir: string): Set<string> {
  const chunks = readChunks(outDir);
  // An offline start needs the texts for a failure. A page without its header app needs the plain header.
  const needed = ['inline-texts', 'plain-frame'].map((name) => {
    const key = Object.keys(chunks).find((chunk) => chunks[chunk]?.name === name);
    if (key === undefined) throw new Error(`No file of the build is called ${name}.`);
    return key;
  });
  return filesOf(chunks, ['index.html', ...needed]);
}

/**
 * Writes the web manifest and the service worker, which precaches the shell and nothing else. The page registers the
 * worker itself through its Trusted Types policy, because the headers block every ready-made registration
 * (docs/reliability.md D16).
 */
export function pwa() {
  let outDir = '';
  const plugins = VitePWA({
    disable: !existsSync(source),
    strategies: 'injectManifest',
    injectRegister: null,
    registerType: 'prompt',
    srcDir: 'src/app/pwa',
    filename: 'service-worker.ts',
    manifestFilename: 'manifest.json',
    includeManifestIcons: false,
    integration: {
      // The specification names the file `pwa-sw.js`. By default it would have the name of its source.
      beforeBuildServiceWorker: (options) => {
        outDir = dirname(options.swDest);
        options.swDest = `${outDir}/pwa-sw.js`;
        options.injectManifest.swDest = options.swDest;
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*.{js,css}', 'fonts/inter-latin.woff2', 'sys-icons/*/*.svg'],
      manifestTransforms: [
        (entries) => {
          const shell = shellFiles(outDir);
          const isShell = (url: string) =>
            !url.startsWith('assets/') || url.startsWith('assets/early-') || shell.has(url);
          return { manifest: entries.filter(({ url }) => isShell(url)) };
        },
      ],
    },
    manifest: {
      name: 'Openbook',
      short_name: 'Openbook',
      description: 'Sports betting with play money',
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 192, 'maskable'),
        icon('maskable', 512, 'maskable'),
      ],
    },
  });
  return plugins.map(afterWriting);
}

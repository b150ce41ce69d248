import { existsSync } from 'node:fs';

import { VitePWA } from 'vite-plugin-pwa';

import { root } from './aliases.ts';
import { appVersion } from './version.ts';

const source = `${root}/src/app/pwa/service-worker.ts`;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web manifest and the service worker. The page registers the worker itself through its Trusted Types policy: every stock way of
 * registration is refused by the final headers (design/reliability.md D16).
 */
export const pwa = () =>
  VitePWA({
    disable: !existsSync(source),
    strategies: 'injectManifest',
    injectRegister: null,
    registerType: 'prompt',
    srcDir: 'src/app/pwa',
    filename: 'service-worker.ts',
    manifestFilename: 'manifest.json',
    injectManifest: {
      swDest: `${root}/dist/pwa-sw.js`,
      rollupFormat: 'iife',
      globPatterns: ['index.html'],
    },
    manifest: {
      name: 'Openbook',
      short_name: 'Openbook',
      description: `Sports betting with play money, ${appVersion}`,
      start_url: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
    },
  });

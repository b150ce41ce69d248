import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Browser } from '@playwright/test';
import { build } from 'vite';

import { aliases } from '../../../build/aliases.ts';
import { importMap } from '../../../build/import-map.ts';
import { sharedPackageFacades } from '../../../build/shared-packages.ts';
import { pluginConfig } from '../../../vite.plugins.config.ts';
import { launch, slowDown } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { serve, type Site } from '../lib/site.ts';
import { median } from '../lib/stats.ts';
import { benchPlugins } from '../vite.config.ts';
import '../lib/page.ts';

const out = '.cache/bench-plugin';
const root = 'tests/bench/pages/plugin';
const loads = 3;

/** Builds a page with the product's own import map, and a plugin in the way of the product's plugins. */
export async function buildPages(): Promise<{ html: string; manifest: string }> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    define: { __APP_VERSION__: JSON.stringify('bench') },
    plugins: [...benchPlugins(), sharedPackageFacades(), importMap()],
    build: { outDir: `../../../../${out}`, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const plugin = pluginConfig('probe');
  const folder = `${out}/plugins/probe`;
  await build({
    ...plugin,
    build: {
      ...plugin.build,
      outDir: folder,
      rolldownOptions: { ...plugin.build?.rolldownOptions, input: 'tests/bench/ref/plugin.tsx' },
    },
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.js')) ?? '';
  const pin = createHash('sha384')
    .update(readFileSync(`${folder}/${file}`))
    .digest('base64');
  const entry = {
    id: 'probe',
    version: '1.0.0',
    sdk: '^1.0',
    kind: 'module',
    entry: `/plugins/probe/${file}`,
    integrity: `sha384-${pin}`,
    mounts: [{ slot: 'header' }],
    load: 'eager',
    enabled: true,
  };
  const manifest = `${out}/plugins/manifest.json`;
  writeFileSync(manifest, JSON.stringify({ version: 1, plugins: [entry] }));
  return { html: `${out}/index.html`, manifest };
}

/** Measures on the slow line and the slow machine, each time with a cold cache. */
async function untilMounted(browser: Browser, site: Site, way: 'ours' | 'bare'): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url('index.html'));
    await slowDown(page);
    times.push(await page.evaluate((name) => window.plugins[name](), way));
    await context.close();
  }
  return median(times);
}

/** Measures what the product's slot, checks and pins add to the loading of one remote app. */
export const pluginsCase: BenchCase = {
  id: 'plugins',
  async run(rounds) {
    await buildPages();
    const browser = await launch();
    const site = await serve(out);
    try {
      return [
        await compare(
          { id: 'plugins.1', unit: 'ms, manifest to mounted', goals: { import: 1.15 } },
          {
            ours: () => untilMounted(browser, site, 'ours'),
            import: () => untilMounted(browser, site, 'bare'),
          },
          rounds,
        ),
      ];
    } finally {
      site.close();
      await browser.close();
    }
  },
};

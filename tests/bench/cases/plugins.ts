import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import type { Browser } from '@playwright/test';
import { build } from 'vite';

import { aliases } from '../../../build/aliases.ts';
import { importMap } from '../../../build/import-map.ts';
import { sharedPackageFacades } from '../../../build/shared-packages.ts';
import { slotLimit } from '../../../contracts/slot-limits.ts';
import { pluginConfig } from '../../../vite.plugins.config.ts';
import { launch, slowDown } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { drawnSlots } from '../lib/plugin-slots.ts';
import { serve, type Site } from '../lib/site.ts';
import { median } from '../lib/stats.ts';
import { benchPlugins } from '../vite.config.ts';
import '../lib/page.ts';

const out = '.cache/bench-plugin';
const root = 'tests/bench/pages/plugin';
const loads = 3;
const counts = [1, 5, 20];

/** Builds a page with the product's own import map, and an app in the way of the product's apps. Gives the app's script. */
async function buildApp(): Promise<string> {
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
  const folder = `${out}/probe`;
  await build({
    ...plugin,
    build: {
      ...plugin.build,
      outDir: folder,
      rolldownOptions: { ...plugin.build?.rolldownOptions, input: 'tests/bench/ref/plugin.tsx' },
    },
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.js')) ?? '';
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** A copy of the app under another name, as a file of its own. Gives its entry. */
function writeApp(folder: string, script: string, slot: string, index: number): object {
  const id = `probe-${String(index)}`;
  const code = script.replaceAll('probe', id);
  writeFileSync(`${folder}/${id}.js`, code);
  return {
    ...{ id, version: '1.0.0', sdk: '^1.0', kind: 'module', load: 'eager', enabled: true },
    entry: `/plugins/${id}.js`,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    mounts: [{ slot }],
  };
}

/** One folder for each number of apps. */
export async function buildPages(): Promise<{ folder: string; apps: number }[]> {
  const script = await buildApp();
  const places = drawnSlots.flatMap((name) => Array.from({ length: slotLimit(name) }, () => name));
  return counts.map((apps) => {
    const folder = `${out}-${String(apps)}`;
    rmSync(folder, { recursive: true, force: true });
    cpSync(out, folder, { recursive: true });
    mkdirSync(`${folder}/plugins`);
    const plugins = places.slice(0, apps).map((slot, index) => writeApp(`${folder}/plugins`, script, slot, index));
    writeFileSync(`${folder}/plugins/manifest.json`, JSON.stringify({ version: 1, plugins }));
    return { folder, apps };
  });
}

/** Measures on the slow line and the slow machine, each time with a cold cache. */
async function untilMounted(browser: Browser, site: Site, way: 'ours' | 'bare', apps: number): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url('index.html'));
    await slowDown(page);
    times.push(await page.evaluate(([name, count]) => window.plugins[name](count), [way, apps] as const));
    await context.close();
  }
  return median(times);
}

/** Measures what the product's slots, checks and pins add to the loading of remote apps. */
export const pluginsCase: BenchCase = {
  id: 'plugins',
  async run(rounds) {
    const browser = await launch();
    const results = [];
    for (const { folder, apps } of await buildPages()) {
      const site = await serve(folder);
      const result = await compare(
        { id: `plugins.${String(apps)}`, unit: 'ms, manifest to mounted', goals: { import: 1.15 } },
        {
          ours: () => untilMounted(browser, site, 'ours', apps),
          import: () => untilMounted(browser, site, 'bare', apps),
        },
        rounds,
      );
      results.push(result);
      site.close();
    }
    await browser.close();
    return results;
  },
};

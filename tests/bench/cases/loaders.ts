import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import type { Browser } from '@playwright/test';
import { build } from 'vite';

import { launch, slowDown } from '../lib/browser.ts';
import { type BenchCase, type CaseResult, compare } from '../lib/case.ts';
import { platformBytes } from '../lib/dist.ts';
import { serve, type Site } from '../lib/site.ts';
import { median } from '../lib/stats.ts';
import { federatedApp, systemApp } from '../ref/loader-apps.ts';
import { buildPages } from './plugins.ts';
import '../lib/page.ts';

const out = '.cache/bench-loaders';
const others = ['single-spa', 'federation'] as const;
type Other = (typeof others)[number];
const pages = [...others, 'bare'] as const;
const loads = 3;

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Each page by itself, so that no page has the code of another. */
async function buildLoaders(): Promise<void> {
  for (const page of pages)
    await build({
      configFile: false,
      root: 'tests/bench/pages/loaders',
      publicDir: false,
      logLevel: 'error',
      build: {
        outDir: `../../../../${out}/${page}`,
        emptyOutDir: true,
        target: 'es2022',
        reportCompressedSize: false,
        rolldownOptions: { input: `tests/bench/pages/loaders/${page}.html` },
      },
    });
}

/** Writes so many apps of one loader beside its page. Gives the bytes of one. */
function writeApps(folder: string, other: Other, apps: number): number {
  mkdirSync(`${folder}/plugins`, { recursive: true });
  const list = Array.from({ length: apps }, (_, index) => {
    const id = `app${String(index)}`;
    const entry = `/plugins/${id}.js`;
    const { entry: container, exposed } = federatedApp(id);
    writeFileSync(`${folder}${entry}`, other === 'single-spa' ? systemApp() : container);
    if (other === 'federation') writeFileSync(`${folder}/plugins/${id}-app.js`, exposed);
    return { id, entry };
  });
  writeFileSync(`${folder}/plugins/apps.json`, JSON.stringify(list));
  return readdirSync(`${folder}/plugins`)
    .filter((file) => file.startsWith('app0'))
    .reduce((sum, file) => sum + brotli(`${folder}/plugins/${file}`), 0);
}

const loaderBytes = (page: string): number =>
  readdirSync(`${out}/${page}/assets`)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotli(`${out}/${page}/assets/${file}`), 0);

/** Measures as the case of `plugins` does: on the slow line and the slow machine, each time with a cold cache. */
async function untilDrawn(browser: Browser, site: Site, path: string, apps: number): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url(path));
    await slowDown(page);
    const isOurs = path === 'index.html';
    times.push(
      await page.evaluate(([ours, count]) => (ours ? window.plugins.ours(count) : window.loader(count)), [
        isOurs,
        apps,
      ] as const),
    );
    await context.close();
  }
  return median(times);
}

/** Compares with the loaders that others use for apps of many teams: time from the list to the last drawn app, and bytes. */
export const loadersCase: BenchCase = {
  id: 'loaders',
  async run(rounds) {
    await buildLoaders();
    const browser = await launch();
    const results: CaseResult[] = [];
    const own = new Map<Other, number>();
    let ownOurs = 0;
    for (const { folder, apps } of await buildPages()) {
      const sites = { ours: await serve(folder) } as Record<'ours' | Other, Site>;
      ownOurs = brotli(`${folder}/plugins/probe-0.js`);
      for (const other of others) {
        const beside = `${out}-${other}-${String(apps)}`;
        rmSync(beside, { recursive: true, force: true });
        cpSync(`${out}/${other}`, beside, { recursive: true });
        own.set(other, writeApps(beside, other, apps));
        sites[other] = await serve(beside);
      }
      results.push(
        await compare(
          { id: `loaders.${String(apps)}`, unit: 'ms, list to drawn', goals: { 'single-spa': 1, federation: 1 } },
          {
            ours: () => untilDrawn(browser, sites.ours, 'index.html', apps),
            'single-spa': () => untilDrawn(browser, sites['single-spa'], 'single-spa.html', apps),
            federation: () => untilDrawn(browser, sites.federation, 'federation.html', apps),
          },
          rounds,
        ),
      );
      for (const site of Object.values(sites)) site.close();
    }
    await browser.close();
    const bare = loaderBytes('bare');
    const five = (other: Other) => Promise.resolve(loaderBytes(other) - bare + 5 * (own.get(other) ?? 0));
    results.push(
      await compare(
        { id: 'loaders.bytes', unit: 'bytes, loader and 5 apps', goals: { 'single-spa': 1, federation: 1 } },
        {
          ours: () => Promise.resolve(platformBytes() + 5 * ownOurs),
          'single-spa': () => five('single-spa'),
          federation: () => five('federation'),
        },
        1,
      ),
    );
    return results;
  },
};

import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import startServer from '../../support/server.ts';
import { launch, untilHeading } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { filesOfFirstPage } from '../lib/dist.ts';
import { serve } from '../lib/site.ts';

const folder = '.cache/bench-static';
/** The product also runs its scripts, makes four calls and draws a board, so it may take this many times longer. */
const goal = 2.5;

/**
 * Writes the reference: a page with one script that has as many bytes as the first page of the product, and that draws
 * a heading.
 */
function writeStaticPage(): void {
  const bytes = filesOfFirstPage().reduce((total, file) => total + brotliCompressSync(file).length, 0);
  const scriptOf = (size: number) =>
    `/*${randomBytes(size).toString('base64')}*/document.body.append(Object.assign(document.createElement('h1'),{textContent:'Static'}));`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/all.js`, scriptOf(bytes));
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static</title></head><body><script type="module" src="all.js"></script></body></html>',
  );
}

/** Measures the time from the request to the first heading, with a cold cache on the slow line. */
export const bootCase: BenchCase = {
  id: 'boot.static',
  async run(rounds) {
    writeStaticPage();
    const stop = await startServer();
    const browser = await launch();
    const site = await serve(folder);
    try {
      const variants = {
        ours: () => untilHeading(browser, `${process.env.BASE_URL ?? ''}/en/home/live`),
        static: () => untilHeading(browser, site.url('index.html')),
      };
      return [
        await compare({ id: 'boot.static', unit: 'ms to first heading', goals: { static: goal } }, variants, rounds),
      ];
    } finally {
      site.close();
      await browser.close();
      await stop();
    }
  },
};

import type { Browser } from '@playwright/test';

import { costOf, openPage, settle } from './browser.ts';
import type { Site } from './site.ts';
import './page.ts';

/** `script`: time in scripts. `task`: all the time of the main thread. */
export type Figure = 'script' | 'task';
const seconds = 2;

/** Thread time for 1,000 changes, ms, less the time that making the changes takes. */
export async function costOfFeed(
  browser: Browser,
  site: Site,
  variant: string,
  rows: number,
  perSecond: number,
  figure: Figure,
): Promise<number> {
  const { page, session } = await openPage(browser, site.url('index.html'));
  await page.evaluate(({ variant: name, rows: count }) => window.bench.mount(name, count), { variant, rows });
  await page.evaluate((rate) => window.bench.feed(rate, 1), perSecond);
  const feed = (isWriting: boolean) =>
    costOf(session, () =>
      page.evaluate(([rate, seconds, writes]) => window.bench.feed(rate, seconds, writes), [
        perSecond,
        seconds,
        isWriting,
      ] as const),
    );
  await settle(page, session);
  const idle = await feed(false);
  const busy = await feed(true);
  await page.close();
  return ((busy[figure] - idle[figure]) / (perSecond * seconds)) * 1000;
}

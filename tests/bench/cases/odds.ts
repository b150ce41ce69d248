import type { Browser } from '@playwright/test';

import { launch, openPage, readHeap } from '../lib/browser.ts';
import { type BenchCase, type CaseResult, compare } from '../lib/case.ts';
import { costOfFeed, type Figure } from '../lib/feed-cost.ts';
import { serveBenchPages, type Site } from '../lib/site.ts';
import { round } from '../lib/stats.ts';
import '../lib/page.ts';

/** Heap in use after 10,000 games came and went, in bytes. */
async function heapAfterChurn(browser: Browser, site: Site, variant: string): Promise<number> {
  const { page, session } = await openPage(browser, site.url('index.html'));
  await page.evaluate(({ variant: name }) => window.bench.mount(name, 200), { variant });
  await page.evaluate(() => window.bench.churn(500));
  const before = await readHeap(session);
  await page.evaluate(() => window.bench.churn(10_000));
  const growth = (await readHeap(session)) - before;
  await page.close();
  return growth;
}

async function churn(browser: Browser, site: Site): Promise<CaseResult> {
  const ours = await heapAfterChurn(browser, site, 'board');
  const direct = await heapAfterChurn(browser, site, 'direct');
  const limit = 1024 * 1024;
  return {
    id: 'odds.churn',
    unit: 'bytes of heap',
    ours: round(ours, 0),
    refs: { direct: round(direct, 0) },
    ratio: {},
    spread: {},
    goal: '≤ direct + 1 MB',
    pass: ours <= Math.max(direct, 0) + limit,
  };
}

export const oddsCases: BenchCase = {
  id: 'odds',
  async run(rounds) {
    const browser = await launch();
    const site = await serveBenchPages();
    const feed = (variant: string, rows: number, perSecond: number, figure: Figure) => () =>
      costOfFeed(browser, site, variant, rows, perSecond, figure);
    try {
      const results: CaseResult[] = [];
      for (const [perSecond, all, virtual] of [
        [1000, 2.5, 3.3],
        [5000, 2.2, 3.3],
      ] as const) {
        results.push(
          await compare(
            { id: `odds.${String(perSecond)}.all`, unit: 'script ms / 1,000', goals: { direct: all } },
            { ours: feed('rows', 200, perSecond, 'script'), direct: feed('direct', 200, perSecond, 'script') },
            rounds,
          ),
          await compare(
            { id: `odds.${String(perSecond)}.virtual`, unit: 'script ms / 1,000', goals: { pool: virtual } },
            { ours: feed('board', 200, perSecond, 'script'), pool: feed('pool', 200, perSecond, 'script') },
            rounds,
          ),
        );
      }
      // 21 prices: those of remote apps beside those of the board's rows.
      results.push(
        await compare(
          { id: 'odds.apps', unit: 'script ms / 1,000', goals: { rows: 1.1 } },
          { ours: feed('apps', 3, 1000, 'script'), rows: feed('rows', 3, 1000, 'script') },
          rounds,
        ),
      );
      results.push(await churn(browser, site));
      results.push(
        await compare(
          { id: 'line.5000', unit: 'thread ms / 1,000', goals: { pool: 1.4 } },
          { ours: feed('board', 5000, 1000, 'task'), pool: feed('pool', 5000, 1000, 'task') },
          rounds,
        ),
      );
      return results;
    } finally {
      site.close();
      await browser.close();
    }
  },
};

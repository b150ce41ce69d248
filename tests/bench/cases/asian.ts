import { launch } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { costOfFeed } from '../lib/feed-cost.ts';
import { serveBenchPages } from '../lib/site.ts';

/** Measures the Asian view of 5,000 matches against a pool of rows of the same height. */
export const asianCase: BenchCase = {
  id: 'asian',
  async run(rounds) {
    const browser = await launch();
    const site = await serveBenchPages();
    const task = (variant: string) => () => costOfFeed(browser, site, variant, 5000, 1000, 'task');
    try {
      const of = { id: 'asian.5000', unit: 'thread ms / 1,000', goals: { pool: 1.4 } };
      return [await compare(of, { ours: task('asian'), pool: task('pool-asian') }, rounds)];
    } finally {
      site.close();
      await browser.close();
    }
  },
};

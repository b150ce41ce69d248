import { costOf, launch, openPage, settle } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';
import '../lib/page.ts';

/** A browser lets a page write its history two hundred times in ten seconds. */
const navigations = 60;
/** Each of the twenty-one is asked apart, in its turn and against a clock: one may cost a bare navigation and a fifth, some 0.1 ms. */
const goal = 21 * 1.2;

/** A warm navigation past all the guards, against one that nobody is asked about. Main thread, µs. */
export const guardsCase: BenchCase = {
  id: 'guards.pipeline',
  async run(rounds) {
    const browser = await launch();
    const site = await serveBenchPages();
    const measure = (variant: 'ours' | 'bare') => async () => {
      const { page, session } = await openPage(browser, site.url('guards.html'));
      await page.evaluate((name) => window.guards.navigate(name, 20), variant);
      await settle(page, session);
      const { task } = await costOf(session, () =>
        page.evaluate(([name, times]) => window.guards.navigate(name, times), [variant, navigations] as const),
      );
      await page.close();
      return (task * 1000) / navigations;
    };
    try {
      const variants = { ours: measure('ours'), bare: measure('bare') };
      return [
        await compare({ id: 'guards.pipeline', unit: 'µs of main thread', goals: { bare: goal } }, variants, rounds),
      ];
    } finally {
      site.close();
      await browser.close();
    }
  },
};

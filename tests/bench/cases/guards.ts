import { costOf, launch, openPage, settle } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';
import '../lib/page.ts';

/** A browser allows a page 200 changes of its history in ten seconds, so the case makes fewer. */
const navigations = 60;
/**
 * The pipeline asks 21 guards one after the other, each with a deadline. One guard may cost 1.2 times a bare
 * navigation, about 0.1 ms.
 */
const goal = 21 * 1.2;

/** Measures a warm navigation past all guards, against a navigation without guards. Main thread, µs. */
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

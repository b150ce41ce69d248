import startServer from '../../support/server.ts';
import { launch } from '../lib/browser.ts';
import { type BenchCase, type CaseResult, compare } from '../lib/case.ts';
import { lookAt, type Opening } from '../lib/phone.ts';
import { serveBenchPages } from '../lib/site.ts';
import { median } from '../lib/stats.ts';

const pages = ['en', 'en/home/live', 'en/home/line', 'en/slots', 'en/promo', 'en/toto', 'en/results'];
const goals = { paint: 2, blocked: 300, requests: 60, twice: 0, shift: 0.02 };

const counted = ['blocked', 'requests', 'twice', 'shift'] as const;

/** What has no reference: a number of the page itself against its goal. */
const count = (id: string, name: Exclude<keyof Opening, 'paint'>, seen: readonly Opening[]): CaseResult => {
  const ours = median(seen.map((opening) => opening[name]));
  const goal = `≤ ${String(goals[name])}`;
  return { id: `${id}.${name}`, unit: name, ours, refs: {}, ratio: {}, spread: {}, goal, pass: ours <= goals[name] };
};

/** How seven pages open on a telephone: largest paint against that of a page with the same packages and one heading. */
export const phoneCase: BenchCase = {
  id: 'phone',
  async run(rounds) {
    const stop = await startServer();
    const browser = await launch();
    const site = await serveBenchPages();
    const results: CaseResult[] = [];
    try {
      for (const path of pages) {
        const seen: Opening[] = [];
        const id = `phone./${path}`;
        const ours = async () => {
          const opening = await lookAt(browser, `${process.env.BASE_URL ?? ''}/${path}`);
          seen.push(opening);
          return opening.paint;
        };
        const card = async () => (await lookAt(browser, site.url('card.html'))).paint;
        const paint = { id: `${id}.paint`, unit: 'ms to largest paint', goals: { card: goals.paint } };
        results.push(await compare(paint, { ours, card }, rounds));
        for (const name of counted) results.push(count(id, name, seen));
      }
      return results;
    } finally {
      site.close();
      await browser.close();
      await stop();
    }
  },
};

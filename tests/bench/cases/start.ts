import startServer from '../../support/server.ts';
import { launch, untilHeading } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';

export const startCase: BenchCase = {
  id: 'start.home',
  async run(rounds) {
    const stop = await startServer();
    const browser = await launch();
    const site = await serveBenchPages();
    try {
      return [
        await compare(
          { id: 'start.home', unit: 'ms to first heading', goals: { card: 2 } },
          {
            ours: () => untilHeading(browser, `${process.env.BASE_URL ?? ''}/en/home/live`),
            card: () => untilHeading(browser, site.url('card.html')),
          },
          rounds,
        ),
      ];
    } finally {
      site.close();
      await browser.close();
      await stop();
    }
  },
};

import type { Browser } from '@playwright/test';

import startServer from '../../support/server.ts';
import { launch, slowDown } from '../lib/browser.ts';
import { compare, type BenchCase } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';

/** Time from the request to the first heading on the screen, from a cold cache. */
async function untilHeading(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await slowDown(page);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'visible' });
  const spent = performance.now() - started;
  await context.close();
  return spent;
}

export const startCase: BenchCase = {
  id: 'start.home',
  async run(rounds) {
    const stop = await startServer();
    const browser = await launch();
    const site = await serveBenchPages();
    try {
      return [
        await compare(
          { id: 'start.home', unit: 'ms to first heading', goals: { react: 2.2 } },
          {
            ours: () => untilHeading(browser, `${process.env.BASE_URL ?? ''}/en/home/live`),
            react: () => untilHeading(browser, site.url('react.html')),
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

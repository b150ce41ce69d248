import type { CDPSession, Page } from '@playwright/test';

import startServer from '../../support/server.ts';
import { launch, openPage, readTicks, settle } from '../lib/browser.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { serveBenchPages } from '../lib/site.ts';

const clicks = 20;
/** Marks the button under test. */
const pressedMark = 'pressed-by-bench';
/**
 * A click changes a slip, its figures, its storage, its card on the screen and the marked price. The reference changes
 * one letter.
 */
const goal = 30;

/**
 * Presses the button again and again, each time after the page has painted the press before. Gives the time of the main
 * thread for one press, ms.
 */
async function clickCost(page: Page, session: CDPSession, button: string): Promise<number> {
  const press = (times: number) =>
    page.evaluate(
      async ([selector, count]) => {
        const painted = () =>
          new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        for (let at = 0; at < count; at += 1) {
          document.querySelector<HTMLElement>(selector)?.click();
          await painted();
        }
      },
      [button, times] as const,
    );
  // The first presses load the code of the coupon, which is no cost of a click.
  await press(4);
  await settle(page, session);
  const before = await readTicks(session);
  await press(clicks);
  const after = await readTicks(session);
  return (after.task - before.task) / clicks;
}

async function stopMatches(): Promise<void> {
  await fetch(`${process.env.BASE_URL ?? ''}/sandbox-api/v1/simulator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ run: false }),
  });
}

/**
 * Measures a press on a price until the paint: a press puts the bet into the coupon, the next one takes it out. The
 * reference is one change of one React state.
 */
export const clickCase: BenchCase = {
  id: 'coupon.click',
  async run(rounds) {
    const stop = await startServer();
    await stopMatches();
    const browser = await launch();
    const site = await serveBenchPages();
    const measure = async (url: string, name: RegExp) => {
      const { page, session } = await openPage(browser, url);
      await page
        .getByRole('button', { name })
        .first()
        .evaluate((button, id) => {
          button.id = id;
        }, pressedMark);
      const cost = await clickCost(page, session, `#${pressedMark}`);
      await page.close();
      return cost;
    };
    try {
      const variants = {
        // The name of a price button consists of its match, its outcome and its odds.
        ours: () => measure(`${process.env.BASE_URL ?? ''}/en/home/line`, /, .+ \d+\.\d+$/),
        react: () => measure(site.url('react.html'), /^[01]$/),
      };
      return [
        await compare({ id: 'coupon.click', unit: 'ms of main thread', goals: { react: goal } }, variants, rounds),
      ];
    } finally {
      site.close();
      await browser.close();
      await stop();
    }
  },
};

/** Windows of few lines: a page at 400 per cent, a phone with its keyboard open. */
import type { Page } from '@playwright/test';

import { coupon, expect, odds, test } from '../../support/world.ts';

/** Can a person see something of what has the focus? */
const seesFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) =>
      steps.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return points.some(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  });

test('[UI-92] [R-N9] at 400 per cent what has the focus can be seen, with a coupon at the foot', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en/home/line');
  const first = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /\d[.,]\d/ })
    .first();
  await first.click();
  await expect(page.getByRole('button', { name: /1 selection/ })).toBeVisible();
  await first.focus();
  const unseen: string[] = [];
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await seesFocus(page)) === false)
      unseen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(unseen).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('[CPN-92] [R-N15] with the keyboard open stake, win and button can be seen and pressed', async ({
    page,
    world,
  }) => {
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    const { match } = pick!;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/home/live');
    await odds(page, match, match.opp1.name).click();
    await coupon(page)
      .getByRole('button', { name: /1 selection/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Stake' }).click();
    await page.setViewportSize({ width: 390, height: 440 });
    for (const part of [
      sheet.getByRole('textbox', { name: 'Stake' }),
      sheet.getByText('Potential returns'),
      sheet.getByRole('button', { name: /^Place bet/ }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: /^Place bet/ }).click({ trial: true });
  });
});

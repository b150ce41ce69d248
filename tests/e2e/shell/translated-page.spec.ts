/** A page that the browser translates: every text of it is replaced, again and again. Prices, bets and sums stay true. */
import type { Page } from '@playwright/test';

import { coupon, enter, expect, odds, test, visit } from '../../support/world.ts';

/** Replaces every text by one in two elements of its own, as translators do, and what they are told to leave alone too. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
      const outer = document.createElement('bdi');
      outer.appendChild(document.createElement('bdi')).textContent = text.data;
      text.replaceWith(outer);
    }
  });

/** What the boundaries of the page report. The mend of a block is one too: no block should need it here. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /failed|NotFoundError/.test(message.text())) failures.push(message.text());
  });
  return failures;
}

test(
  '[UI-80] [R-N1] a translated board follows the feed, and its bet is placed with a receipt',
  { tag: '@core' },
  async ({ page, world }) => {
    const failures = failuresOf(page);
    await world.simulator({ run: false });
    const [first] = await world.liveMatches();
    const { match, home } = first!;
    await enter(page, await world.createUser('player'));
    await page.goto('/en/home/live');
    const cell = odds(page, match, match.opp1.name);
    await expect(cell).toContainText(home.coef.toFixed(2));
    await translate(page);
    await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 7.7 });
    await expect(cell).toContainText('7.70');
    await cell.click();
    const slip = coupon(page);
    await expect(slip).toContainText('7.70');
    await translate(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
    await translate(page);
    await expect(slip.getByRole('button', { name: /^Place bet/ })).toContainText('10');
    await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 7.5 });
    await expect(slip).toContainText('7.50');
    await translate(page);
    await slip.getByRole('button', { name: /and place/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
    await translate(page);
    await slip.getByRole('tab', { name: /My bets/ }).click();
    await expect(slip).toContainText('7.5');
    expect(failures).toEqual([]);
  },
);

const pages = [
  ...[
    '/en',
    '/en/home/line',
    '/en/multi',
    '/en/results',
    '/en/slots',
    '/en/promo',
    '/en/toto',
    '/en/lotto',
    '/en/news',
  ],
  ...['/en/office/account', '/en/office/recharge', '/en/office/deduce', '/en/office/responsible', '/en/office/history'],
  ...[
    '/en/office/wallets',
    '/en/office/security',
    '/en/information/betting-calculator',
    '/en/information/about',
    '/en/home/live',
  ],
];

test('[UI-80] [R-N1] the whole site can be walked while it is translated', async ({ page, world }) => {
  test.slow();
  const failures = failuresOf(page);
  await enter(page, await world.createUser('player'));
  await page.goto(pages[0]!);
  for (const path of pages.slice(1)) {
    const before = await page.title();
    await visit(page, path);
    await expect.poll(() => page.title()).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await translate(page);
    await page.locator('body').press('Tab');
  }
  expect(failures).toEqual([]);
});

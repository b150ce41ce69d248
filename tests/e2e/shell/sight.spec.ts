import type { Page } from '@playwright/test';

import { coupon, enter, expect, odds, test } from '../../support/world.ts';

const widths = [1366, 1920];
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

for (const width of widths) {
  test(`[UI-18] the list ends where the coupon begins, ${String(width)} px`, async ({ page, world }) => {
    await world.simulator({ run: false });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/home/live');
    await expect(page.getByRole('article').first()).toBeVisible();
    const end = width === 1920 ? 'main section[aria-label*="–"]' : 'main h2';
    await expect(page.locator(end).first()).toBeVisible();
    const [last, slip] = [await box(page, end), await box(page, '#coupon')];
    expect(Math.abs(last.x + last.width - slip.x)).toBeLessThanOrEqual(1);
  });
}

test('[UI-18] a wide window has three columns of markets, so that no price is far from its name', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [pick] = await world.liveMatches();
  await page.goto('/en/home/live');
  await page.getByRole('main').getByRole('link', { name: pick!.match.opp1.name }).first().click();
  await expect(page).toHaveURL(/\/home\/live\/[^/]+\/[^/]+\/[^/]+$/);
  const over = page
    .getByRole('main')
    .getByRole('button', { name: /Total goals, Over 2.5 / })
    .first();
  await expect(over).toBeVisible();
  expect((await over.boundingBox())!.width).toBeLessThanOrEqual(240);
  const lefts = await page
    .locator('[data-price-grid="markets"] > *')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(3);
});

test('[UI-19] where sports are icons alone each stands there once', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/en/home/live');
  const menu = page.getByRole('navigation', { name: 'Sports' });
  await expect(menu.getByRole('link', { name: /^Football \d/ })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: /^Tennis \d/ })).toHaveCount(1);
});

test('[UI-22] beside a filtered list stands a game that the filter lets through', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const matches = await world.liveMatches();
  const [first, third] = [matches[0]!.match, matches[2]!.match];
  const named = ({ opp1, opp2 }: typeof first) =>
    page.getByRole('main').getByRole('region', { name: `${opp1.name} – ${opp2.name}` });
  await page.goto('/en/home/live');
  await expect(named(first)).toBeVisible();
  await odds(page, first, first.opp1.name).click();
  await page.getByRole('main').getByRole('searchbox').fill(third.opp1.name);
  await expect(named(third)).toBeVisible();
  await expect(named(first)).toHaveCount(0);
});

test('[UI-25] one number of markets: in the row, in the preview, over the markets', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [pick] = await world.liveMatches();
  const { match } = pick!;
  await page.goto('/en/home/live');
  const main = page.getByRole('main');
  const count = String(match.marketsCount);
  await expect(main.getByRole('link', { name: `${count} markets: ${match.opp1.name}` })).toHaveText(`+${count}`);
  const preview = main.getByRole('region', { name: `${match.opp1.name} – ${match.opp2.name}` });
  await expect(preview.getByRole('link', { name: `${count} markets`, exact: true })).toBeVisible();
  await expect(preview.getByRole('tab', { name: `All ${count} markets` })).toBeVisible();
});

test('[UI-21] the history page stands still while its parts arrive', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await enter(page);
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  await coupon(page).getByRole('textbox', { name: 'Stake' }).fill('150');
  await coupon(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(coupon(page).getByText('Bet accepted')).toBeVisible();

  await page.addInitScript(() => {
    const sums = { value: 0 };
    Object.assign(globalThis, { shifts: sums });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          sums.value += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Delays the sums until after the list, and the accounts until after both.
  await world.faults(
    { path: '/coupon-api/v1/coupons/summary', delayMs: 900, times: 5 },
    { path: '/web-api/account/balance*', delayMs: 1500, times: 5 },
  );
  await page.goto('/en/office/history');
  await expect(page.getByRole('list', { name: 'Bets' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^Totals/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Account' }).getByRole('option').nth(1)).toBeAttached();
  const shifted = await page.evaluate(async () => {
    // The browser reports a shift after the frame in which it happened.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { shifts: { value: number } }).shifts.value;
  });
  expect(shifted).toBeLessThan(0.02);
});

/** Measures the contrast of two colours that the browser computes. */
const contrastOf = (page: Page, ink: string, ground: string) =>
  page.evaluate(
    ([one, other]) => {
      const light = (name: string) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const parts = getComputedStyle(probe)
          .color.match(/[\d.]+/g)!
          .map((part) => Number(part) / 255);
        probe.remove();
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const [a, b] = [light(one!), light(other!)].sort((x, y) => y - x);
      return (a! + 0.05) / (b! + 0.05);
    },
    [ink, ground],
  );

for (const theme of ['light', 'dark'])
  test(`[UI-20] who asks for more contrast has it, ${theme}`, async ({ page, context, world, baseURL }) => {
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/en/home/live');
    const price = page.getByRole('article').first().getByRole('button', { pressed: false }).nth(1);
    await expect(price).toBeVisible();
    for (const line of ['--color-border-hairline', '--color-border-subtle', '--color-border-control'])
      expect(await contrastOf(page, line, '--color-surface-base'), line).toBeGreaterThanOrEqual(3);
    for (const words of ['--color-text-secondary', '--color-text-tertiary'])
      for (const ground of ['--color-surface-base', '--color-surface-group', '--color-odds-idle'])
        expect(await contrastOf(page, words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(7);
    await expect(price).not.toHaveCSS('border-block-start-color', 'rgba(0, 0, 0, 0)');
  });

test('[UI-20] with forced colours no words lie over others, and what floats has an edge', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.emulateMedia({ forcedColors: 'active' });
  const [pick] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  const types = coupon(page).getByRole('combobox', { name: 'Type' });
  await expect(types).toHaveCSS('opacity', '0');
  const edge = (name: RegExp) =>
    coupon(page)
      .getByRole('button', { name })
      .first()
      .evaluate((button) => getComputedStyle(button).borderBlockStartColor);
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await edge(/^Remove /)).toBe(canvas);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = coupon(page).getByRole('button', { expanded: false }).first();
  await expect(bar).not.toHaveCSS('border-block-start-width', '0px');
});

for (const [width, lang] of [
  [1920, 'en'],
  [1366, 'ar'],
  [1100, 'en'],
  [390, 'ar'],
] as const)
  test(`[ODDS-03] a total of three digits is read whole beside its price, ${String(width)} px, ${lang}`, async ({
    page,
    world,
  }) => {
    await world.simulator({ run: false });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${lang}/home/line/3-basketball`);
    const prices = page.getByRole('article').getByRole('button').filter({ hasText: /\d\d/ });
    await expect(prices.nth(20)).toBeVisible();
    // `scrollWidth` counts whole pixels and misses a text that is cut by half a pixel.
    const cut = await prices.evaluateAll((buttons) =>
      buttons
        .flatMap((button) => [...button.children])
        .filter((label) => {
          const text = document.createRange();
          text.selectNodeContents(label);
          const needed = text.getBoundingClientRect().width;
          return label.clientWidth > 1 && needed > label.getBoundingClientRect().width + 0.1;
        })
        .map((label) => label.textContent),
    );
    expect(cut).toEqual([]);
  });

for (const lang of ['en', 'ar'])
  test(`[LANG-12] on the game page a price stands at the end of its button, ${lang}`, async ({ page, world }) => {
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    await page.goto(`/${lang}/home/live/1/${String(pick!.match.champId)}/${String(pick!.match.id)}`);
    const prices = page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasText: /\d\.\d\d$/ });
    await expect(prices.nth(8)).toBeVisible();
    const gaps = await prices.evaluateAll((buttons) =>
      buttons.map((button) => {
        const [box, price] = [button, button.lastElementChild!].map((each) => each.getBoundingClientRect());
        return document.dir === 'rtl' ? price!.left - box!.left : box!.right - price!.right;
      }),
    );
    expect(gaps.filter((gap) => gap > 12)).toEqual([]);
  });

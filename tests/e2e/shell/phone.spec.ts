import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, profileOf, test } from '../../support/world.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[UI-29] the games begin within 150 px, and the main places are under the thumb', async ({ page, world }) => {
  await world.simulator({ run: false });
  await enter(page);
  await page.goto('/en/home/live');
  const head = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(head).toBeVisible();
  expect((await head.boundingBox())!.y).toBeLessThanOrEqual(150);
  // The target for a finger has 44 px, the visible circle 32 px.
  const avatar = profileOf(page);
  expect((await avatar.boundingBox())!.width).toBe(44);
  await expect(avatar).toHaveCSS('background-clip', 'content-box');
  await expect(avatar).toHaveCSS('padding-inline-start', '6px');

  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  await expect(tabs.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  const [bar, slip] = [
    (await tabs.boundingBox())!,
    (await page.getByRole('button', { name: /^Bet slip Bet slip is empty/ }).boundingBox())!,
  ];
  expect(bar.y + bar.height).toBe(844);
  expect(slip.y + slip.height).toBeLessThanOrEqual(bar.y);
  await expectAccessible(page);
  await tabs.getByRole('button', { name: 'My bets' }).tap();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /^My bets/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Escape');
  await tabs.getByRole('link', { name: 'Upcoming' }).tap();
  await expect(page).toHaveURL(/\/en\/home\/line$/);
  await tabs.getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL(/\/en$/);

  await page.goto('/en/home/live');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap();
  const follow = page.getByRole('main').getByRole('button', { name: 'Favourite', exact: true });
  await expect(follow).toBeVisible();
  expect((await follow.boundingBox())!.height).toBe(32);
});

test('[UI-29] [BOOT-38] what the site does not offer is no place at the foot', async ({ page, world }) => {
  await world.configure({ availability: [1, 3, 4, 34, 35, 36] });
  await page.goto('/en');
  const tabs = page.getByRole('navigation', { name: 'Main pages' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Upcoming', 'Limits']);
});

test('[UI-23] club words go where room is short, and are read all the same', async ({ page, world }) => {
  await world.simulator({ run: false });
  const matches = await world.liveMatches();
  const { match } = matches.find(({ match: each }) => / FC$/.test(each.opp1.name))!;
  await page.goto('/en/home/live');
  const link = page.getByRole('main').getByRole('link', { name: match.opp1.name, exact: false }).first();
  await expect(link).toBeVisible();
  expect((await link.getByText('FC', { exact: true }).first().boundingBox())!.width).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1920, height: 900 });
  expect((await link.getByText('FC', { exact: true }).first().boundingBox())!.width).toBeGreaterThan(8);
});

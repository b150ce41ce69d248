/** What players can read of their play and their limits, and what they hear when a limit comes near. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function setLimit(page: Page, kind: string, sum: string): Promise<void> {
  const form = part(page, 'Set a limit');
  await form.getByRole('radio', { name: kind }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill(sum);
  await form.getByRole('button', { name: /^Set / }).click();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
}

/** A player with a limit of 50 on stakes in 7 days. */
async function limited(page: Page, world: World): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/responsible');
  await setLimit(page, 'Stakes', '50');
}

async function placed(page: Page, world: World, stake: string): Promise<void> {
  const [match] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, match!.match, match!.match.opp1.name).click();
  await coupon(page).getByRole('textbox', { name: 'Stake' }).fill(stake);
  await coupon(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
}

const notice = (page: Page) => page.getByText(/Stake limit \(7 days\): .* used/);

test(
  '[LIM-50] half of a limit is said in every open tab once, and not again after a reload',
  { tag: '@core' },
  async ({ page, world, context }) => {
    await limited(page, world);
    const second = await context.newPage();
    await second.goto('/en/home/live');
    await expect(second.getByRole('main').getByRole('heading').first()).toBeVisible();
    await placed(page, world, '30');
    for (const tab of [page, second]) await expect(notice(tab)).toHaveText(/30.USD of 50.USD/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(coupon(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('[LIM-42] [LIM-72] own figures stand beside the amount, and the history tells every change', async ({
  page,
  world,
}) => {
  await limited(page, world);
  await placed(page, world, '10');
  await expect(coupon(page)).toContainText(/accepted|placed/i);
  await page.goto('/en/office/responsible');
  const form = part(page, 'Set a limit');
  await expect(form).toContainText(/You deposited .* in the last 30 days/);
  await form.getByRole('radio', { name: 'Stakes' }).check();
  await expect(form).toContainText(/You staked 10.\$ in the last 30 days/);
  await setLimit(page, 'Stakes', '20');
  await page.getByRole('main').getByRole('link', { name: 'Limits and activity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and activity');
  const first = part(page, 'Your activity').getByRole('term').first();
  await expect(first).toHaveText('Net result');
  await expect(part(page, 'Your activity').getByRole('definition').first()).toHaveText(/^[-−]10.\$$/);
  const rows = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Stakes, 7 days.*Applied immediately.*from 50.\$ to 20.\$/);
  await expect(rows.last()).toContainText(/from no limit to 50.\$/);
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the page of the history has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await limited(page, world);
    await page.goto(`/${language}/office/responsible/history`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
  });

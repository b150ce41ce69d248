/** Cashback of sport and casino, and the link that brings friends. */
import type { Page } from '@playwright/test';

import type { Cashback } from '../../../contracts/cashback.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const path = '/office-api/v1/cashback/common';

async function open(page: Page, world: World, section: string, profile = 'player', language = 'en') {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto(`/${language}/office/${section}`);
}

test('[OFFICE-03] cashback says what it is, and follows the mode of the settings', async ({ page, world }) => {
  await open(page, world, 'cashback');
  await expect(main(page).getByRole('heading', { name: 'Cashback, 3%' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Claim' })).toBeDisabled();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'your level' })).toHaveText(/from 0 points.*3%/);
  await main(page).getByRole('link', { name: 'Cashback type' }).press('Enter');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await main(page).getByRole('radio', { name: 'Points' }).check();
  await saved;
  await page.goto('/en/office/casino/vipcashback');
  await expect(main(page).getByRole('heading', { name: 'Cashback, points' })).toBeVisible();
});

test('what is available is taken once, and a refusal says so', { tag: '@core' }, async ({ page, world }) => {
  const data: Cashback = {
    ...{ iso: 'USD', mode: 'percent', level: 1, points: 1200, percent: 5, available: 6, isHeldBack: false },
    levels: [
      { from: 0, percent: 3 },
      { from: 1000, percent: 5 },
    ],
    period: 'week',
    periods: [{ from: 1_763_337_600, staked: 200, lost: 120 }],
    nextAt: 1_763_942_400,
  };
  await world.faults(
    { method: 'GET', path, status: 200, body: { data }, times: 1 },
    {
      method: 'POST',
      path: `${path}/take`,
      status: 400,
      body: { code: 2, message: 'Later.', requestId: 'x' },
      times: 1,
    },
    { method: 'POST', path: `${path}/take`, status: 200, body: { data: { ...data, available: 0 } }, times: 1 },
  );
  await open(page, world, 'cashback');
  await expect(main(page).getByText(/staked .*200.*, lost .*120/)).toBeVisible();
  const take = main(page).getByRole('button', { name: 'Claim' });
  await take.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: 'Later.' })).toBeVisible();
  await take.press('Enter');
  await expect(page.getByText(/6.* credited to your main account/)).toBeVisible();
  await expect(take).toBeDisabled();
});

test('[LIM-69] an excluded player reads why there is no cashback', async ({ page, world }) => {
  await open(page, world, 'cashback', 'excluded');
  await expect(main(page).getByText('during a time-out or self-exclusion')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Claim' })).toHaveCount(0);
});

test('[ROUTE-108] premium cashback says that it begins later, and asks for nothing', async ({ page, world }) => {
  await open(page, world, 'casino/premiumcashback');
  await expect(main(page).getByText('It is not a target')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'your level' })).toHaveText(/from 0 points.*0%/);
  await expect(main(page).getByRole('heading', { name: 'Recent months' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Claim' })).toBeDisabled();
});

test('[ROUTE-114] a reward is taken by keyboard, after a refusal that says why; the money is there', async ({
  page,
  world,
}) => {
  const body = { code: 2, message: 'Later.', requestId: 'x' };
  await world.faults({ method: 'POST', path: '/office-api/v1/rewards/verified-1/take', status: 400, body, times: 1 });
  await open(page, world, 'rewards');
  const row = main(page).getByRole('listitem').filter({ hasText: 'Identity verified' });
  const take = row.getByRole('button', { name: 'Claim' });
  await take.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: 'Later.' })).toBeVisible();
  await take.press('Enter');
  await expect(page.getByText(/5.\$ credited to your main account/)).toBeVisible();
  await expect(row.getByText('claimed', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('1,005');
  await main(page).getByRole('link', { name: 'Two-factor authentication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

test('[ROUTE-111] the link that brings friends is whole and can be copied', async ({ page, world }) => {
  await open(page, world, 'bringfriend');
  const address = main(page).getByRole('textbox', { name: 'Referral link' });
  await expect(address).toHaveValue(/^https?:\/\/[^/]+\/en\/registration\?bf=p[a-z\d]+$/);
  await main(page).getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(page.getByText(/Link (copied|selected)/)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Referrals: 0' })).toBeVisible();
});

for (const section of ['cashback', 'bringfriend', 'rewards'] as const)
  test(`/office/${section} has no fault of access, also in Arabic on a dark phone`, async ({ page, world }) => {
    await open(page, world, section);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/ar/office/${section}`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  });

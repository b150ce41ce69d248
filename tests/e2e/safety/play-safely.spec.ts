/** What players set to stay in control, and what it stops. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** A player on the page of limits. */
async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(`/${language}/office/responsible`);
  return user;
}

async function set(page: Page, kind: string, sum: string): Promise<void> {
  const form = part(page, 'Set a limit');
  await form.getByRole('radio', { name: kind }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill(sum);
  await form.getByRole('button', { name: /^Set / }).click();
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

test(
  '[LIM-38] [LIM-42] [LIM-43] [LIM-44] a stake limit is typed into an empty field, holds at once, and stops a bet with its name',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    const amount = part(page, 'Set a limit').getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('');
    // Deposits stand first and as large as any other kind.
    const kinds = part(page, 'Set a limit').getByRole('radio');
    await expect(kinds.first()).toHaveAccessibleName('Deposits');
    await set(page, 'Stakes', '50');
    const stakes = part(page, 'Stake limits');
    await expect(stakes.getByRole('meter', { name: '7 days' })).toHaveAttribute(
      'aria-valuetext',
      /^0.\$ of 50.\$ used$/,
    );
    await placed(page, world, '60');
    await expect(coupon(page)).toContainText('your stake limit');
    await expect(coupon(page)).toContainText(/Stake limit for 7 days: 50.\$ left until .+, \d\d:\d\d\./);
    await coupon(page).getByRole('link', { name: 'My limits' }).click();
    await expect(stakes.getByRole('meter', { name: '7 days' })).toBeVisible();
  },
);

test('[LIM-39] [LIM-12] [LIM-35] [LIM-13] [LIM-18] a higher limit waits, can be confirmed within the day after, and only then holds; whoever keeps the old one sees nothing wait', async ({
  page,
  world,
}) => {
  await open(page, world);
  await set(page, 'Losses', '50');
  const losses = part(page, 'Loss limits');
  await expect(losses.getByRole('meter')).toHaveAttribute('aria-valuetext', /^0.\$ of 50.\$ used$/);
  await set(page, 'Losses', '80');
  await expect(losses).toContainText(/Pending change: 7 days from 50.\$ to 80.\$/);
  const confirm = losses.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await world.control('POST', 'clock', { advance: 86_400 });
  await page.reload();
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await confirm.click();
  await expect(losses.getByRole('meter')).toHaveAttribute('aria-valuetext', /^0.\$ of 80.\$ used$/);
  await expect(losses).not.toContainText('Pending change');

  const deposits = part(page, 'Deposit limits');
  await set(page, 'Deposits', '50');
  await expect(deposits.getByRole('meter')).toHaveAttribute('aria-valuetext', /^0.\$ of 50.\$ used$/);
  await set(page, 'Deposits', '80');
  await expect(deposits).toContainText('Pending change');
  await world.control('POST', 'clock', { advance: 86_400 + 3600 });
  await page.reload();
  await expect(deposits.getByRole('timer')).toHaveText(/^22:5\d:\d\d left to answer\.$/);
  // No look at the list is answered: what the page knows is enough.
  await page.route('**/web/v3/limits*', (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await deposits.getByRole('button', { name: 'Keep old limit' }).click();
  await expect(deposits).not.toContainText('Pending change');
  await expect(deposits.getByRole('meter')).toHaveAttribute('aria-valuetext', /of 50.\$ used$/);
});

test('[LIM-06] [LIM-07] [LIM-21] [LIM-22] the player chooses how long a session lasts and how often they are reminded', async ({
  page,
  world,
}) => {
  await open(page, world);
  const time = part(page, 'Session limit');
  const session = time.getByRole('combobox', { name: 'Session limit' });
  await expect(session).toHaveValue('');
  await expect(session.getByRole('option')).toHaveCount(25);
  await session.selectOption('3 h');
  await expect(time.getByRole('status')).toHaveText('Takes effect immediately');
  await time.getByRole('button', { name: 'Set: Session limit' }).click();
  await expect(time.getByRole('button', { name: 'Set: Session limit' })).toHaveAttribute('aria-disabled', 'true');
  const reality = part(page, 'Reality check');
  const check = reality.getByRole('combobox', { name: 'Reality check' });
  await expect(check.getByRole('option')).toHaveText([
    'Not set',
    '5 min',
    '10 min',
    '15 min',
    '30 min',
    '45 min',
    '60 min',
  ]);
  await check.selectOption('15 min');
  await reality.getByRole('button', { name: 'Set: Reality check' }).click();
  await expect(reality.getByRole('button', { name: 'Set: Reality check' })).toHaveAttribute('aria-disabled', 'true');
  // Fewer reminders, or none, wait like every looser limit.
  await check.selectOption('Not set');
  await expect(reality.getByRole('status')).toContainText('takes effect after 1 day');
  await reality.getByRole('button', { name: 'Set: Reality check' }).click();
  await expect(reality).toContainText('Pending change: Reality check from 15 min to no limit');
  await page.reload();
  await expect(session).toHaveValue('3');
  await expect(check).toHaveValue('15');
});

test(
  '[LIM-53] one press begins a time-out, by keyboard, and no bet goes through after it',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    const rest = part(page, 'Take a time-out');
    const deposit = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
    await expect(deposit).toBeVisible();
    await rest.getByRole('button', { name: '7 days' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'You are taking a time-out' })).toBeVisible();
    await expect(deposit).toHaveCount(0);
    await placed(page, world, '5');
    await expect(coupon(page)).toContainText('You are on a time-out');
  },
);

test(
  '[LIM-55] [LIM-56] [LIM-19] a tick and a press exclude the player: the page says until when, and the session is over',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    const leave = part(page, 'Self-exclusion and longer breaks');
    await leave.getByRole('combobox', { name: 'Duration' }).selectOption({ label: 'Break of 7 days' });
    await expect(leave.getByRole('button', { name: 'Take a break of 7 days' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await leave.getByRole('combobox', { name: 'Duration' }).selectOption({ label: 'Self-exclusion for 180 days' });
    await leave.getByRole('checkbox').check();
    await leave.getByRole('button', { name: 'Self-exclude for 180 days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are self-excluded' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/there are no bets, deposits or games until .+ 20\d\d/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the page of limits has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    const main = page.getByRole('main');
    await main.getByRole('textbox').first().fill('50');
    await main.getByRole('textbox').first().press('Enter');
    await expect(main.getByRole('meter')).toBeVisible();
    await main.getByRole('textbox').first().fill('80');
    await main.getByRole('textbox').first().press('Enter');
    await expectAccessible(page);
  });

test('[LIM-101] a sum that is typed while the answer to the limit before is on its way stays', async ({
  page,
  world,
}) => {
  await open(page, world);
  const answer = Promise.withResolvers();
  await page.route('**/api/external/web/v3/limits', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await set(page, 'Stakes', '75');
  const form = part(page, 'Set a limit');
  await form.getByRole('radio', { name: 'Losses' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('75');
  answer.resolve(undefined);
  await expect(part(page, 'Stake limits').getByRole('meter', { name: '7 days' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('75');
});

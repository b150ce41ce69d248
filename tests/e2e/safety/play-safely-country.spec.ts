/** What a country adds to what players set: questions, demands, a talk, the way back. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const day = 86_400;

/** A player on the page of limits, in a country. */
async function open(page: Page, world: World, protection: object) {
  await world.simulator({ run: false });
  await world.control('PATCH', 'config', { protection });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto('/en/office/responsible');
  return user;
}

async function type(page: Page, kind: string, sum: string): Promise<void> {
  const form = part(page, 'Set a limit');
  await form.getByRole('radio', { name: kind, exact: true }).check();
  await form.getByRole('textbox').fill(sum);
}
const press = (page: Page) => part(page, 'Set a limit').getByRole('button', { name: /^Set / }).click();

test('[LIM-27] [LIM-28] questions come before a looser limit alone, and a wrong answer is marked', async ({
  page,
  world,
}) => {
  await open(page, world, { questions: 'always' });
  await type(page, 'Losses', '50');
  await press(page);
  const losses = part(page, 'Loss limits');
  await expect(losses.getByRole('meter')).toBeVisible();
  await type(page, 'Losses', '80');
  await press(page);
  const dialog = page.getByRole('dialog', { name: 'Questions before a limit increase' });
  await dialog.getByRole('radio', { name: 'It is gone' }).check();
  await dialog.getByRole('radio', { name: 'When I have won back what I lost' }).check();
  await dialog.getByRole('radio', { name: 'Money I can afford to lose' }).check();
  await dialog.getByRole('button', { name: 'Submit answers' }).click();
  await expect(dialog.getByRole('group', { name: 'When is it time to stop?' })).toContainText(
    'This answer is incorrect',
  );
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'When it is no longer fun' }).check();
  await dialog.getByRole('button', { name: 'Submit answers' }).click();
  await expect(dialog).toBeHidden();
  await expect(losses).toContainText(/Pending change: 7 days from 50.\$ to 80.\$/);
  await type(page, 'Losses', '40');
  await press(page);
  await expect(losses.getByRole('meter')).toHaveAttribute('aria-valuetext', /^0.\$ of 40.\$ used$/);
  await expect(dialog).toBeHidden();
});

test('[LIM-47] [LIM-51] [LIM-52] the Netherlands: limits are demanded, the sum is asked about, a high one waits for a talk', async ({
  page,
  world,
}) => {
  await open(page, world, { profile: 'NL' });
  const deposits = part(page, 'Deposit limits');
  await expect(deposits.getByText('You must set this limit before you can play.')).toHaveCount(3);
  await type(page, 'Deposits', '50');
  const set = part(page, 'Set a limit').getByRole('button', { name: /^Set / });
  await expect(set).toHaveAttribute('aria-disabled', 'true');
  await part(page, 'Set a limit').getByRole('radio', { name: 'Yes' }).check();
  await set.click();
  await expect(deposits.getByRole('meter', { name: '7 days' })).toBeVisible();
  await type(page, 'Time', '120');
  await press(page);
  await expect(part(page, 'Time limits').getByRole('meter')).toHaveAttribute('aria-valuetext', /of 120 min used$/);
  await type(page, 'Balance', '2000');
  await part(page, 'Set a limit').getByRole('radio', { name: 'Yes' }).check();
  await press(page);
  const balance = part(page, 'Maximum balance');
  await expect(balance.getByRole('meter')).toHaveAttribute('aria-valuetext', /^1,000.\$ of 2,000.\$ used$/);
  await type(page, 'Deposits', '900');
  await part(page, 'Set a limit').getByRole('combobox', { name: 'Period' }).selectOption({ label: '1 month' });
  await type(page, 'Deposits', '900');
  await part(page, 'Set a limit').getByRole('radio', { name: 'Yes' }).check();
  await press(page);
  await expect(deposits).toContainText('only after you have spoken to us');
  await expect(deposits.getByRole('button', { name: 'Contact us' })).toBeVisible();
});

test('[LIM-40] [LIM-36] Germany: what is looser says how long it waits, and a refusal says why with its status', async ({
  page,
  world,
}) => {
  await open(page, world, { profile: 'DE' });
  const summary = page.getByRole('dialog', { name: 'Your last 30 days' });
  await summary.getByRole('button', { name: 'I have read this' }).click();
  // It stays until the server has heard of it, and behind it nobody types.
  await expect(summary).toBeHidden();
  await part(page, 'Set a limit').getByRole('combobox', { name: 'Period' }).selectOption({ label: '1 month' });
  await type(page, 'Deposits', '5000');
  await press(page);
  await expect(page.getByText('Your country does not allow a limit this high. (400)')).toBeVisible();
  await type(page, 'Deposits', '50');
  await press(page);
  await expect(part(page, 'Deposit limits').getByRole('meter')).toBeVisible();
  await type(page, 'Deposits', '80');
  await expect(part(page, 'Set a limit').getByRole('status')).toHaveText('Increase: takes effect after 7 days');
  await press(page);
  await expect(part(page, 'Deposit limits')).toContainText('Takes effect automatically from');
  await expect(part(page, 'Deposit limits').getByRole('button', { name: 'Confirm' })).toHaveCount(0);
});

test('[LIM-58] [LIM-61] after an exclusion the player asks to return, and waits a day; links lead out of other sites', async ({
  page,
  world,
}) => {
  const user = await open(page, world, { profile: 'GB' });
  const leave = part(page, 'Self-exclusion and longer breaks');
  await expect(leave.getByRole('link', { name: 'GAMSTOP' })).toHaveAttribute('href', /^https:/);
  await leave.getByRole('radio', { name: 'All our sites' }).check();
  await leave.getByRole('checkbox').check();
  await leave.getByRole('button', { name: 'Self-exclude for 180 days' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await world.control('POST', 'clock', { advance: 181 * day });
  await enter(page, user);
  await page.goto('/en/office/responsible');
  await expect(leave).toContainText('Your account stays closed until you ask to return.');
  await leave.getByRole('button', { name: 'Request return' }).click();
  await expect(leave.getByRole('status')).toContainText('You have asked to return. Your account reopens on');
});

test('[LIM-08] a time-out may stop deposits alone, and the player is not told of their own change', async ({
  page,
  world,
}) => {
  await open(page, world, {});
  const rest = part(page, 'Take a time-out');
  await rest.getByRole('radio', { name: 'Deposits only' }).check();
  await rest.getByRole('button', { name: '7 days' }).click();
  await expect(rest.getByRole('status')).toContainText('No deposits until');
  await expect(page.getByText('Your limits have changed')).toHaveCount(0);
});

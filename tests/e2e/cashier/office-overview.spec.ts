/** The first page of the office: what matters to a player at a glance. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function open(page: Page, world: World, language = 'en', profile = 'player'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto(`/${language}/office`);
}

test('the office opens with accounts, limits, bets and messages, and each leads to its page', async ({
  page,
  world,
}) => {
  await open(page, world);
  await expect(page).toHaveURL(/\/en\/office\/account$/);
  await expect(part(page, 'Accounts').getByRole('listitem')).toContainText('USD');
  await expect(part(page, 'Recent bets')).toContainText('No bets yet');
  await expect(part(page, 'Messages')).toContainText('No messages');
  await part(page, 'Limits at a glance').getByRole('link', { name: 'All limits' }).click();
  const form = page.getByRole('main').getByRole('region', { name: 'Set a limit' });
  await form.getByRole('radio', { name: 'Stakes' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('50');
  await form.getByRole('button', { name: /^Set / }).click();
  await expect(page.getByRole('main').getByRole('meter').first()).toBeVisible();
  await page.goto('/en/office/account');
  await expect(part(page, 'Limits at a glance').getByRole('meter', { name: 'Stake limit (7 days)' })).toHaveAttribute(
    'aria-valuetext',
    /0.* of 50.* used/,
  );
});

test('[VERIF-03] who must show who they are reads so, and the link leads to where they do', async ({ page, world }) => {
  await open(page, world, 'en', 'unverified');
  const card = part(page, 'Verification');
  await expect(card).toContainText('Verify your identity to withdraw.');
  await card.getByRole('link', { name: 'Go to verification' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
});

test('a frozen account is told on the overview, on every page and where money goes out, with what to do', async ({
  page,
  world,
}) => {
  await open(page, world, 'en', 'frozen');
  const frozen = page.getByRole('main').getByText(/^Your account is frozen/);
  await expect(frozen).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/office\/support/);
  await page.goto('/en/office/deduce');
  await expect(frozen).toBeVisible();
  await page.getByRole('region', { name: 'Session' }).getByRole('link', { name: 'Account frozen' }).click();
  await expect(page).toHaveURL(/office\/account/);
});

test('who has excluded themselves reads that their money can be taken out, and a limit of time is told', async ({
  page,
  world,
}) => {
  await open(page, world, 'en', 'excluded');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).last().click();
  await expect(page).toHaveURL(/office\/deduce/);
  await expect(page.getByRole('main').getByText('You are self-excluded: no bets or deposits.')).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies({ name: /^sid/ });
  await open(page, world, 'en', 'limited');
  await expect(page.getByRole('main').getByText('Your time limit will end this session automatically.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Your limits' })).toHaveAttribute(
    'href',
    '/en/office/responsible',
  );
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the overview has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(6);
    await expectAccessible(page);
  });

test('while the office is on its way, its place says so and does not stand empty', async ({ page, world }) => {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/plugins\/office\/.*\.js/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await open(page, world);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toBeVisible();
  letIn();
  await expect(part(page, 'Accounts')).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
});

test('on a phone the office has no bar of the coupon, and "My bets" of the tabs still opens the bets', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await open(page, world);
  await expect(part(page, 'Accounts')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Bet slip' }).getByRole('button', { name: /^Bet slip/ });
  await expect(bar).toBeHidden();
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('button', { name: 'My bets' }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'My bets' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Home' }).click();
  await expect(bar).toBeVisible();
});

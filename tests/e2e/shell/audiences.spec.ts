/** The controls that each visitor sees, and the remote apps that a page asks for. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, profileOf, test, visit } from '../../support/world.ts';

const banner = (page: Page) => page.getByRole('banner');
const balance = (page: Page) => banner(page).getByRole('button', { name: /Main · / });

test('[BOOT-03] a visitor is offered log-in and registration, a new player and one who logs in their money, a blocked region the page of the block', async ({
  page,
  world,
  context,
}) => {
  const forVisitors = ['Log in', 'Register'].map((name) => banner(page).getByRole('button', { name, exact: true }));
  const deposit = banner(page).getByRole('link', { name: 'Deposit' });
  await page.goto('/en/home/live');
  for (const control of forVisitors) await expect(control).toBeVisible();
  await expect(deposit).toHaveCount(0);
  await expect(profileOf(page)).toHaveCount(0);

  for (const profile of ['new', 'player']) {
    await enter(page, await world.createUser(profile));
    await page.goto('/en/home/live');
    await expect(deposit).toBeVisible();
    await expect(balance(page)).toBeVisible();
    for (const control of forVisitors) await expect(control).toHaveCount(0);
    await profileOf(page).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  await context.clearCookies({ name: /^sid/ });
  await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
  await page.goto('/en/home/live');
  await expect(page).toHaveURL(/\/en\/block$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your region');
  await expect(banner(page).getByRole('button', { name: 'Register' })).toHaveCount(0);
});

test('[BOOT-02] header and footer come once with the first page; results, news, promotions and office each ask for their own app', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const app = /\/plugins\/([\w-]+)\/index\.[^/]+\.js$/.exec(request.url())?.[1];
    if (app !== undefined) asked.push(app);
  });
  const wanted = async (path: string, app: string) => {
    const before = asked.length;
    await visit(page, path);
    await expect.poll(() => asked.slice(before)).toContain(app);
  };
  await enter(page);
  await page.goto('/en');
  await expect(profileOf(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect
    .poll(() => asked.filter((app) => app === 'header' || app === 'footer').toSorted())
    .toEqual(['footer', 'header']);
  await wanted('/en/results', 'results');
  await wanted('/en/news', 'news');
  await wanted('/en/promotions/x', 'promotions');
  await wanted('/en/office/account', 'office');
  expect(asked.filter((app) => app === 'header' || app === 'footer')).toHaveLength(2);
});

test('[ACC-10] who hides their balance sees no sum of it in header and coupon, until they show it again', async ({
  page,
  world,
}) => {
  const player = await world.createUser('player');
  await world.simulator({ run: false });
  const hide = (isHidden: boolean) =>
    world.control('PATCH', `users/${String(player.userId)}`, { user_hide_balance: isHidden });
  const [live] = await world.liveMatches();
  await hide(true);
  await enter(page, player);
  await page.goto('/en/home/live');
  await expect(balance(page)).toContainText('•••');
  await expect(balance(page)).not.toContainText(/\d/);
  await odds(page, live!.match, live!.match.opp1.name).click();
  const line = coupon(page).getByText('Balance', { exact: true }).locator('..');
  await expect(line).toHaveText(/•••$/);
  await hide(false);
  await expect(balance(page)).toContainText(/1.?000/);
  await expect(line).toHaveText(/1.?000/);
});

test('a frozen account and a transfer that was put off are said in coupon and cashier before anything is refused', async ({
  page,
  world,
}) => {
  const player = await world.createUser('player');
  const set = (state: object) => world.control('PATCH', `users/${String(player.userId)}`, state);
  await set({ isAccountFrozen: true, transferRequest: 'move-1' });
  await enter(page, player);
  await page.goto('/en/home/live');
  const move = page.getByRole('dialog', { name: 'Switch to your own account' });
  await page.keyboard.press('Tab');
  await move.getByRole('button', { name: 'Later' }).last().click();
  const slip = coupon(page);
  await expect(slip.getByText('Your account is frozen', { exact: false })).toBeVisible();
  await expect(slip.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/en/office/support');
  await expect(slip.getByText('Switch to your own account', { exact: false })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('main').getByText('Your account is frozen', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await set({ isAccountFrozen: false });
  await expect(page.getByText('Your account is frozen', { exact: false })).toHaveCount(0);
});

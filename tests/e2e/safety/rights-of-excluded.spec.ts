/** What is offered to players who have excluded themselves, and that a break waits for no other answer. */
import { enter, expect, test } from '../../support/world.ts';

test('[LIM-97] who has excluded themselves is offered no deposit: in the overview, at a bonus, in the menus', async ({
  page,
  world,
}) => {
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto('/en/office/account');
  const main = page.getByRole('main');
  const withdraw = main.getByRole('link', { name: 'Withdraw' }).first();
  const deposits = page.getByRole('link', { name: /^Deposit$/ });
  await expect(withdraw).toBeVisible();
  await expect(main.getByRole('link', { name: /^Deposit$/ })).toBeVisible();
  await world.control('PATCH', `users/${String(user.userId)}`, { is_self_excluded: true });
  await enter(page, user);
  for (const path of ['/en/office/account', '/en/office/bonuses', '/en/home/line']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Session', exact: true })).toBeVisible();
    await expect(deposits).toHaveCount(0);
  }
  await page.goto('/en/office/account');
  await expect(withdraw).toBeVisible();
});

test('[LIM-96] a break and an exclusion are offered while balances and limits do not answer', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('player'));
  await page.route(/\/(?:balance|limits)(?:\?|$)/, (route) => route.abort('connectionreset'));
  await page.goto('/en/office/responsible');
  const main = page.getByRole('main');
  await main.getByRole('region', { name: 'Take a time-out' }).getByRole('button').last().click();
  await expect(page).toHaveURL(/\/goodbye/);
});

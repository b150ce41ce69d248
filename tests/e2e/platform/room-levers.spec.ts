/** The control room as an operator uses it: an app is switched off in an open page, and comes back by one press. */
import type { Page } from '@playwright/test';

import { token } from '../../contract/support/published.ts';
import { expectAccessible } from '../../support/axe.ts';
import { returnToTab } from '../../support/outside-app.ts';
import { coupon, enter, expect, odds, test } from '../../support/world.ts';

const tokenField = (page: Page) => page.getByLabel('Operator token');
async function signIn(page: Page) {
  await page.getByLabel('Your name, kept in the history').fill('Cleo Marsh');
  await tokenField(page).fill(token);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Signed in as Cleo Marsh')).toBeVisible();
}
async function publish(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changes' });
  await dialog.getByLabel('Reason, kept in the history').fill(reason);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
}

test(
  '[PLUG-104] an operator switches an app off in an open page and takes it back: the coupon stays, and history and audit say who',
  { tag: '@core' },
  async ({ page, world, browser }) => {
    await world.simulator({ run: false });
    await page.goto('/en/home/live');
    const [live] = await world.liveMatches();
    await odds(page, live!.match, live!.match.opp1.name).click();
    const stake = coupon(page).getByRole('textbox', { name: 'Stake' });
    await stake.fill('517');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Rules' });
    await expect(footer).toBeVisible();

    const desk = await browser.newContext({ baseURL: world.origin, serviceWorkers: 'block' });
    await world.enter(desk);
    const room = await desk.newPage();
    await enter(room, await world.createUser('observer'));
    await room.goto('/en/control');
    await signIn(room);
    await expect(tokenField(room)).toHaveCount(0);
    await room.getByRole('switch', { name: 'footer' }).click();
    await room.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = room.getByRole('dialog', { name: 'What changes' });
    await expect(dialog.getByRole('row', { name: 'plugins.footer.enabled not set false' })).toBeVisible();
    await expectAccessible(room);
    await room.keyboard.press('Escape');
    await publish(room, 'It is broken');
    await expect(room.getByText('Version 1 holds.')).toBeVisible();

    await returnToTab(page);
    await expect(footer).toHaveCount(0);
    await expect(stake).toHaveValue('517');
    await room.getByRole('button', { name: 'Undo' }).click();
    await expect(room.getByText('Version 2 holds.')).toBeVisible();
    await expect(room.getByRole('switch', { name: 'footer' })).toBeChecked();
    await returnToTab(page);
    await expect(footer).toBeVisible();
    await expect(stake).toHaveValue('517');

    await room.getByRole('tab', { name: 'Versions' }).click();
    await expect(room.getByRole('listitem').filter({ hasText: 'It is broken' })).toContainText('Cleo Marsh');
    await room.getByRole('tab', { name: 'Operator actions' }).click();
    await expect(room.getByRole('row', { name: /site\/undo 201/ })).toContainText('Cleo Marsh');
    expect(await room.content()).not.toContain(token);
    await desk.close();
  },
);

test('[PLUG-106] on a phone, in Arabic and in the dark, one stops an app, and axe finds nothing', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await enter(page, await world.createUser('observer'));
  await page.goto('/ar/control');
  const main = page.getByRole('main');
  await main.getByRole('textbox').nth(0).fill('Cleo');
  await main.locator('input[type=password]').fill(token);
  await main.locator('form button').click();
  const stop = main.getByRole('switch', { name: 'news' });
  await stop.click();
  await expectAccessible(page, 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await main.getByRole('status').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('plugins.news.enabled')).toBeVisible();
  await dialog.getByRole('textbox').fill('Broken');
  await dialog.locator('form button').click();
  await expect(dialog).toHaveCount(0);
  await expect(stop).not.toBeChecked();
  await expectAccessible(page, 'main');
});

test('[SITE-06] an operator gives one visitor a link to an app that nobody gets: they are told, see it and leave, and nobody else has it', async ({
  page,
  world,
  browser,
}) => {
  await world.configure({ plugins: { footer: { enabled: false } } });
  await page.goto('/en/results');
  const footerOf = (one: Page) => one.getByRole('contentinfo').getByRole('link', { name: 'Rules' });
  const desk = await browser.newContext({ baseURL: world.origin, serviceWorkers: 'block' });
  await world.enter(desk);
  const room = await desk.newPage();
  await enter(room, await world.createUser('observer'));
  await room.goto('/en/control');
  await signIn(room);
  await room.getByRole('button', { name: 'Edit footer' }).click();
  await room.getByRole('button', { name: /^Preview 1\./ }).click();
  const link = room.getByRole('textbox', { name: /^Preview link of 1\./ });
  await expect(link).toHaveValue(/link=/);
  await expectAccessible(room);
  const address = await link.inputValue();
  await desk.close();

  const friend = await browser.newContext({ baseURL: world.origin });
  await world.enter(friend);
  const seen = await friend.newPage();
  await seen.goto('/en/results');
  await seen.goto(address);
  await expectAccessible(seen);
  await seen.getByRole('button', { name: 'Open the preview' }).click();
  const notice = seen.getByRole('region', { name: 'Preview' });
  await expect(notice).toBeVisible();
  await expect(footerOf(seen)).toBeVisible();
  await expectAccessible(seen);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footerOf(page)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(notice).toHaveCount(0);
  await expect(footerOf(seen)).toHaveCount(0);
  await friend.close();
});

/** The player plays rounds that they can check. */
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

/** What the drawer says of the round; messages of the site are in it too. */
const verdict = (drawer: Locator) => drawer.getByRole('status').filter({ hasText: /Verif/ });
const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const playButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Play/ });
const refused = (page: Page, words: string) => page.getByRole('main').getByRole('alert').filter({ hasText: words });
const rounds = (page: Page) => part(page, 'Recent rounds').getByRole('listitem');

async function open(page: Page, world: World, path: string, protection: object = {}): Promise<number> {
  await world.simulator({ run: false });
  await world.configure({ protection });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(path);
  return user.userId;
}

async function play(page: Page, sum: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Stake' }).fill(sum);
  await playButton(page).click();
}

test(
  '[CAS-07] [CAS-15] [LIM-63] dice: from the menu to a round, its cost, and its check in the browser without the server',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en', { gameCycleMs: 0 });
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
    await menu.getByRole('button', { name: 'More' }).click();
    await menu.getByRole('link', { name: 'Fast games' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Dice' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Dice' })).toBeVisible();
    await expect(part(page, 'Recent rounds')).toContainText('No rounds played yet');
    await play(page, '2');
    await expect(part(page, 'Last round').getByRole('status')).toContainText(
      /^Rolled \d+\.\d\d · under 50\.00 wins\. Payout /,
    );
    await expect(part(page, 'This session')).toContainText(/Staked2.\$/);
    await expect(page.getByRole('region', { name: 'Session', exact: true })).toContainText(/[+−](?:2|1\.96).\$/);
    await playButton(page).click();
    await expect(rounds(page)).toHaveCount(2);
    await expectAccessible(page);

    await rounds(page).first().getByRole('button', { name: 'Verify round' }).click();
    const check = page.getByRole('dialog', { name: /^Round / });
    await expect(check).toContainText('is still active');
    await check.getByRole('textbox', { name: 'Client seed' }).fill('my-own-part');
    await check.getByRole('button', { name: 'Rotate seed and verify' }).click();
    await expect(verdict(check)).toContainText('Verified');
    await expectAccessible(page);
    await expect(check).toContainText('Its SHA-256 equals the hash of step 1');
    await page.keyboard.press('Escape');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await rounds(page).nth(1).getByRole('button', { name: 'Verify round' }).click();
    await expect(verdict(check)).toContainText('Verified');
    expect(asked.filter((url) => url.includes('/games-api/'))).toEqual([]);

    // Somebody between server and page changes what was drawn.
    await page.route('**/games-api/v1/sessions/*', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { rounds: { draws: number[] }[] } };
      for (const { draws } of json.data.rounds) draws[0] = (draws[0]! + 1) % 10_000;
      await route.fulfill({ response, json });
    });
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Fairness' }).click();
    await expect(verdict(check)).toContainText('Verification failed');
  },
);

test('[LIM-66] [CAS-11] the button waits for the time of a round, and nothing plays by itself', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/slots', { slotCycleMs: 60_000 });
  await page.getByRole('main').getByRole('link', { name: 'Five lines' }).click();
  await expect(part(page, 'Rules and RTP')).toContainText('A round lasts at least 60 s.');
  await expect(part(page, 'Rules and RTP')).toContainText('95.43%');
  await play(page, '1');
  await expect(rounds(page)).toHaveCount(1);
  await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('A round lasts at least 60 s. Please wait for the next one.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/auto|turbo|quick/i)).toHaveCount(0);
  // Another tab waits too, because the server does.
  const other = await page.context().newPage();
  await other.goto('/en/slots/game/2/five-lines');
  await expect(rounds(other)).toHaveCount(1);
  await other.getByRole('textbox', { name: 'Stake' }).fill('1');
  await expect(playButton(other)).toHaveAttribute('aria-disabled', 'true');
  await other.close();
  await expectAccessible(page);
});

test('[CAS-12] a limit that is used up and an exclusion refuse in words, before any round', async ({ page, world }) => {
  const userId = await open(page, world, '/en/casino/game/1/dice', { gameCycleMs: 0 });
  await expect(page.getByRole('textbox', { name: 'Stake' })).toBeVisible();
  const limit = { limitType: 1, limitState: 'ACTIVE', limitValue: 3, startedAt: 0, endsAt: null };
  await world.control('PATCH', `users/${String(userId)}`, { limits: [limit] });
  await play(page, '2');
  await expect(rounds(page)).toHaveCount(1);
  await playButton(page).click();
  await expect(refused(page, 'The stake is above your stake limit.')).toBeVisible();
  await expect(rounds(page)).toHaveCount(1);
  await expectAccessible(page);

  const excluded = await page.context().browser()!.newContext();
  const other = await excluded.newPage();
  await world.enter(excluded);
  await enter(other, await world.createUser('excluded'));
  await other.goto('/en/casino/game/1/dice');
  const told = refused(other, 'You are self-excluded');
  await expect(told.getByRole('link', { name: 'Safer gambling' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Stake' })).toHaveCount(0);
  await excluded.close();
});

test('a visitor reads the rules and logs in to play; Arabic, dark and at 390 px', async ({ page, world, baseURL }) => {
  await world.simulator({ run: false });
  await page.goto('/en/casino/game/1/dice');
  await expect(part(page, 'Rules and RTP')).toContainText('Return to player (RTP)99%');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await open(page, world, '/ar/slots/game/2/five-lines');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test(
  '[CAS-16] [CAS-17] first the hash, then the player’s part, then the round; a house that changes either is found by the page',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en/casino/game/1/dice', { gameCycleMs: 0 });
    const own = page.getByRole('textbox', { name: 'Client seed' });
    await expect(own).toHaveValue(/^[0-9a-f]{16}$/);
    await expect(page.getByText('Generated by your browser.')).toBeVisible();
    await own.fill('not a part');
    await page.getByRole('textbox', { name: 'Stake' }).fill('1');
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true');
    await own.fill('my-own-part');
    await own.press('Enter');
    await expect(rounds(page)).toHaveCount(0);
    await expectAccessible(page);
    const begun = page.waitForRequest((request) => request.url().endsWith('/rounds') && request.method() === 'POST');
    await playButton(page).click();
    const { seed } = (await begun).postDataJSON() as { seed: { clientSeed: string; commitment: string } };
    expect(seed.clientSeed).toBe('my-own-part');
    await expect(rounds(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByText(seed.commitment, { exact: true })).toBeVisible();
    await expect(own).toHaveCount(0);

    // A house that has read the part, and grinds a seed that suits it.
    const ground = 'f'.repeat(64);
    const alarm = page.getByRole('main').getByRole('alert').filter({ hasText: 'Seed check failed' });
    await page.route('**/games-api/v1/sessions/*/rounds', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as {
        data: { round: { commitment: string }; session: { seed: { commitment: string } } };
      };
      json.data.round.commitment = json.data.session.seed.commitment = ground;
      await route.fulfill({ response, json });
    });
    await playButton(page).click();
    await expect(alarm).toContainText('The server seed hash differs from the one shown in this browser.');
    await expect(alarm).toContainText(seed.commitment);
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.unroute('**/games-api/v1/sessions/*/rounds');
    // It stays after a reload, until the player has answered.
    await page.reload();
    await expect(alarm).toBeVisible();
    await expect(alarm).not.toContainText(ground);
    await alarm.getByRole('button', { name: 'It was me. Continue' }).click();
    await expect(alarm).toHaveCount(0);

    // Seeds that were used before come back with the next reading.
    await rounds(page).first().getByRole('button', { name: 'Verify round' }).click();
    const check = page.getByRole('dialog', { name: /^Round / });
    await check.getByRole('textbox', { name: 'Client seed' }).fill('second');
    await check.getByRole('button', { name: 'Rotate seed and verify' }).click();
    await expect(verdict(check)).toBeVisible();
    await expect(alarm).toHaveCount(0);
    await page.route('**/games-api/v1/sessions/*', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { seed: { commitment: string } } };
      json.data.seed.commitment = seed.commitment;
      await route.fulfill({ response, json });
    });
    await page.reload();
    await expect(alarm).toContainText('A used seed is active again.');
  },
);

/** Games of the house, by keyboard and mouse: what each says of its outcome, and a round that waits for its player. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const said = (page: Page) => part(page, 'Last round').getByRole('status');
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const rounds = (page: Page) => part(page, 'Recent rounds').getByRole('listitem');

async function open(page: Page, world: World, path: string): Promise<void> {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto(path);
}

async function stake(page: Page, sum: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Stake' }).fill(sum);
  await page.keyboard.press('Enter');
}

test(
  '[CAS-05] [CAS-09] mines, by keyboard: a round waits over a reload, and pays what it was worth',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en/casino/game/3/mines');
    await page.getByRole('slider', { name: 'Mines' }).press('Home');
    await stake(page, '2');
    await expect(button(page, /^Cash out/)).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(page.getByText('It settles automatically at')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Row 2, column 3: closed').press('Enter');
    await expect(said(page)).toContainText(
      /^Safe tiles opened: 1\. Current value 2\.06|^Mine in row 2, column 3\. Payout 0/,
    );
    // One of 25 rounds meets the mine at once: then it has ended by itself.
    const take = button(page, /^Cash out 2\.06/);
    if (await take.isVisible()) await take.press('Enter');
    await expect(said(page)).toContainText(/Payout (?:2\.06|0)/);
    await expect(rounds(page)).toHaveCount(1);
  },
);

test('[CAS-09] [CAS-15] roulette, wheel and peg drop say in words what came and what it pays', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/4/roulette');
  const cloth = page.getByRole('group', { name: 'Table' });
  await expect(page.getByText('Choose at least one bet')).toBeVisible();
  await button(page, '1 $').click();
  await cloth.getByRole('button', { name: '17 black' }).press('Enter');
  await cloth.getByRole('button', { name: '25–36' }).press('Space');
  await expect(page.getByText('Choose at least one bet')).toHaveCount(0);
  await button(page, /^Play /).click();
  await expect(said(page)).toContainText(/^\d+, (?:red|black|zero)\. Payout (?:0|3|36)\b/);
  await expectAccessible(page);
  await page.goto('/en/casino/game/5/wheel');
  await page.getByText('Low', { exact: true }).click();
  await stake(page, '2');
  await expect(said(page)).toContainText(/^Segment \d+: (?:0|1\.2|1\.7) × the stake\. Payout /);
  await expectAccessible(page);
  await page.goto('/en/casino/game/6/peg-drop');
  await page.getByText('16 rows').click();
  await stake(page, '2');
  await expect(said(page)).toContainText(/^Pocket \d+ of 17: [\d.]+ × the stake\. Payout /);
  await expectAccessible(page);
});

test('[CAS-09] [CAS-10] hi-lo as a demo: marked plainly, played with points, and money stays as it is', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/7/hi-lo');
  await page.getByText('Demo', { exact: true }).click();
  await expect(page.getByText('There is nothing to win, lose or withdraw')).toBeVisible();
  await expect(part(page, 'This session')).toContainText(/Demo balance1,000/);
  await stake(page, '100');
  await button(page, /^(?:Higher|Lower) or same: (?:0\.99|1\.|2\.|12\.)/)
    .first()
    .click();
  await expect(said(page)).toContainText(
    /^(?:ace|\d+|jack|queen|king), (?:ace|\d+|jack|queen|king)\. (?:Current value|Payout)/,
  );
  await expectAccessible(page);
  await page.getByText('Real play', { exact: true }).click();
  await expect(part(page, 'Recent rounds')).toContainText('No rounds played yet');
  await expect(part(page, 'This session')).toContainText(/Staked0.\$/);
});

test('[CAS-38] the racetrack lays a sector and neighbours on the cloth; undo and repeat know them', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/4/roulette');
  const chips = page.getByRole('group', { name: 'Table' }).locator('[data-place][aria-pressed=true]');
  const track = page.getByRole('group', { name: 'Racetrack' });
  await button(page, '1 $').click();
  await track.getByRole('button', { name: /^Tiers/ }).click();
  await expect(chips).toHaveCount(6);
  await track.getByRole('button', { name: /^17 black and neighbours/ }).press('Enter');
  await expect(chips).toHaveCount(11);
  await button(page, 'Undo').click();
  await expect(chips).toHaveCount(6);
  await expectAccessible(page);
  await button(page, /^Play 6\b/).click();
  await expect(said(page)).toContainText(/^\d+, (?:red|black|zero)\. Payout (?:0|18)\b/);
  await button(page, 'Clear').click();
  await button(page, 'Repeat').click();
  await expect(chips).toHaveCount(6);
});

test('[CAS-38] the racetrack stands upright at 390 px in Arabic, and every number is wide enough for a finger', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, '/ar/casino/game/4/roulette');
  const track = page.getByRole('group', { name: 'مسار العجلة' });
  await expect(track.getByRole('button')).toHaveCount(40);
  const sizes = await track
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]));
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);
  await track.getByRole('button', { name: /^ثلث العجلة/ }).click();
  await expect(page.locator('[data-place][aria-pressed=true]')).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

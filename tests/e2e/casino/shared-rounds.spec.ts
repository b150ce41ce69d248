/** Rounds that everybody plays: crash, and the draws of TV games. */
import type { Locator, Page } from '@playwright/test';

import type { SharedKind } from '../../../contracts/shared-games/index.ts';
import type { SharedTable } from '../../../contracts/shared-rounds.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

/** What the drawer says of the round; messages of the site are in it too. */
const verdict = (drawer: Locator) => drawer.getByRole('status').filter({ hasText: /Verif/ });
const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const advance = (world: World, seconds: number) => world.control('POST', 'clock', { advance: seconds });
const betButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Bet/ });
const own = (page: Page) => part(page, 'Your recent bets').getByRole('listitem');

async function open(page: Page, world: World, path: string): Promise<number> {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0 } });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(path);
  return user.userId;
}

/** Time to see that bets are open and to press, also on a busy machine. Crash is open for 8 seconds. */
const enoughMs = 5000;

/** Waits for a round that takes bets for some seconds yet: else the clock of the world goes to the next one. */
async function untilOpen(page: Page, world: World, kind: SharedKind): Promise<void> {
  await expect(async () => {
    const { data } = await world.call<{ data: SharedTable }>('GET', `/games-api/v1/shared/${kind}`);
    const { round, now } = data;
    const left = round.phase === 'open' ? round.closesAt - now : 0;
    const until = round.nextAt ?? round.endsAt ?? now + enoughMs;
    if (left < enoughMs) await advance(world, Math.max(0.1, (until - now) / 1000 + 0.01));
    expect(left).toBeGreaterThanOrEqual(enoughMs);
  }).toPass();
  await expect(page.getByText('Bets open')).toBeVisible();
}

test(
  '[CAS-09] [CAS-07] crash: from the lobby to a bet, an exit by itself, and a check in the browser without the server',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en/crash-games');
    await page.getByRole('main').getByRole('link', { name: 'Crash', exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
    await expect(part(page, 'Rules and RTP')).toContainText('Return to player (RTP)99%');
    await page.getByRole('textbox', { name: 'Auto cash-out at' }).fill('1.01');
    await expect(page.getByText('98.02% of rounds reach it.', { exact: false })).toBeVisible();
    await page.getByRole('textbox', { name: 'Stake' }).fill('2');
    await untilOpen(page, world, 'crash');
    await betButton(page).click();
    await expect(part(page, 'Your bet')).toContainText('Auto cash-out at 1.01 ×');
    const players = page.getByRole('main').getByRole('region', { name: 'Live bets', exact: true });
    await expect(players).toContainText(/You2.\$in play/);
    await advance(world, 130);
    await expect(part(page, /^Last \d+ rounds vs expected$/)).toContainText('2.00 × or more');
    await expect(own(page).first()).toContainText(/Cashed out at 1\.01 ×\. Payout 2\.02|Lost/);
    await expect(part(page, 'This session')).toContainText(/Staked2.\$/);
    await expectAccessible(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await part(page, 'Recent rounds').getByRole('button').first().click();
    const check = page.getByRole('dialog', { name: /^Round \d+$/ });
    await expect(verdict(check)).toContainText('Verified');
    expect(asked.filter((url) => url.includes('/games-api/v1/rounds'))).toEqual([]);
    await expectAccessible(page);
  },
);

test('[CAS-12] a limit that is used up is said before any bet; what was bet still counts', async ({ page, world }) => {
  // A limit of a day starts again at midnight of the site: the world goes on at five in the morning.
  await world.simulator({ run: false });
  const now = await world.now();
  await advance(world, 86_400 - ((now - 5 * 3600) % 86_400));
  const userId = await open(page, world, '/en/casino/game/101/crash');
  await page.getByRole('textbox', { name: 'Stake' }).fill('2');
  await untilOpen(page, world, 'crash');
  await betButton(page).click();
  await expect(part(page, 'Your bet')).toBeVisible();
  const limit = { limitType: 1, limitState: 'ACTIVE', limitValue: 2, startedAt: 0, endsAt: null };
  await world.control('PATCH', `users/${String(userId)}`, { limits: [limit] });
  await advance(world, 130);
  await expect(own(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('your stake limit');
  await expect(own(page)).toHaveCount(1);
});

test('[LOTTO-03] keno: two tabs see one draw, bets close with the clock; Arabic, dark and at 390 px', async ({
  page,
  world,
  baseURL,
}) => {
  await open(page, world, '/en/tvgames');
  await page.getByRole('main').getByRole('link', { name: 'Keno draw' }).click();
  const other = await page.context().newPage();
  await other.goto('/en/casino/game/102/keno-draw');
  for (const number of ['3', '7', '40'])
    await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true }).click();
  await page.getByRole('textbox', { name: 'Stake' }).fill('1');
  await untilOpen(page, world, 'keno-draw');
  await betButton(page).click();
  await expect(part(page, 'Your bet')).toContainText('3, 7, 40');
  await advance(world, 50);
  const draw = (of: Page) => part(of, 'Recent rounds').getByRole('button').first();
  await expect(draw(page)).toBeVisible();
  const name = await draw(page).getAttribute('aria-label');
  await expect(part(other, 'Recent rounds').getByRole('button', { name: name ?? '', exact: true })).toBeVisible();
  await other.close();
  await expect(own(page).first()).toContainText(/Payout|Lost/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/ar/casino/game/103/roulette-draw');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[CAS-09] [LOTTO-03] roulette and wheel draws: from the list of TV games to a bet, its draw and what it paid', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/tvgames');
  const main = page.getByRole('main');
  const cloth = main.getByRole('group', { name: 'Table' });
  const draws = [
    {
      kind: 'roulette-draw',
      name: 'Roulette draw',
      chosen: 'even, 17',
      said: /^Verify round: Round \d+, \d+, (?:red|black|zero)$/,
      // Red is chosen at first; even and 17 take its place.
      choose: async () => {
        for (const spot of ['red', 'even', '17 black'])
          await cloth.getByRole('button', { name: spot, exact: true }).press('Enter');
      },
    },
    {
      kind: 'wheel-draw',
      name: 'Wheel draw',
      chosen: 'High',
      said: /^Verify round: Round \d+, Segment \d+$/,
      choose: () => main.getByRole('radio', { name: 'High' }).press('Space'),
    },
  ] as const;
  for (const { kind, name, chosen, said, choose } of draws)
    await test.step(name, async () => {
      await page.goto('/en/tvgames');
      await main.getByRole('link', { name }).click();
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('textbox', { name: 'Stake' }).fill('2');
      await choose();
      await untilOpen(page, world, kind);
      await betButton(page).click();
      await expect(part(page, 'Your bet')).toContainText(chosen);
      await advance(world, 35);
      await expect(own(page).first()).toContainText(/Payout|Lost/);
      await expect(part(page, 'This session')).toContainText(/Staked2.\$/);
      const last = part(page, 'Recent rounds').getByRole('button').first();
      await expect(last).toHaveAccessibleName(said);
      await expectAccessible(page);
      await last.click();
      await expect(verdict(page.getByRole('dialog', { name: /^Round \d+$/ }))).toContainText('Verified');
    });
});

test('[FAIR-12] the page keeps the chains that it showed: one that is exchanged between two visits warns, and no bet goes out', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/casino/game/103/roulette-draw');
  const alarm = page.getByRole('main').getByRole('alert').filter({ hasText: 'Fairness check failed' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('openbook.chains') ?? ''))
    .toContain('"roulette-draw"');
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /^Bet/ })).toBeVisible();
  await expect(alarm).toHaveCount(0);
  await page.route('**/games-api/v1/shared/roulette-draw', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: SharedTable };
    body.data.nextChain!.terminating = 'ab'.repeat(32);
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(alarm).toContainText('The first hash, length or salt');
  await expect(page.getByRole('main')).toContainText('Resolve the fairness warning first');
  await expectAccessible(page);
});

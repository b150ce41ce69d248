import type { ElementHandle, Page } from '@playwright/test';

import type { Game, Market } from '../../../contracts/feed.ts';
import { coupon, enter, expect, inBoardOrder, odds, test, type World } from '../../support/world.ts';

type Pick = { match: Game; home: Market };

/** Together they make 12, short enough for an anti-express. */
const allOdds = [2, 1.5, 1.6, 2.5];

// The tests build twenty coupons by hand.
test.describe.configure({ timeout: 120_000 });

/** Gives four football matches to come, whose home wins have the odds above. */
async function stage(world: World): Promise<Pick[]> {
  await world.simulator({ run: false });
  await world.withoutMargins();
  const { entities } = await world.snapshot('list:line:1');
  const picks = inBoardOrder(entities).flatMap((match) => {
    const home = entities.markets?.find(
      ({ gameId, typeId, groupId, isBlocked, isBannedExpress }) =>
        gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked && !isBannedExpress,
    );
    return home === undefined || match.status !== 0 ? [] : [{ match, home }];
  });
  const chosen = picks.slice(0, allOdds.length);
  for (const [index, { match, home }] of chosen.entries())
    await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: allOdds[index]! });
  return chosen;
}

/** Matches a sum on the page, with any separator of thousands. */
function sum(value: number): RegExp {
  const [whole = '', cents = ''] = value.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[\\s,]?');
  return new RegExp(`(?<![\\d.,])${grouped}${cents === '00' ? '(\\.00)?' : `\\.${cents}`}(?![\\d.])`);
}

/** Odds that not all win, by the chance that they do, and the margin of the house. */
const antiOdds = (all: number) => Math.round(1000 / ((1 - all) * 1.06)) / 1000;

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
const product = (values: readonly number[]) => values.reduce((a, b) => a * b, 1);
/** Adds up the factors of all lines of these sizes. */
const lines = (values: readonly number[], fits: (size: number) => boolean) => {
  const chosen = subsets(values).filter(({ length }) => length > 0 && fits(length));
  return chosen.reduce((total, set) => total + product(set), 0) / chosen.length;
};
const cents = (value: number) => Math.floor(value * 100 + 1e-6) / 100;

/** Stakes one block after another from the account, and adds what each brings. */
const account = (first: number, stakes: readonly (number | null)[], factors: readonly number[]) =>
  factors.reduce((left, factor, index) => {
    const staked = Math.min(left, index === 0 ? first : (stakes[index] ?? left));
    return left - staked + staked * factor;
  }, first);

type Case = { type: string; name: string; stake: number; picks?: number; paid: (e: readonly number[]) => number };

const plain: Case[] = [
  { type: '0', name: 'Single', stake: 100, picks: 1, paid: ([e = 0]) => 100 * e },
  { type: '1', name: 'Accumulator', stake: 100, paid: (e) => 100 * product(e) },
  { type: '3', name: 'Chain', stake: 100, paid: (e) => account(100, [100, 100, 100, 100], e) },
  { type: '7', name: 'Lucky', stake: 150, paid: (e) => 150 * lines(e, () => true) },
  { type: '8', name: 'Patent', stake: 110, paid: (e) => 110 * lines(e, (size) => size > 1) },
];

/** Finds the price buttons once, because a search by name among hundreds takes long. */
async function pricesOf(page: Page, picks: readonly Pick[]): Promise<ElementHandle[]> {
  const found: ElementHandle[] = [];
  for (const { match } of picks) {
    const button = odds(page, match, match.opp1.name);
    await button.waitFor();
    found.push(await button.elementHandle());
  }
  return found;
}

async function take(page: Page, prices: readonly ElementHandle[], { type, picks: count = 4 }: Case) {
  for (const price of prices.slice(0, count)) await price.click();
  await coupon(page).getByRole('combobox', { name: 'Bet type' }).selectOption(type);
}

async function fillStake(page: Page, { type, stake }: Case) {
  const field = type === '5' ? 'Block 1 stake' : type === '9' ? 'Same stake for all' : 'Stake';
  await coupon(page).getByRole('textbox', { name: field, exact: true }).fill(String(stake));
}

async function place(page: Page) {
  const slip = coupon(page);
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  // The next press on a price begins a new slip.
  await expect(slip.getByText('Bet accepted')).toBeVisible();
}

const card = (page: Page, name: string) =>
  coupon(page)
    .getByRole('list', { name: 'My bets' })
    .getByRole('listitem', { name: new RegExp(`^${name}`) });

async function settle(page: Page, world: World, picks: readonly Pick[], results: readonly number[]) {
  for (const [index, { match, home }] of picks.entries())
    await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: results[index]! } });
  const slip = coupon(page);
  await slip.getByRole('tab', { name: /^My bets/ }).click();
  await slip.getByRole('button', { name: /^Settled/ }).click();
}

test('[CPN-06] [CPN-07] each of the ten types is built on the screen, shows what it can win, and is paid that when everything is won', async ({
  page,
  world,
}) => {
  const picks = await stage(world);
  const names = picks.map(({ match }) => match.opp1.name);
  const anti = antiOdds(1 / 12);
  const cases: (Case & { shown?: number })[] = [
    ...plain,
    { type: '2', name: 'System', stake: 120, paid: (e) => 120 * lines(e, (size) => size === 3) },
    {
      type: '4',
      name: 'Multi-bet',
      stake: 100,
      paid: ([a = 0, b = 0, ...e]) => 100 * lines([a * b, ...e], (size) => size === 1),
    },
    { type: '5', name: 'Conditional', stake: 100, paid: (e) => account(100, [100, 50, null, null], e) },
    { type: '6', name: 'Anti-accumulator', stake: 100, paid: () => 0, shown: 100 * anti },
    { type: '9', name: 'Singles', stake: 100, paid: (e) => 100 * e.reduce((a, b) => a + b, 0) },
  ];
  await enter(page);
  await page.goto('/en/home/line');
  const prices = await pricesOf(page, picks);
  const slip = coupon(page);
  const size = slip.getByRole('combobox', { name: 'System size' });

  for (const one of cases) {
    await take(page, prices, one);
    if (one.type === '2') await size.selectOption('3');
    if (one.type === '4') {
      // Moves the bet by keyboard, with the native list of blocks.
      const block = slip.getByRole('combobox', { name: `Move ${names[1]!} to block…` });
      await block.focus();
      await page.keyboard.press('ArrowUp');
      await expect(slip.getByRole('group', { name: 'Block 1' }).getByRole('listitem')).toHaveCount(2);
      await size.selectOption('1');
    }
    if (one.type === '5') await slip.getByRole('textbox', { name: 'Block 2 stake' }).fill('50');
    await fillStake(page, one);
    if (one.type !== '9') await expect(slip).toContainText(sum(cents(one.shown ?? one.paid(allOdds))));
    await place(page);
  }

  await settle(page, world, picks, [1, 1, 1, 1]);
  for (const { name, paid } of cases.filter(({ type }) => type !== '0' && type !== '9'))
    await expect(card(page, name)).toContainText(sum(cents(paid(allOdds))));
  const staked = cases.reduce((all, { stake, type }) => all + (type === '9' ? 4 * stake : stake), 0);
  const paid = cases.reduce((all, one) => all + cents(one.paid(allOdds)), 0);
  await expect(page.getByRole('banner')).toContainText(sum(cents(100_000 - staked + paid)));
});

test('[CPN-33] [CPN-06] bankers, a lobby that a bet is dragged to, and blocks in order are paid to the cent when bets are lost, returned and half won', async ({
  page,
  world,
}) => {
  const picks = await stage(world);
  const names = picks.map(({ match }) => match.opp1.name);
  const left = 2 * 1.5 * 2.5;
  const anti = antiOdds(1 / left);
  const banked = ([banker = 0, ...e]: readonly number[]) => banker * lines(e, (size) => size === 2);
  const cases: Case[] = [
    ...plain,
    { type: '2', name: 'System', stake: 90, paid: (e) => 90 * banked(e) },
    { type: '4', name: 'Multi-bet', stake: 60, paid: (e) => 60 * banked(e) },
    { type: '5', name: 'Conditional', stake: 100, paid: (e) => account(100, [100, 50, null, null], e) },
    { type: '6', name: 'Anti-accumulator', stake: 100, paid: () => 100 * anti },
    { type: '9', name: 'Singles', stake: 100, paid: (e) => 100 * e.reduce((a, b) => a + b, 0) },
  ];
  await enter(page);
  await page.goto('/en/home/line');
  const prices = await pricesOf(page, picks);
  const slip = coupon(page);
  const size = slip.getByRole('combobox', { name: 'System size' });

  for (const one of cases) {
    await take(page, prices, one);
    if (one.type === '2') {
      await expect(size.locator('option:checked')).toHaveText('2/4 · 6 lines');
      await slip.getByRole('button', { name: `Banker: ${names[0]!}` }).click();
      await expect(size.locator('option:checked')).toHaveText('2/3 · 3 lines');
    }
    if (one.type === '4') {
      await expect(size.locator('option:checked')).toHaveText('2/4 · 6 lines');
      const grip = slip.getByRole('listitem', { name: names[0]! }).locator('[data-grip]');
      await grip.hover();
      await page.mouse.down();
      const lobby = slip.getByRole('group', { name: 'Lobby', exact: true });
      const box = (await lobby.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect(lobby.getByRole('listitem')).toHaveCount(1);
      await expect(size.locator('option:checked')).toHaveText('2/3 · 3 lines');
    }
    if (one.type === '5') await slip.getByRole('textbox', { name: 'Block 2 stake' }).fill('50');
    await fillStake(page, one);
    await place(page);
  }

  await settle(page, world, picks, [1, 0, 2, 4]);
  const effective = [2, 0, 1, 1.75];
  for (const { name, paid } of cases.filter(({ type }) => type !== '0' && type !== '9'))
    await expect(card(page, name)).toContainText(sum(cents(paid(effective))));
  const staked = cases.reduce((all, { stake, type }) => all + (type === '9' ? 4 * stake : stake), 0);
  const paid = cases.reduce((all, one) => all + cents(one.paid(effective)), 0);
  await expect(page.getByRole('banner')).toContainText(sum(cents(100_000 - staked + paid)));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[CPN-33] a finger drags a bet to the lobby, and the lines are counted anew', async ({ page, world }) => {
    const picks = await stage(world);
    await page.goto('/en/home/line');
    for (const { match } of picks) await odds(page, match, match.opp1.name).click();
    await coupon(page).getByRole('button', { expanded: false }).last().click();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await sheet.getByRole('combobox', { name: 'Bet type' }).selectOption('4');
    const size = sheet.getByRole('combobox', { name: 'System size' });
    await expect(size.locator('option:checked')).toHaveText('2/4 · 6 lines');
    const from = (await sheet.locator('[data-grip]').first().boundingBox())!;
    const to = (await sheet.getByRole('group', { name: 'Lobby', exact: true }).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    await touch('touchStart', [start]);
    await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await touch('touchMove', [end]);
    await touch('touchEnd', []);
    await expect(size.locator('option:checked')).toHaveText('2/3 · 3 lines');
  });
});

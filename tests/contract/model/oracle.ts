/** Checks what must hold after every history. The numbers name invariants of money (M1–M10, M19). */
import { expect } from 'vitest';

import { $activeAccount, $balance } from '@/entities/account';
import {
  $bets,
  $currencyIso,
  $isFrozen,
  $slipId,
  $stake,
  betRemoved,
  oddsAgreed,
  outcomeToggled,
  pickFrom,
  stakeChanged,
  typeChosen,
} from '@/entities/coupon';
import type { SlipRecord } from '@/entities/coupon/testing';
import { $blockers, $receipt, $refused } from '@/features/betting/place-bet';

import type { Browser, Leaving } from './browser.ts';
import { endSales, expectSales } from './selling.ts';

const firstBalance = 100_000_00;
const stake = 50_00;
/** By then, placements that were on their way have their answers. The balance needs two seconds more. */
const liveMs = 3000;
/** The match that no command touches. */
const spareOf = ({ offers }: Browser) => offers.at(-1);

/**
 * M9: a bet leaves the coupon only when the player removes it or places it. When two tabs act at the same time, the
 * last change counts.
 */
export function expectSurvival(browser: Browser, before: SlipRecord): void {
  if (browser.isRaced()) return;
  const after = browser.record();
  const kept = new Set([...after.bets, ...after.sent.flatMap(({ bets }) => bets)].map(({ market }) => market.id));
  const lost = before.bets.map(({ market }) => market.id).filter((id) => !kept.has(id) && !browser.gone.has(id));
  expect(lost, 'M9: bets left the coupon by themselves').toEqual([]);
}

/**
 * M7, M8, M10: the request is what the screen showed, the player had the money, and the backend took odds that the
 * player allows.
 */
function expectFaithful({ backend }: Browser, { key, request, shown }: Leaving): void {
  const ids = request.bets.map(({ marketId }) => marketId);
  expect({ ids, stake: Math.round(request.amount * 100) }, 'M7: sent is not what was shown').toEqual(shown);
  expect(request.amount * 100, 'M10: a stake of parts of a cent').toBeCloseTo(Math.round(request.amount * 100), 6);
  expect(request.amount, 'M10').toBeGreaterThan(0);
  const taken = backend.oddsOf(key);
  for (const { marketId, coef } of request.bets) {
    const milli = taken[marketId];
    if (milli !== undefined && request.changeCoefAction === 2)
      expect(milli, 'M8: worse odds than allowed').toBeGreaterThanOrEqual(Math.round(coef * 1000));
  }
}

function expectMoney({ backend, players, leavings, told }: Browser): void {
  const coupons = players.flatMap((userId) => backend.couponsOf(userId));
  const slips = new Set(coupons.map(({ slipId }) => slipId));

  const byIntent = Map.groupBy(
    leavings.filter(({ key }) => slips.has(key)),
    ({ intent }) => intent,
  );
  for (const [intent, all] of byIntent)
    expect(new Set(all.map(({ key }) => key)).size, `M1: two slips for intention ${String(intent)}`).toBe(1);
  const parts = coupons.map(({ slipId, part }) => `${slipId}:${String(part)}`);
  expect(new Set(parts).size, 'M1: a slip placed twice').toBe(parts.length);

  for (const kind of ['accepted', 'closed', 'refused'] as const) {
    const keys = new Set(told.filter((one) => one.kind === kind).map(({ key }) => key));
    if (kind === 'accepted') expect(keys, 'M3: what was taken is what was said to be').toEqual(slips);
    else for (const key of keys) expect(slips.has(key), `M3: "${kind}" was said of a bet`).toBe(false);
  }
  for (const side of [0, 1]) {
    const accepted = told.filter((one) => one.side === side && one.kind === 'accepted').map(({ key }) => key);
    expect(new Set(accepted).size, 'M5: told twice').toBe(accepted.length);
  }

  for (const userId of players) {
    const account = backend.accountOf(userId);
    const moved = backend.movedOf(account?.id ?? 0);
    const stakes = backend.couponsOf(userId).reduce((sum, { amount }) => sum + amount, 0);
    expect((moved.stake ?? 0) + stakes, 'M2: the stakes left the balance once').toBe(0);
    expect(account?.minor, 'M2').toBe(firstBalance - stakes + (moved.payout ?? 0) + (moved.sale ?? 0));
  }
  expect(backend.audit(), 'M2').toEqual([]);
}

/** M6: the balance on the screen, in both tabs. */
function expectShownBalance({ backend, tabs }: Browser): void {
  for (const [side, tab] of tabs.entries()) {
    const userId = tab.userId();
    if (userId === null) continue;
    const shown = Object.fromEntries((tab.get($balance)?.allAccounts ?? []).map(({ id, minor }) => [id, minor]));
    expect(shown, `M6: shown and stored balance, tab ${String(side)}`).toEqual(backend.balancesOf(userId));
  }
}

/** Mends the network and brings all players back, so that every unanswered slip gets its end (M4). */
async function heal(browser: Browser): Promise<void> {
  const { network, players } = browser;
  if (network.isDown()) await browser.setDown(false);
  network.heal();
  network.deliverLate();
  await browser.pass(liveMs + 2000);
  expectShownBalance(browser);
  await endSales(browser);
  for (const [index, userId] of players.entries()) {
    if (browser.userId() !== userId) {
      if (browser.userId() !== null) await browser.logOut(0);
      await browser.logIn(0, index === 0 ? 0 : 1);
    }
    const mine = () => browser.unanswered().filter((sent) => sent.userId === userId);
    for (let times = 0; times < 5 && mine().length > 0; times += 1) await browser.pass(10_000);
    expect(mine(), 'M4: a slip waits for ever').toEqual([]);
  }
}

/** Checks that from any state the player can place a bet with what the slip offers. */
async function expectWayOut(browser: Browser): Promise<void> {
  const [tab] = browser.tabs;
  const spare = spareOf(browser);
  await browser.pass(1000);
  expect(tab.get($isFrozen), 'the slip is free').toBe(false);
  await tab.act(oddsAgreed, 'all' as const);
  // With too few blocks, or an anti-express without a price, the player must choose another type.
  if (tab.get($blockers).some(({ reason }) => reason === 'few_blocks' || reason === 'not_offered'))
    await tab.act(typeChosen, tab.get($bets).length > 1 ? 1 : 0);
  const locked = tab.get($blockers).find((blocker) => blocker.reason === 'locked');
  for (const id of Object.keys(locked?.reason === 'locked' ? locked.locks : {})) await tab.act(betRemoved, Number(id));
  if (tab.get($bets).length === 0 && spare)
    await tab.act(outcomeToggled, pickFrom(spare.match, spare.market, Math.round(spare.market.coef * 1000)));
  await tab.act(stakeChanged, { of: 'slip', minor: stake });
  await browser.pass(1000);
  const why = JSON.stringify([tab.get($blockers), tab.get($stake), tab.get($currencyIso), tab.get($activeAccount)]);
  expect(tab.get($blockers), `no way on: ${why}`).toEqual([]);
  const before = browser.backend.couponsOf(browser.players[1]).length;
  let key = tab.get($slipId);
  await browser.press(0, 'ok');
  await browser.pass(5000);
  if (tab.get($refused) !== null && spare) {
    // A refusal such as "the match is over" can come before the feed says so. Then the player takes another bet.
    for (const { market } of tab.get($bets)) await tab.act(betRemoved, market.id);
    await tab.act(outcomeToggled, pickFrom(spare.match, spare.market, Math.round(spare.market.coef * 1000)));
    await browser.pass(1000);
    key = tab.get($slipId);
    await browser.press(0, 'ok');
    await browser.pass(5000);
  }
  expect(browser.backend.couponsOf(browser.players[1]).length, 'no way on').toBeGreaterThan(before);
  const receipts = browser.tabs.map((each) => each.get($receipt)?.sent.key);
  expect(receipts, 'F52: both tabs show the same result').toEqual([key, key]);
}

export async function expectTruth(browser: Browser): Promise<void> {
  await heal(browser);
  for (const leaving of browser.leavings) expectFaithful(browser, leaving);
  expectMoney(browser);
  expectSales(browser);
  await expectWayOut(browser);
  expectMoney(browser);
  expectShownBalance(browser);
}

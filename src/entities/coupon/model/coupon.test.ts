import { allSettled, fork, type EventCallable, type Scope, type Store } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';

import { champ, game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';

import { feedChanged } from '@/shared/feed';

import { pickFrom } from '../lib/pick';
import { Bet } from '../lib/bet';
import { sentSlip, storageOf } from '../testing';
import { $figures } from './figures';
import { $heldBets } from './held';
import { $possibleWin, $typeChoices } from './line-figures';
import { $couponSettings } from './coupon-settings';
import { $changeCoefAction } from './settings';
import { betRemoved, removalUndone, couponCleared, outcomeToggled, typeChosen } from './slip';
import { $bets, $isFrozen, $removedBet, $selectedIds, $slipId, $typeId, marksReceived, slipSent } from './slip-state';
import {
  $initialStake,
  $stake,
  $stakeStep,
  $totalOdds,
  $totalStake,
  betStakeChanged,
  currencyChanged,
  stakeChanged,
  stakeStepped,
} from './stake';
import { couponOpened } from './opening';
import { $slipStorage, watchSlipFx } from './storage';

const pick = (id: number, milliOdds = 2000, gameId = id) => pickFrom(game(gameId), market(id, gameId, 2), milliOdds);

let stored: { text: string | null };
let scope: Scope;
const newScope = () =>
  fork({
    values: [[$slipStorage, storageOf(stored)]],
    handlers: [[watchSlipFx, () => undefined]],
  });
const act = <T>(unit: EventCallable<T>, params?: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
const ops = (...list: FeedOp[]) => act(feedChanged, [{ kind: 'ops', topic: 'coupon:11', ts: 0, ops: list }]);
const get = <T>(store: Store<T>): T => scope.getState(store);

beforeEach(async () => {
  stored = { text: null };
  scope = newScope();
  await act(couponOpened);
});

describe('bets', () => {
  test('a press adds a bet, a second press takes it off', async () => {
    await act(outcomeToggled, pick(11));
    expect(get($selectedIds)).toEqual(new Set([11]));
    await act(outcomeToggled, pick(11));
    expect(get($bets)).toEqual([]);
  });

  test('[CPN-03] a new bet has every field of the specification, and status -2', async () => {
    await act(outcomeToggled, pick(11));
    const [bet] = get($bets);
    expect(Bet.safeParse(bet).success).toBe(true);
    expect(bet).toMatchObject({
      blockId: 1,
      statusId: -2,
      isDepend: false,
      isDisabledBanker: false,
      market: {
        id: 11,
        milliOdds: 2000,
        isLive: true,
        opp1: 'Arsenal',
        opp2: 'Chelsea',
        sportId: 1,
        champId: 1,
        kind: 1,
        typeId: 1,
      },
      game: { number: 11, status: 2, constId: 11, elapsed: 600, score1: '0', score2: '0', scoreText: '0:0' },
    });
  });

  test('a removed bet comes back to its place by undo', async () => {
    for (const id of [11, 12, 13]) await act(outcomeToggled, pick(id));
    await act(betRemoved, 12);
    await act(removalUndone);
    expect(get($bets).map((bet) => bet.market.id)).toEqual([11, 12, 13]);
    expect(get($removedBet)).toBeNull();
  });

  test('a full slip takes no fifty-first bet', async () => {
    for (let id = 1; id <= 51; id += 1) await act(outcomeToggled, pick(id));
    expect(get($bets)).toHaveLength(50);
  });

  test('while the slip is on its way it cannot be changed; another price begins the next slip', async () => {
    await act(outcomeToggled, pick(11));
    const id = get($slipId);
    await act(slipSent, sentSlip(id ?? '', get($bets)));
    await act(betRemoved, 11);
    await act(outcomeToggled, pick(11));
    await act(couponCleared);
    expect(get($selectedIds)).toEqual(new Set([11]));
    await act(outcomeToggled, pick(12));
    expect(get($selectedIds)).toEqual(new Set([12]));
    expect(get($slipId)).not.toBe(id);
    expect(get($isFrozen)).toBe(false);
  });
});

describe('type', () => {
  test('a single for one bet, an express for more, unless the player chose; a choice that no longer fits gives way', async () => {
    await act(outcomeToggled, pick(11));
    expect(get($typeId)).toBe(0);
    await act(outcomeToggled, pick(12));
    expect(get($typeId)).toBe(1);
    await act(typeChosen, 9);
    expect(get($typeId)).toBe(9);
    await act(betRemoved, 12);
    expect(get($typeId)).toBe(0);
  });

  test('a type that does not fit says how many bets it needs', async () => {
    await act(outcomeToggled, pick(11));
    expect(get($typeChoices)).toContainEqual({ typeId: 1, refusal: { reason: 'too_few', count: 2 } });
  });
});

describe('what the feed says', () => {
  beforeEach(() => act(outcomeToggled, pick(11)));

  test('[CPN-45] new odds move price and total at once; bets that did not change keep their identity', async () => {
    await act(outcomeToggled, pick(12, 1500));
    const [, second] = get($bets);
    await ops({ op: 'odds', values: [11, 2200, 99, 5000] });
    expect(get($totalOdds)).toBe(3300);
    expect(get($bets)[0]).toMatchObject({ agreedMilliOdds: 2000, market: { milliOdds: 2200 } });
    expect(get($bets)[1]).toBe(second);
  });

  test('[ODDS-11] a market that is suspended is marked, and free again when it opens', async () => {
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: true } });
    expect(get($bets)[0]?.isBlocked).toBe(true);
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: false } });
    expect(get($bets)[0]?.isBlocked).toBe(false);
  });

  test('[CPN-09] a finished game and a market that is gone are marked; a snapshot without the market says gone too', async () => {
    await ops({ op: 'patch', kind: 'game', id: 11, value: { status: 4 } });
    expect(get($bets)[0]?.game.status).toBe(4);
    await act(feedChanged, [
      { kind: 'snapshot', topic: 'coupon:11', ts: 0, entities: { games: [game(11)], markets: [] } },
    ]);
    expect(get($bets)[0]?.isGone).toBe(true);
    await act(feedChanged, [
      { kind: 'snapshot', topic: 'coupon:11', ts: 0, entities: { games: [game(11)], markets: [market(11, 11, 2)] } },
    ]);
    expect(get($bets)[0]?.isGone).toBe(false);
  });

  test('[LANG-16] names follow the language of the feed, of a market that has left it by the calculation', async () => {
    await act(outcomeToggled, pick(12));
    const russian = game(11, { opp1: { id: 1, name: 'Арсенал', nameEng: 'Arsenal' } });
    const entities = {
      games: [russian, game(12)],
      markets: [market(11, 11, 2, { name: 'П1', groupName: 'Исход матча' })],
      champs: [champ(1, { name: 'Премьер-лига' })],
    };
    await act(feedChanged, [{ kind: 'snapshot', topic: 'coupon:11.12', ts: 0, entities }]);
    await act(marksReceived, [
      { marketId: 12, isDepend: false, isDisabledBanker: false, name: 'П1', groupName: 'Исход матча' },
    ]);
    const named = { name: 'П1', groupName: 'Исход матча' };
    expect(get($bets)).toMatchObject([
      { isGone: false, market: { ...named, opp1: 'Арсенал' }, game: { opp1: 'Арсенал', champName: 'Премьер-лига' } },
      { isGone: true, market: named, game: { champName: 'Премьер-лига' } },
    ]);
  });

  test('a snapshot of an older set of bets does not call the newest one gone', async () => {
    await act(outcomeToggled, pick(12));
    await act(feedChanged, [
      { kind: 'snapshot', topic: 'coupon:11', ts: 0, entities: { markets: [market(11, 11, 2)] } },
    ]);
    expect(get($bets).map(({ isGone }) => isGone)).toEqual([false, false]);
  });
});

describe('stake', () => {
  test.each([
    ['RUB', 150_00, 100_00],
    ['USD', 5_00, 2_50],
    ['EUR', 5_00, 2_50],
    ['UAH', 50_00, 50_00],
    ['KZT', 1000_00, 500_00],
    ['INR', 300_00, 100_00],
    ['BRL', 15_00, 10_00],
    ['ZZZ', 150_00, 100_00],
  ])('[CPN-17] %s starts at %i and steps by %i minor units', async (iso, first, step) => {
    await act(currencyChanged, iso);
    expect([get($stake), get($initialStake), get($stakeStep)]).toEqual([first, first, step]);
  });

  test('a press of plus goes to the next multiple of the step', async () => {
    await act(stakeChanged, 150_00);
    await act(stakeStepped, 'up');
    expect(get($stake)).toBe(200_00);
  });

  test('a sum of another currency means nothing: the first stake of the new one stands', async () => {
    await act(stakeChanged, 999_00);
    await act(currencyChanged, 'USD');
    expect(get($stake)).toBe(5_00);
  });

  test('[CPN-30] the possible win is exact: single, express, several singles', async () => {
    await act(stakeChanged, 150_00);
    await act(outcomeToggled, pick(11, 1850));
    expect(get($possibleWin)).toBe(277_50);
    await act(outcomeToggled, pick(12, 1333));
    expect(get($totalOdds)).toBe(2466);
    expect(get($possibleWin)).toBe(369_90);
    await act(typeChosen, 9);
    await act(betStakeChanged, { marketId: 12, minor: 100_00 });
    expect(get($totalStake)).toBe(250_00);
    expect(get($figures)).toMatchObject({ possibleWin: 410_80, winByBet: { 11: 277_50, 12: 133_30 } });
  });

  test('[CPN-30] odds and win of an express are those of the bets that can be placed, and come back with the others', async () => {
    await act(stakeChanged, 150_00);
    for (const [id, milli, gameId] of [
      [11, 1400, 1],
      [12, 3020, 2],
      [13, 3800, 1],
    ] as const)
      await act(outcomeToggled, pick(id, milli, gameId));
    const sums = () => [get($heldBets).length, get($totalOdds), get($possibleWin)];
    expect(sums()).toEqual([2, 4228, 634_20]);
    const suspend = (isBlocked: boolean) => ops({ op: 'patch', kind: 'market', id: 12, value: { isBlocked } });
    await suspend(true);
    expect(sums()).toEqual([1, 1400, 210_00]);
    await suspend(false);
    await act(betRemoved, 13);
    expect(sums()).toEqual([2, 4228, 634_20]);
    await act(typeChosen, 9);
    await suspend(true);
    expect(get($heldBets)).toHaveLength(2);
  });

  test('what the server said of dependence is void once the bets are others', async () => {
    for (const id of [11, 12, 13]) await act(outcomeToggled, pick(id));
    const mark = { isDepend: true, isDisabledBanker: true };
    await act(marksReceived, [
      { marketId: 11, ...mark },
      { marketId: 12, ...mark },
    ]);
    expect(get($bets).map(({ isDepend }) => isDepend)).toEqual([true, true, false]);
    await act(betRemoved, 12);
    expect(get($bets)).toMatchObject([{ isDepend: false, isDisabledBanker: true }, { isDepend: false }]);
  });

  test('an empty field has no win, never NaN', async () => {
    await act(outcomeToggled, pick(11));
    await act(stakeChanged, null);
    expect([get($stake), get($possibleWin)]).toEqual([null, null]);
  });
});

test('[CPN-02] the settings have every name, and accept rises by default', () => {
  const settings = get($couponSettings);
  for (const name of 'amountStepByCurrencyIso isManualAmountStep changeCoefAction changeNotifyAction isAutoMax isVipBet isBalanceShown isPossibleWinShown isSelectAccountShown isCouponFixed oneClickAmount isActiveOneClick exactCoef isDropOnScoreChange expressId bonusAccountOneClickAmount'.split(
    ' ',
  ))
    expect(settings).toHaveProperty(name);
  expect(get($changeCoefAction)).toBe(2);
});

import { allSettled, type EventCallable, fork, type Scope, type Store } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';

import { champ, game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';
import { lockReasonOf } from '@contracts/lock-reasons';

import { feedChanged } from '@/shared/feed';

import { Bet, newBet } from '../lib/bet';
import { pickFrom } from '../lib/pick';
import { sentSlip, storageOf } from '../testing';
import { couponOpened } from './opening';
import { betRemoved, couponCleared, outcomeToggled, removalUndone, typeChosen } from './slip';
import { $bets, $isFrozen, $removedBet, $selectedIds, $slipId, $typeId, marksReceived, slipSent } from './slip-state';
import { $stake, currencyChanged, stakeChanged } from './stake';
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

  test('[CPN-03] each field is the one of its name, where no two of match and outcome are the same', () => {
    const one = game(101, {
      ...{ constId: 102, number: 103, sportId: 104, champId: 105, countryId: 106, startAt: 107, elapsed: 108 },
      ...{
        status: 3,
        isFinished: true,
        liveInLive: false,
        zone: 'line',
        statisticId: 's-109',
        playersDuel: { team: 118 },
      },
      ...{ opp1: { id: 110, name: 'Home', nameEng: 'H' }, opp2: { id: 111, name: 'Away', nameEng: 'A' } },
      score: { full: ['4', '5'], periods: [], text: '4:5 (6:7)' },
      periodName: 'Second half',
    });
    const own = market(112, 101, 2, {
      groupId: 113,
      typeId: 114,
      kind: 115,
      param: 116,
      playerId: 117,
      isBannedExpress: true,
    });
    expect(newBet(pickFrom(one, own, 2345, 'Cup'))).toEqual({
      market: {
        ...{ id: 112, gameId: 101, milliOdds: 2345, groupId: 113, groupName: 'Result', name: 'Outcome 112' },
        ...{ typeId: 114, kind: 115, param: 116, playerId: 117, isLive: false, sportId: 104, champId: 105 },
        ...{ opp1: 'Home', opp2: 'Away' },
      },
      game: {
        ...{ number: 103, status: 3, isFinished: true, liveInLive: false, constId: 102, startAt: 107, elapsed: 108 },
        ...{ opp1: 'Home', opp2: 'Away', score1: '4', score2: '5', scoreText: '4:5 (6:7)' },
        ...{ champName: 'Cup', periodName: 'Second half' },
      },
      ...{ blockId: 1, statusId: -2, isBlocked: false, isDepend: false, isBannedExpress: true },
      ...{ isDisabledBanker: false, statisticId: 's-109', playersDuel: { team: 118 }, isGone: false },
      ...{ agreedMilliOdds: 2345, movedAt: null },
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
});

describe('what the feed says', () => {
  beforeEach(() => act(outcomeToggled, pick(11)));

  test('[CPN-45] new odds move the price at once; bets that did not change keep their identity', async () => {
    await act(outcomeToggled, pick(12, 1500));
    const [, second] = get($bets);
    await ops({ op: 'odds', values: [11, 2200, 99, 5000] });
    expect(get($bets)[0]).toMatchObject({ agreedMilliOdds: 2000, market: { milliOdds: 2200 } });
    expect(get($bets)[1]).toBe(second);
  });

  test('[ODDS-11] a market that is suspended is marked, and free again when it opens', async () => {
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: true } });
    expect(get($bets)[0]?.isBlocked).toBe(true);
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: false } });
    expect(get($bets)[0]?.isBlocked).toBe(false);
  });

  test('[CPN-94] the reason of a suspension comes and goes with what the feed says of the outcome and of its match', async () => {
    const why = () => {
      const { lock, gameLock, game: match } = get($bets)[0]!;
      return lockReasonOf({ lock }, { lock: gameLock, status: match.status });
    };
    expect(why()).toBeNull();
    await ops({ op: 'patch', kind: 'game', id: 11, value: { lock: 'danger' } });
    expect(why()).toBe('danger');
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: true, lock: 'operator' } });
    expect(why()).toBe('operator');
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: false, lock: null } });
    expect(why()).toBe('danger');
    await ops({ op: 'patch', kind: 'game', id: 11, value: { lock: null, status: 3 } });
    expect(why()).toBe('break');
    await ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: true, lock: 'meteor' } });
    expect(why()).toBeNull();
    const markets = [{ ...market(11, 11, 2), isBlocked: true }];
    const games = [{ ...game(11), lock: 'var' }];
    await act(feedChanged, [{ kind: 'snapshot', topic: 'coupon:11', ts: 0, entities: { games, markets } }]);
    expect(why()).toBe('var');
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
  test('a sum of another currency means nothing: the first stake of the new one stands', async () => {
    await act(stakeChanged, { of: 'slip', minor: 999_00 });
    await act(currencyChanged, 'USD');
    expect(get($stake)).toBe(5_00);
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
});

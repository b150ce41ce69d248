import { allSettled, type EventCallable, fork, type Scope, type Store } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import {
  $arrangedBets,
  $bankers,
  $bets,
  $blocks,
  $blockStakes,
  $isActiveSystemBanker,
  $systemValue,
  $unitCount,
  betMoved,
  betRemoved,
  betShifted,
  couponCleared,
  couponOpened,
  outcomeToggled,
  removalUndone,
  slipFilled,
  stakeChanged,
  systemBankerSwitched,
  systemValueChosen,
  typeChosen,
} from '@/entities/coupon';
import { $slipStorage, bet, pick, sentSlip, slipSent, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $lineFigures, $possibleWin, $slipOdds, stakeStepped } from '@/entities/coupon-figures';

let stored: { text: string | null };
let scope: Scope;
const newScope = () =>
  fork({
    values: [[$slipStorage, storageOf(stored)]],
    handlers: [[watchSlipFx, () => undefined]],
  });
const act = <T>(unit: EventCallable<T>, params?: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
const get = <T>(store: Store<T>): T => scope.getState(store);
const blockIds = () => get($arrangedBets).map(({ blockId }) => blockId);

beforeEach(async () => {
  stored = { text: null };
  scope = newScope();
  await act(couponOpened);
  for (const id of [1, 2, 3, 4]) await act(outcomeToggled, pick(id));
});

test('[CPN-33] a coupon of blocks begins with a block for each bet', async () => {
  await act(typeChosen, 5);
  expect(blockIds()).toEqual([1, 2, 3, 4]);
});

test('[CPN-33] a bet goes into another block, into one of its own, and into the lobby, which makes it a banker of every line', async () => {
  await act(typeChosen, 4);
  const idOf = (number: number) => get($blocks).blocks[number - 1]?.id ?? -1;
  await act(betMoved, { marketId: 2, to: idOf(1) });
  expect(blockIds()).toEqual([1, 1, 2, 3]);
  await act(betMoved, { marketId: 1, to: 'new' });
  expect(blockIds()).toEqual([4, 1, 2, 3]);
  expect(get($lineFigures)?.combo).toBe(6);
  await act(betMoved, { marketId: 1, to: 0 });
  expect(blockIds()).toEqual([0, 1, 2, 3]);
  expect(get($lineFigures)?.combo).toBe(3);
});

test('[CPN-33] a system has a banker while block 0 holds a bet and the banker is on', async () => {
  await act(typeChosen, 2);
  expect([get($unitCount), get($lineFigures)?.combo]).toEqual([4, 6]);
  await act(betMoved, { marketId: 1, to: 0 });
  expect(get($bankers)).toEqual(new Set([1]));
  expect([get($unitCount), get($lineFigures)?.combo]).toEqual([3, 3]);
  await act(systemBankerSwitched, false);
  expect([get($unitCount), get($lineFigures)?.combo]).toEqual([4, 6]);
  expect(get($isActiveSystemBanker)).toBe(false);
});

test('[CPN-14] [CONST-11] the size of a system is 2 at first, never below 2 and never as large as the system', async () => {
  expect(get($systemValue)).toBe(2);
  await act(typeChosen, 2);
  for (const [chosen, size] of [
    [1, 2],
    [0, 2],
    [-3, 2],
    [3, 3],
    [9, 3],
  ] as const) {
    await act(systemValueChosen, chosen);
    expect(get($systemValue)).toBe(size);
  }
  await act(betRemoved, 4);
  expect(get($systemValue)).toBe(2);
});

test('[CPN-01] blocks of a multi-bet may share the stake one by one; no other type takes that size over', async () => {
  await act(typeChosen, 4);
  await act(systemValueChosen, 1);
  expect(get($systemValue)).toBe(1);
  expect(get($lineFigures)?.combo).toBe(4);
  for (const other of [0, 1, 2, 9] as const) {
    await act(typeChosen, other);
    expect(get($systemValue)).toBe(2);
  }
});

test('a chain is played in the order that the player gives it', async () => {
  await act(typeChosen, 3);
  await act(betShifted, { marketId: 4, index: 0 });
  expect(get($bets).map(({ market }) => market.id)).toEqual([4, 1, 2, 3]);
});

test('[CPN-32] a block stakes its own sum, stepped from what it could have; a first block lost to another takes its stake along', async () => {
  await act(typeChosen, 5);
  await act(stakeChanged, { of: 'slip', minor: 100_00 });
  expect(get($lineFigures)?.maxByBlock).toEqual([null, 200_00, 400_00, 800_00]);
  const [, second, third] = get($blocks).blocks;
  await act(stakeChanged, { of: { block: second!.id }, minor: 50_00 });
  await act(stakeStepped, { of: { block: third!.id }, direction: 'down', max: 100_00 });
  expect(get($blockStakes)).toEqual([null, 50_00, 100_00, null]);
  await act(betRemoved, 2);
  expect(get($blockStakes)).toEqual([null, 100_00, null]);
});

test.each([
  ['a bet that is picked', () => act(outcomeToggled, pick(5))],
  ['a bet that is taken out of its block', () => act(betMoved, { marketId: 3, to: 'new' as const })],
])('[CPN-32] a new block begins without a stake, whatever its number stood for before: %s', async (_, makeBlock) => {
  await act(typeChosen, 5);
  await act(betMoved, { marketId: 3, to: 2 });
  await act(stakeChanged, { of: { block: 2 }, minor: 30_00 });
  await act(stakeChanged, { of: { block: 4 }, minor: 50_00 });
  await act(betRemoved, 4);
  expect(get($blockStakes)).toEqual([null, 30_00]);
  await makeBlock();
  expect(get($blocks).blocks.at(-1)?.id).toBe(3);
  await act(outcomeToggled, pick(6));
  expect(get($blocks).blocks.at(-1)?.id).toBe(4);
  expect(get($blockStakes)).toEqual([null, 30_00, null, null]);
});

test('[CPN-32] a removal that is undone brings the stake of its block back', async () => {
  await act(typeChosen, 5);
  await act(stakeChanged, { of: { block: 4 }, minor: 50_00 });
  await act(betRemoved, 4);
  await act(removalUndone);
  expect(get($blockStakes)).toEqual([null, null, null, 50_00]);
});

test('what the type was told is kept over a reload, and gone with the coupon', async () => {
  await act(typeChosen, 2);
  await act(betMoved, { marketId: 3, to: 0 });
  await act(betMoved, { marketId: 2, to: 'new' });
  await act(systemBankerSwitched, false);
  await act(systemValueChosen, 3);
  await act(stakeChanged, { of: { block: 2 }, minor: 70_00 });
  const before = [get($arrangedBets).map(({ blockId }) => blockId), get($systemValue), get($isActiveSystemBanker)];
  scope = newScope();
  await act(couponOpened);
  expect([get($arrangedBets).map(({ blockId }) => blockId), get($systemValue), get($isActiveSystemBanker)]).toEqual(
    before,
  );
  expect(JSON.parse(stored.text ?? '{}')).toMatchObject({ stakeByBlock: { 2: 70_00 } });
  await act(couponCleared);
  expect([get($systemValue), get($isActiveSystemBanker)]).toEqual([2, true]);
});

test('nothing of one coupon is left for the next: neither size, nor stakes of blocks', async () => {
  await act(typeChosen, 5);
  await act(stakeChanged, { of: { block: 2 }, minor: 70_00 });
  await act(systemValueChosen, 3);
  for (const id of [1, 2, 3, 4]) await act(outcomeToggled, pick(id));
  for (const id of [1, 2, 3, 4]) await act(outcomeToggled, pick(id));
  await act(typeChosen, 5);
  expect(get($blockStakes)).toEqual([null, null, null, null]);
  expect(get($systemValue)).toBe(2);
});

test('a coupon from elsewhere brings its size and its blocks; one without blocks gets one a bet', async () => {
  const bets = [1, 2, 3, 4].map((id) => bet(id, { blockId: id === 1 ? 0 : 1 }));
  await act(slipFilled, { source: 'code', typeId: 2, systemValue: 2, bets });
  expect([blockIds(), get($bankers), get($systemValue)]).toEqual([[0, 1, 1, 1], new Set([1]), 2]);
  await act(slipFilled, { source: 'code', typeId: 1, systemValue: null, bets });
  await act(typeChosen, 5);
  expect(blockIds()).toEqual([1, 2, 3, 4]);
});

test('a slip on its way keeps its blocks and its size', async () => {
  await act(typeChosen, 2);
  const ids = JSON.parse(stored.text ?? '{}') as { ids: string[] };
  await act(slipSent, sentSlip(ids.ids[0]!, get($bets)));
  await act(betMoved, { marketId: 1, to: 0 });
  await act(systemValueChosen, 3);
  expect([get($bankers).size, get($systemValue)]).toEqual([0, 2]);
});

test('possible win and odds are those of the type', async () => {
  await act(stakeChanged, { of: 'slip', minor: 60_00 });
  expect([get($possibleWin), get($slipOdds)]).toEqual([960_00, 16_000]);
  await act(typeChosen, 2);
  expect([get($possibleWin), get($slipOdds)]).toEqual([240_00, 4000]);
  await act(typeChosen, 3);
  expect(get($slipOdds)).toBeNull();
});

import { expect, test } from 'vitest';

import { bet } from '../testing';
import { arranged, bankerRefusal, blocksOf, moved, nextBlockId, shifted } from './arrange';
import type { Bet } from './bet';

const bets = (...blockIds: number[]) => blockIds.map((blockId, index) => bet(index + 1, { blockId }));
const numbers = (list: readonly Bet[]) => list.map(({ blockId }) => blockId);

test('[CPN-33] the blocks of a coupon are counted without gaps, whatever was taken off', () => {
  expect(numbers(arranged(bets(2, 5, 5, 9), 5))).toEqual([1, 2, 2, 3]);
});

test('[CPN-33] block 0 is the lobby of a multi-bet, the first block of a conditional coupon, and nothing else elsewhere', () => {
  expect(numbers(arranged(bets(0, 3, 4), 4))).toEqual([0, 1, 2]);
  expect(numbers(arranged(bets(0, 3, 4), 5))).toEqual([1, 2, 3]);
  expect(numbers(arranged(bets(0, 3, 4), 1))).toEqual([1, 1, 1]);
});

test('a coupon has at most ten blocks: later bets stand in the last one', () => {
  const many = bets(...Array.from({ length: 12 }, (_, index) => index + 1));
  const { blocks } = blocksOf(many, 4);
  expect(blocks).toHaveLength(10);
  expect(blocks.at(-1)?.bets).toHaveLength(3);
  expect(Math.max(...numbers(arranged(many, 4)))).toBe(10);
});

test('[CPN-33] bets of block 0 are bankers of a system while three bets stay beside them', () => {
  expect(numbers(arranged(bets(0, 1, 2, 3), 2))).toEqual([0, 1, 1, 1]);
  expect(numbers(arranged(bets(0, 0, 2, 3), 2))).toEqual([0, 1, 1, 1]);
  expect(numbers(arranged(bets(0, 2, 3), 2))).toEqual([1, 1, 1]);
});

test('[CPN-33] a bet that may not be a banker is not one, and says why', () => {
  const [first, ...rest] = bets(0, 1, 2, 3);
  const forbidden = { ...first!, isDisabledBanker: true };
  expect(numbers(arranged([forbidden, ...rest], 2))).toEqual([1, 1, 1, 1]);
  expect(bankerRefusal(forbidden, [forbidden, ...rest])).toBe('disabled');
  expect(bankerRefusal(rest[0]!, [first!, ...rest])).toBe('full');
  expect(bankerRefusal(first!, [first!, ...rest])).toBeNull();
});

test('a bet that does not move keeps its identity, so that its row is not drawn again', () => {
  const list = bets(1, 2, 3);
  const next = moved(list, 2, 'new');
  expect([next[0], next[2]]).toEqual([list[0], list[2]]);
  expect(next[0]).toBe(list[0]);
  expect(numbers(next)).toEqual([1, 4, 3]);
  expect(nextBlockId(next)).toBe(5);
});

test('a chain is put in another order one bet at a time', () => {
  const ids = (list: readonly Bet[]) => list.map(({ market }) => market.id);
  expect(ids(shifted(bets(1, 2, 3), 3, 0))).toEqual([3, 1, 2]);
  expect(ids(shifted(bets(1, 2, 3), 1, 1))).toEqual([2, 1, 3]);
  expect(ids(shifted(bets(1, 2, 3), 99, 0))).toEqual([1, 2, 3]);
});

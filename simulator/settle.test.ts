import { expect, test } from 'vitest';

import { betStatuses } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import type { Facts, Pair } from './match.ts';
import { resultOfMarket } from './settle.ts';

const { win, lose, return: back, halfWinHalfReturn: halfWin, halfLoseHalfReturn: halfLose } = betStatuses;

/** A football match that ended `full`, `half` at half-time. */
const ended = (full: Pair, half: Pair = [0, 0], more: Partial<Facts> = {}): Facts => ({
  full,
  periods: [half, [full[0] - half[0], full[1] - half[1]]],
  periodsDone: 2,
  goals: [],
  isOver: true,
  isAbandoned: false,
  ...more,
});
const key = (groupId: number, typeId: number, param: number | null = null, period = 0) => ({
  groupId,
  typeId,
  param,
  period,
});

test.each([
  ['home wins', O.home, [2, 1], win],
  ['home draws', O.home, [1, 1], lose],
  ['draw draws', O.draw, [1, 1], win],
  ['away loses', O.away, [2, 1], lose],
  ['1X on a draw', O.homeOrDraw, [1, 1], win],
  ['1X on an away win', O.homeOrDraw, [0, 1], lose],
  ['12 on a draw', O.homeOrAway, [1, 1], lose],
  ['X2 on an away win', O.drawOrAway, [0, 1], win],
  ['both score', O.yes, [1, 1], win],
  ['one scores', O.yes, [3, 0], lose],
  ['no on one', O.no, [3, 0], win],
  ['odd of three', O.odd, [2, 1], win],
  ['even of none', O.even, [0, 0], win],
] as const)('result markets settle by the final score: %s', (_, typeId, full, expected) => {
  expect(resultOfMarket(key(G.result, typeId), ended(full))).toBe(expected);
});

test.each([
  [2.5, 3, win, lose],
  [2.5, 2, lose, win],
  [3, 3, back, back],
  [3, 4, win, lose],
  [2.75, 3, halfWin, halfLose],
  [2.75, 2, lose, win],
  [2.75, 4, win, lose],
  [3.25, 3, halfLose, halfWin],
  [3.25, 4, win, lose],
  [3.25, 2, lose, win],
])('total %d with %d goals: over %d, under %d', (line, goals, over, under) => {
  const facts = ended([goals, 0]);
  expect(resultOfMarket(key(G.total, O.over, line), facts)).toBe(over);
  expect(resultOfMarket(key(G.total, O.under, line), facts)).toBe(under);
});

test.each([
  [-1, [2, 1], back, back],
  [-1, [3, 1], win, lose],
  [-1.5, [2, 1], lose, win],
  [-0.25, [1, 1], halfLose, halfWin],
  [-0.25, [2, 1], win, lose],
  [-0.75, [2, 1], halfWin, halfLose],
  [-1.25, [2, 1], halfLose, halfWin],
  [-1.25, [3, 1], win, lose],
  [0, [1, 1], back, back],
  [0.25, [1, 1], halfWin, halfLose],
  [0.75, [0, 1], halfLose, halfWin],
  [1.25, [0, 1], halfWin, halfLose],
  [1.75, [0, 2], halfLose, halfWin],
] as const)('home handicap %d at %j: home %d, away with the opposite line %d', (line, full, home, away) => {
  expect(resultOfMarket(key(G.handicap, O.handicapHome, line), ended(full))).toBe(home);
  expect(resultOfMarket(key(G.handicap, O.handicapAway, -line), ended(full))).toBe(away);
});

test('draw no bet is returned on a draw', () => {
  expect(resultOfMarket(key(G.drawNoBet, O.home), ended([1, 1]))).toBe(back);
  expect(resultOfMarket(key(G.drawNoBet, O.away), ended([1, 1]))).toBe(back);
  expect(resultOfMarket(key(G.drawNoBet, O.away), ended([0, 1]))).toBe(win);
});

test('a team total counts the goals of its side', () => {
  expect(resultOfMarket(key(G.teamTotal1, O.over, 1.5), ended([1, 4]))).toBe(lose);
  expect(resultOfMarket(key(G.teamTotal2, O.over, 1.5), ended([1, 4]))).toBe(win);
});

test.each([
  [O.score, 201, [2, 1], win],
  [O.score, 201, [1, 2], lose],
  [O.otherScore, null, [4, 4], lose],
  [O.otherScore, null, [5, 0], win],
] as const)('correct score: outcome %d %s at %j is %d', (typeId, param, full, expected) => {
  expect(resultOfMarket(key(G.correctScore, typeId, param), ended(full))).toBe(expected);
});

test('the next goal settles when it falls, the others wait for the end', () => {
  const facts = ended([1, 0], [1, 0], { isOver: false, periodsDone: 0, goals: [1] });
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 1), facts)).toBe(win);
  expect(resultOfMarket(key(G.nextGoal, O.nextAway, 1), facts)).toBe(lose);
  expect(resultOfMarket(key(G.nextGoal, O.nextNone, 1), facts)).toBe(lose);
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 2), facts)).toBeNull();
  expect(resultOfMarket(key(G.result, O.home), facts)).toBeNull();
});

test('"no goal" wins when the goal never came', () => {
  const facts = ended([1, 0], [1, 0], { goals: [1] });
  expect(resultOfMarket(key(G.nextGoal, O.nextNone, 2), facts)).toBe(win);
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 2), facts)).toBe(lose);
});

test('first half markets settle at half-time by the first half alone', () => {
  const early = ended([1, 0], [1, 0], { isOver: false, periodsDone: 0 });
  const atBreak = { ...early, periodsDone: 1 };
  expect(resultOfMarket(key(G.firstHalfResult, O.home, null, 1), early)).toBeNull();
  expect(resultOfMarket(key(G.firstHalfResult, O.home, null, 1), atBreak)).toBe(win);
  expect(resultOfMarket(key(G.firstHalfTotal, O.over, 0.5, 1), ended([3, 3], [0, 0]))).toBe(lose);
});

test('an abandoned match returns what was open and keeps what was decided', () => {
  const facts = ended([1, 0], [1, 0], { isAbandoned: true, periodsDone: 1, goals: [1] });
  expect(resultOfMarket(key(G.result, O.home), facts)).toBe(back);
  expect(resultOfMarket(key(G.total, O.over, 0.5), facts)).toBe(back);
  expect(resultOfMarket(key(G.nextGoal, O.nextNone, 2), facts)).toBe(back);
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 1), facts)).toBe(win);
  expect(resultOfMarket(key(G.firstHalfResult, O.home, null, 1), facts)).toBe(win);
});

const sets: Facts = {
  full: [2, 1],
  periods: [
    [6, 4],
    [3, 6],
    [7, 6],
  ],
  periodsDone: 3,
  goals: [],
  isOver: true,
  isAbandoned: false,
};

test.each([
  ['winner by sets', key(G.winner, O.home), win],
  ['second set', key(G.setWinner, O.home, null, 2), lose],
  ['games total', key(G.gamesTotal, O.over, 31.5), win],
  ['games total of 32', key(G.gamesTotal, O.under, 32), back],
  ['games handicap', key(G.gamesHandicap, O.handicapHome, 0.5), win],
  ['games handicap, level', key(G.gamesHandicap, O.handicapAway, 0), back],
])('tennis settles by sets and games: %s', (_, market, expected) => {
  expect(resultOfMarket(market, sets)).toBe(expected);
});

test('a set that was not played returns its bets', () => {
  const straight = {
    ...sets,
    full: [2, 0] as const,
    periods: [
      [6, 4],
      [6, 3],
    ] as const,
    periodsDone: 2,
  };
  expect(resultOfMarket(key(G.setWinner, O.home, null, 3), straight)).toBe(back);
});

test('a quarter settles when it ends, by itself', () => {
  const facts: Facts = {
    ...sets,
    full: [50, 44],
    periods: [
      [20, 24],
      [30, 20],
    ],
    periodsDone: 1,
    isOver: false,
  };
  expect(resultOfMarket(key(G.quarterWinner, O.away, null, 1), facts)).toBe(win);
  expect(resultOfMarket(key(G.quarterTotal, O.over, 43.5, 1), facts)).toBe(win);
  expect(resultOfMarket(key(G.quarterTotal, O.over, 43.5, 2), facts)).toBeNull();
});

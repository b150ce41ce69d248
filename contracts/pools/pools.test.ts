import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '../games/index.ts';
import {
  allDraws,
  arePicks,
  drawsWith,
  hitsOf,
  isVoidDraw,
  linesOf,
  linesWith,
  lottoReturn,
  lottos,
  lottoSeeds,
  lottoShape,
  type Picks,
  prizeOf,
  type Results,
  rightOf,
  settlePool,
  toldNumbers,
  totoKind,
  totoKindNames,
} from './index.ts';

const file = new URL('../../../shared/data/toto/toto.jsonl', import.meta.url);
const isHere = existsSync(file);
if (!isHere) process.stderr.write('The settled pools are not on this machine: their test is skipped.\n');

type Vector = {
  tickets: { stake: number; hits: number }[];
  jackpot: number;
  pool: number;
  prize: number;
  house: number;
  payouts: number[];
  nextJackpot: number;
};
const vectors = (isHere ? readFileSync(file, 'utf8') : '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Vector);

const { classes } = totoKind('fifteen');
const oneLine = (hits: number): number[] => [...Array.from({ length: hits }, () => 0), 1];

test.skipIf(!isHere)('[TOTO-02] every settled pool of the vectors comes out to the minor unit', () => {
  expect(vectors).toHaveLength(60);
  for (const { tickets, jackpot, pool, prize, house, payouts, nextJackpot } of vectors) {
    const entries = tickets.map(({ stake, hits }) => ({ unit: stake, hits: oneLine(hits) }));
    expect(prizeOf(pool)).toBe(prize);
    expect(settlePool(entries, { classes, pool, jackpot })).toEqual({ payouts, house, nextJackpot });
  }
});

/** Every line of a ticket, written out. */
function enumerated(picks: Picks, results: Results): number[] {
  const counts = Array.from({ length: picks.length + 1 }, () => 0);
  const walk = (place: number, hits: number): void => {
    const variants = picks[place];
    if (variants === undefined) {
      counts[hits] = (counts[hits] ?? 0) + 1;
      return;
    }
    for (const variant of variants) {
      const result = results[place];
      walk(place + 1, hits + (result === 'void' || result === variant ? 1 : 0));
    }
  };
  walk(0, 0);
  return counts;
}

const ticket = (most: number) =>
  fc.array(
    fc.tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
      fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant('void' as const)),
    ),
    { minLength: 1, maxLength: most },
  );

test('[TOTO-05] hits by the polynomial equal the lines written out, up to twelve matches', () => {
  fc.assert(
    fc.property(ticket(12), (matches) => {
      const [picks, results] = [matches.map(([chosen]) => chosen), matches.map(([, result]) => result)];
      const hits = hitsOf(picks, results);
      expect(hits).toEqual(enumerated(picks, results));
      expect(hits.reduce((sum, lines) => sum + lines, 0)).toBe(linesOf(picks));
    }),
    { numRuns: 150 },
  );
});

test('[TOTO-05] 14 348 907 lines are counted in less than 50 ms', () => {
  const all = Array.from({ length: 15 }, () => [0, 1, 2]);
  const began = performance.now();
  const hits = hitsOf(
    all,
    Array.from({ length: 15 }, () => 1),
  );
  expect(performance.now() - began).toBeLessThan(50);
  expect(hits.reduce((sum, lines) => sum + lines, 0)).toBe(3 ** 15);
  expect([hits[15], hits[14], hits[13]]).toEqual([1, 30, 420]);
});

test('[TOTO-01] a random line of fifteen: one in so many has 15, 14 or more, … 9 or more', () => {
  const one = (least: number) => 3 ** 15 / linesWith(least, { matches: 15, of: 3 });
  expect([15, 14, 13, 12, 11, 10].map((least) => Math.round(one(least)))).toEqual([
    14_348_907, 462_868, 31_816, 3507, 553, 118,
  ]);
  expect(one(9)).toBeCloseTo(32.4, 1);
});

const pool = fc.record({
  kind: fc.constantFrom(...totoKindNames),
  jackpot: fc.integer({ min: 0, max: 10 ** 11 }),
  tickets: fc.array(
    fc.record({
      unit: fc.integer({ min: 1, max: 100_000 }),
      seed: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 16, maxLength: 16 }),
    }),
    { maxLength: 25 },
  ),
});

test('[TOTO-02] 10 000 random pools of every kind keep every minor unit', () => {
  fc.assert(
    fc.property(pool, ({ kind, jackpot, tickets }) => {
      const { classes: own, matches } = totoKind(kind);
      const entries = tickets.map(({ unit, seed }) => ({ unit, hits: seed.slice(0, matches + 1) }));
      const staked = entries.reduce(
        (sum, { unit, hits }) => sum + unit * hits.reduce((lines, count) => lines + count, 0),
        0,
      );
      const { payouts, house, nextJackpot } = settlePool(entries, { classes: own, pool: staked, jackpot });
      const paid = payouts.reduce((sum, payout) => sum + payout, 0);
      expect(paid + house + nextJackpot).toBe(staked + jackpot);
      expect([house, nextJackpot, ...payouts].every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('[TOTO-02] classes are nested, and all right alone take the jackpot', () => {
  const tickets = [
    { unit: 100, hits: oneLine(15) },
    { unit: 100, hits: oneLine(9) },
  ];
  const { payouts } = settlePool(tickets, { classes, pool: 200, jackpot: 5000 });
  // Of 180: 9 in each of four classes and the jackpot, 18, 36, and half of 72.
  expect(payouts).toEqual([5000 + 9 * 4 + 18 + 36 + 36, 36]);
});

test('[TOTO-03] a void match counts as right for every line', () => {
  expect(hitsOf([[0], [0, 1]], ['void', 1])).toEqual([0, 1, 1]);
});

test.each([
  [12, false],
  [11, true],
])('[TOTO-03] a draw of fifteen with %i decided matches is void: %s', (decided, isVoid) => {
  const results = Array.from({ length: 15 }, (_, place) => (place < decided ? 1 : ('void' as const)));
  expect(isVoidDraw(results, totoKind('fifteen').leastDecided)).toBe(isVoid);
});

test('[TOTO-01] each kind gives out 90 % of its prize part, from all right downwards', () => {
  for (const name of totoKindNames) {
    const { classes: own, matches, leastDecided } = totoKind(name);
    expect(own.reduce((sum, { percent }) => sum + percent, 0)).toBe(90);
    expect(own.map(({ least }) => least)).toEqual(own.map((_, place) => matches - place));
    expect(leastDecided).toBeLessThan(matches);
  }
});

test.each([
  ['fifteen', [2, 1], 0],
  ['fifteen', [1, 1], 1],
  ['hockey', [0, 3], 2],
  ['football', [2, 1], 0],
  ['football', [3, 0], 1],
  ['football', [1, 1], 2],
  ['football', [2, 0], 3],
  ['basketball', [90, 80], 0],
  ['basketball', [90, 81], 1],
  ['basketball', [80, 89], 2],
  ['basketball', [80, 90], 3],
  ['cyber-sport', [2, 0], 0],
  ['cyber-sport', [2, 1], 1],
  ['cyber-sport', [1, 2], 2],
  ['cyber-sport', [0, 2], 3],
  ['correct-score', [0, 0], 0],
  ['correct-score', [2, 1], 9],
  ['correct-score', [5, 4], 15],
] as const)('[TOTO-01] %s: the score %j is variant %i', (kind, score, variant) => {
  expect(totoKind(kind).variantOf(score)).toBe(variant);
  expect(variant).toBeLessThan(totoKind(kind).variants);
});

test.each([
  ['a match without a pick', Array.from({ length: 12 }, (_, place) => (place === 3 ? [] : [0])), false],
  ['a variant twice', Array.from({ length: 12 }, () => [1, 1]), false],
  ['a variant that is not there', Array.from({ length: 12 }, () => [3]), false],
  ['too few matches', [[0]], false],
  ['a whole ticket', Array.from({ length: 12 }, () => [0, 2]), true],
])('[TOTO-01] %s', (_, picks, isTicket) => {
  expect(arePicks('hockey', picks)).toBe(isTicket);
});

test('[LOTTO-01] the odds of every class are exact, and all classes together are all draws', () => {
  expect(lottos.map(allDraws)).toEqual([13_983_816, 376_992, 4845]);
  const [six, five] = lottos;
  expect([6, 5, 4, 3, 2].map((right) => drawsWith(six, right))).toEqual([1, 258, 13_545, 246_820, 1_851_150]);
  expect([5, 4, 3, 2].map((right) => drawsWith(five, right))).toEqual([1, 155, 4650, 44_950]);
  for (const lotto of lottos) {
    const classes = Array.from({ length: lotto.pick + 1 }, (_, right) => drawsWith(lotto, right));
    expect(classes.reduce((sum, draws) => sum + draws, 0)).toBe(allDraws(lotto));
  }
});

test('[LOTTO-01] 4 of 20: the odds are those of all 4 845 draws, counted one by one', () => {
  const lotto = lottos[2];
  const counts = [0, 0, 0, 0, 0];
  for (let a = 1; a <= 17; a += 1)
    for (let b = a + 1; b <= 18; b += 1)
      for (let c = b + 1; c <= 19; c += 1)
        for (let d = c + 1; d <= 20; d += 1) {
          const right = rightOf([3, 8, 12, 20], [a, b, c, d]);
          counts[right] = (counts[right] ?? 0) + 1;
        }
  expect(counts).toEqual([0, 1, 2, 3, 4].map((right) => drawsWith(lotto, right)));
});

test('[LOTTO-01] what a line gives back in the long run', () => {
  expect(lottos.map((lotto) => Number(lottoReturn(lotto).toFixed(2)))).toEqual([60.73, 61.06, 69.35]);
});

test('[LOTTO-02] a draw of 6 of 49 follows from its seed alone', () => {
  const lotto = lottos[0];
  const seed = 'a'.repeat(64);
  const digests = (serverSeed: string) =>
    Buffer.concat(
      messagesOf(lottoSeeds(lotto, 7, serverSeed), lottoShape(lotto)).map((message) =>
        createHmac('sha256', serverSeed).update(message).digest(),
      ),
    );
  const numbers = toldNumbers(drawsOf(digests(seed), lottoShape(lotto)));
  expect(numbers).toHaveLength(6);
  expect(new Set(numbers).size).toBe(6);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.every((number) => number >= 1 && number <= 49)).toBe(true);
  expect(toldNumbers(drawsOf(digests(`b${seed.slice(1)}`), lottoShape(lotto)))).not.toEqual(numbers);
});

import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  type Choice,
  diceMultiplier,
  drawsOf,
  gameOf,
  games,
  kenoChance,
  leastBelow,
  messagesOf,
  mostBelow,
  pegRows,
  pocketPays,
  type RoundSeeds,
  type Shape,
  sicBoDice,
  type Slug,
} from './index.ts';

const folder = new URL('../../../shared/data/casino/', import.meta.url);
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('The published rounds are not on this machine: their test is skipped.\n');

type Vector = {
  game: string;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  outcome: number | number[];
};
const read = (name: string): string => (isHere ? readFileSync(new URL(name, folder), 'utf8') : '');
const vectors = read('provably-fair.jsonl')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Vector);

const digestOf = (key: string, message: string): Buffer => createHmac('sha256', key).update(message).digest();
const drawn = (seeds: RoundSeeds, shape: Shape): number[] =>
  drawsOf(Buffer.concat(messagesOf(seeds, shape).map((message) => digestOf(seeds.serverSeed, message))), shape);

/** What each published game draws, and how it is said there. */
const one = ([number = -1]: number[]) => number;
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const from1 = (numbers: number[]) => numbers.map((number) => number + 1);
const published: Record<string, [Shape, (draws: number[]) => number | number[]]> = {
  dice: [gameOf('dice').shapeOf({}), one],
  plinko16: [gameOf('peg-drop').shapeOf({ rows: 16 }), (draws) => draws.reduce((sum, draw) => sum + draw, 0)],
  mines5: [gameOf('mines').shapeOf({ mines: 5 }), ascending],
  keno10of40: [gameOf('keno').shapeOf({}), (draws) => from1(ascending(draws))],
  roulette: [gameOf('roulette').shapeOf({}), one],
  wheel50: [gameOf('wheel').shapeOf({}), one],
  sicbo: [gameOf('sic-bo').shapeOf({}), sicBoDice],
  deck52: [{ count: 52, of: 52, isDealt: true }, (draws) => draws],
  reels5x24: [gameOf('lantern-tide').shapeOf({}), (draws) => draws],
};

test.skipIf(!isHere).for(Object.entries(published))(
  '[CAS-06] every published round of "%s" comes out the same',
  ([game, [shape, said]]) => {
    const rounds = vectors.filter((vector) => vector.game === game);
    expect(rounds.length).toBeGreaterThan(10);
    for (const vector of rounds) {
      expect(createHash('sha256').update(vector.serverSeed).digest('hex')).toBe(vector.commitment);
      expect(said(drawn(vector, shape)), JSON.stringify(vector)).toEqual(vector.outcome);
    }
  },
);

test.skipIf(!isHere)('[CAS-08] peg drop pays and gives back exactly as published', () => {
  type Table = { multipliers: number[]; rtp: number };
  const { plinko } = JSON.parse(read('returns.json')) as { plinko: Record<string, Table> };
  for (const rows of pegRows)
    for (const risk of ['low', 'medium', 'high'] as const) {
      const { multipliers, rtp } = plinko[`${String(rows)}-${risk}`]!;
      expect(pocketPays({ rows, risk }).map((pay) => pay / 100)).toEqual(multipliers);
      expect(gameOf('peg-drop').returnOf({ rows, risk })).toBeCloseTo(rtp, 12);
    }
});

test.skipIf(!isHere)('[CAS-06] hands of poker are the first cards of the published decks', () => {
  for (const vector of vectors.filter(({ game }) => game === 'deck52'))
    expect(drawn(vector, gameOf('jacks').shapeOf({}))).toEqual((vector.outcome as number[]).slice(0, 10));
});

test.skipIf(!isHere)('[CAS-08] hits of keno are as likely as published', () => {
  const { keno10of40 } = JSON.parse(read('returns.json')) as { keno10of40: number[] };
  keno10of40.forEach((chance, hits) => expect(kenoChance(10, hits)).toBeCloseTo(chance, 12));
});

test.skipIf(!isHere)('[CAS-08] the slot gives back and hits exactly as published', () => {
  const { slot3x3 } = JSON.parse(read('returns.json')) as { slot3x3: { rtp: number; hitRate: number } };
  expect(gameOf('five-lines').returnOf({})).toBeCloseTo(slot3x3.rtp, 12);
  expect(gameOf('five-lines').hitRateOf({})).toBeCloseTo(slot3x3.hitRate, 12);
});

test('[CAS-08] dice give back at least 98.99 and at most 99 percent, whatever the chance', () => {
  for (let below = leastBelow; below <= mostBelow; below++) {
    const share = gameOf('dice').returnOf({ below });
    expect(share).toBeGreaterThan(0.9899);
    expect(share).toBeLessThanOrEqual(0.99);
  }
});

/** Rounds of fixed seeds: within three and a half standard errors of the exact return. */
const samples: readonly [Slug, Choice, number][] = [
  ['dice', { below: 4950 }, 1],
  ['dice', { below: 9000 }, 0.33],
  ['five-lines', {}, 4.08],
  ['mines', { mines: 3, cells: [0, 7] }, 0.57],
  ['roulette', { spots: ['red', 'dozen1'] }, 1.01],
  ['wheel', { risk: 'low' }, 0.5],
  ['peg-drop', { rows: 8, risk: 'low' }, 0.33],
  ['keno', { picks: [1, 40] }, 2.33],
  ['sic-bo', { spots: ['small', 'face1'] }, 0.8],
  ['baccarat', { spots: ['banker'] }, 0.93],
  ['lantern-tide', {}, 3.2],
];
test.each(samples)('[CAS-08] rounds of %s %j give back what the mathematics says', (slug, choice, deviation) => {
  const rounds = 100_000;
  const [game, stake] = [gameOf(slug), 10_000];
  const shape = game.shapeOf(choice);
  let paid = 0;
  for (let nonce = 0; nonce < rounds; nonce++) {
    const seeds = { serverSeed: '0'.repeat(64), clientSeed: slug, nonce };
    paid += game.payoutOf(drawn(seeds, shape), choice, stake);
  }
  expect(Math.abs(paid / stake / rounds - game.returnOf(choice))).toBeLessThan((3.5 * deviation) / Math.sqrt(rounds));
});

test('[CAS-06] draws stay below their bound, and a payout is a whole sum that grows with the stake', () => {
  const seed = fc.string({ minLength: 1, maxLength: 64 });
  const seeds = fc.record({ serverSeed: seed, clientSeed: seed, nonce: fc.nat() });
  fc.assert(
    fc.property(fc.constantFrom(...games), seeds, fc.integer({ min: 1, max: 1e9 }), (game, given, minor) => {
      const choice = game.first;
      expect(game.isChoice(choice)).toBe(true);
      const { count, of } = game.shapeOf(choice);
      const numbers = drawn(given, game.shapeOf(choice));
      expect(numbers).toHaveLength(count);
      expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < of)).toBe(true);
      const [once, twice] = [game.payoutOf(numbers, choice, minor), game.payoutOf(numbers, choice, minor * 2)];
      expect(Number.isSafeInteger(once) && once >= 0 && twice >= 2 * once).toBe(true);
    }),
  );
});

test.each([
  [4999, 5000, 198],
  [5000, 5000, 0],
  [0, leastBelow, 4950],
  [9800, mostBelow, 0],
])('[CAS-06] the number %i under %i pays %i for a stake of 100', (number, below, payout) => {
  expect(gameOf('dice').payoutOf([number], { below }, 100)).toBe(payout);
});

test.each([[199], [9801], [5000.5], [undefined], [NaN]])('[CAS-06] %s is no number to stay under', (below) => {
  expect(gameOf('dice').isChoice({ below })).toBe(false);
});

test('[CAS-08] what a chance pays falls as the chance rises', () => {
  expect([diceMultiplier(leastBelow), diceMultiplier(4950), diceMultiplier(mostBelow)]).toEqual([
    495_000, 20_000, 10_102,
  ]);
});

import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Choice, diceMultiplier, drawsOf, gameOf, games, leastBelow, messageOf, mostBelow } from './index.ts';

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

const digestOf = (key: string, message: string): Uint8Array => createHmac('sha256', key).update(message).digest();
const digest = (vector: Vector): Uint8Array => digestOf(vector.serverSeed, messageOf(vector));

/** Games whose numbers come out of one digest. The others draw what is left, and wait for games that do so. */
const drawn: Record<string, { count: number; of: number }> = {
  dice: gameOf('dice').draws,
  reels5x24: { count: 5, of: 24 },
  roulette: { count: 1, of: 37 },
  wheel50: { count: 1, of: 50 },
  sicbo: { count: 3, of: 6 },
};
const outcomeOf = ({ game }: Vector, numbers: number[]): number | number[] =>
  game === 'sicbo' ? numbers.map((number) => number + 1) : numbers.length === 1 ? (numbers[0] ?? 0) : numbers;

test.skipIf(!isHere).for(Object.keys(drawn))('[CAS-06] every published round of "%s" comes out the same', (game) => {
  const rounds = vectors.filter((vector) => vector.game === game);
  expect(rounds.length).toBeGreaterThan(10);
  for (const vector of rounds) {
    expect(createHash('sha256').update(vector.serverSeed).digest('hex')).toBe(vector.commitment);
    expect(outcomeOf(vector, drawsOf(digest(vector), drawn[game]!)), JSON.stringify(vector)).toEqual(vector.outcome);
  }
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

/** A million rounds of fixed seeds: within three and a half standard errors of the exact return. */
test.each([
  ['dice', { below: 4950 }, 1],
  ['dice', { below: 9000 }, 0.33],
  ['five-lines', {}, 4.08],
] as const)(
  '[CAS-08] a million rounds of %s %j give back what the mathematics says',
  (slug, choice: Choice, deviation) => {
    const rounds = 1_000_000;
    const game = gameOf(slug);
    const stake = 10_000;
    let paid = 0;
    let nonce = 0;
    // One digest serves as many rounds as it has words for.
    const perDigest = Math.floor(8 / game.draws.count);
    for (let round = 0; round < rounds; round += perDigest) {
      const words = digestOf('0'.repeat(64), messageOf({ serverSeed: '', clientSeed: slug, nonce: nonce++ }));
      for (let part = 0; part < perDigest; part++) {
        const own = words.subarray(part * game.draws.count * 4);
        paid += game.payoutOf(drawsOf(own, game.draws), choice, stake);
      }
    }
    const count = Math.ceil(rounds / perDigest) * perDigest;
    expect(Math.abs(paid / stake / count - game.returnOf(choice))).toBeLessThan((3.5 * deviation) / Math.sqrt(count));
  },
);

test('[CAS-06] draws stay below their bound, and a payout is a whole sum that grows with the stake', () => {
  const seed = fc.string({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.record({ key: seed, clientSeed: seed, nonce: fc.nat() }),
      fc.record({ below: fc.integer({ min: leastBelow, max: mostBelow }), minor: fc.integer({ min: 1, max: 1e9 }) }),
      (game, { key, clientSeed, nonce }, { below, minor }) => {
        const numbers = drawsOf(digestOf(key, messageOf({ serverSeed: key, clientSeed, nonce })), game.draws);
        expect(numbers).toHaveLength(game.draws.count);
        expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < game.draws.of)).toBe(true);
        const choice = game.slug === 'dice' ? { below } : {};
        const [one, two] = [game.payoutOf(numbers, choice, minor), game.payoutOf(numbers, choice, minor * 2)];
        expect(Number.isSafeInteger(one) && one >= 0 && two >= 2 * one).toBe(true);
      },
    ),
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

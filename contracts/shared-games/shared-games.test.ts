import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  type ChainRound,
  mostExit,
  msUntil,
  type SharedChoice,
  sharedGameOf,
  sharedGames,
  type SharedKind,
  worthAfter,
} from './index.ts';

const file = new URL('../../../shared/data/casino/provably-fair.jsonl', import.meta.url);
const isHere = existsSync(file);
if (!isHere) process.stderr.write('The published rounds are not on this machine: their test is skipped.\n');

const drawn = (kind: SharedKind, round: ChainRound): number[] => {
  const { signed, drawsOf } = sharedGameOf(kind);
  const { key, messages } = signed(round);
  return drawsOf(Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest())));
};
const hashOf = (number: number): string => createHash('sha256').update(String(number)).digest('hex');

type Vector = ChainRound & { game: string; terminatingHash: string; outcome: number };
test.skipIf(!isHere)('[CAS-07] [CAS-09] every published crash round comes out the same, and its chain closes', () => {
  const rounds = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"crash"'))
    .map((line) => JSON.parse(line) as Vector);
  expect(rounds.length).toBeGreaterThan(10);
  const byNumber = new Map(rounds.map((round) => [round.number, round.hash]));
  for (const round of rounds) {
    expect(drawn('crash', round), JSON.stringify(round)).toEqual([round.outcome]);
    const before = round.number === 1 ? round.terminatingHash : byNumber.get(round.number - 1);
    expect(createHash('sha256').update(round.hash).digest('hex')).toBe(before);
  }
});

test('[CAS-08] crash gives back 99 percent at every exit, and 1.98 percent of rounds end at once', () => {
  const { returnOf, hitRateOf } = sharedGameOf('crash');
  for (const auto of [101, 150, 200, 1000, 12_345, mostExit]) expect(returnOf({ auto })).toBeCloseTo(0.99, 9);
  expect(1 - hitRateOf({ auto: 101 })).toBeCloseTo(0.0198, 4);
});

test('[CAS-09] whoever left before the end was worth no more than the end, to the millisecond', () => {
  const { payoutOf } = sharedGameOf('crash');
  fc.assert(
    fc.property(fc.integer({ min: 101, max: mostExit }), fc.integer({ min: 1, max: 1e9 }), (end, minor) => {
      const last = worthAfter(msUntil(end) - 1);
      expect(last).toBeLessThanOrEqual(end);
      expect(worthAfter(msUntil(end))).toBeGreaterThanOrEqual(end);
      expect(payoutOf({ draws: [end], choice: {}, left: last }, minor)).toBe(
        Number((BigInt(minor) * BigInt(last)) / 100n),
      );
      expect(payoutOf({ draws: [end], choice: {}, left: end + 1 }, minor)).toBe(0);
      expect(payoutOf({ draws: [end], choice: {}, left: null }, minor)).toBe(0);
    }),
  );
});

test('[CAS-08] many rounds of a chain give back what the mathematics says', () => {
  const choices = {
    crash: { auto: 200 },
    'keno-draw': { picks: [3, 9] },
    'roulette-draw': { spots: ['red'] },
  } as const;
  const [rounds, stake] = [20_000, 10_000];
  for (const [name, choice] of Object.entries(choices)) {
    const kind = name as keyof typeof choices;
    const { payoutOf, returnOf } = sharedGameOf(kind);
    let paid = 0;
    for (let number = 1; number <= rounds; number++) {
      const draws = drawn(kind, { hash: hashOf(number), salt: 'salt', number });
      const left = kind === 'crash' && draws[0]! >= 200 ? 200 : null;
      paid += payoutOf({ draws, choice: { ...choice } as object, left }, stake);
    }
    expect(Math.abs(paid / stake / rounds - returnOf({ ...choice } as object)), kind).toBeLessThan(
      (3.5 * 1.6) / Math.sqrt(rounds),
    );
  }
});

test.each([
  ['crash', { auto: 100 }],
  ['crash', { auto: mostExit + 1 }],
  ['crash', { auto: 150.5 }],
  ['crash', { picks: [1] }],
  ['keno-draw', {}],
  ['keno-draw', { picks: [1, 1] }],
  ['keno-draw', { picks: [0] }],
  ['keno-draw', { picks: [41] }],
  ['keno-draw', { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
  ['roulette-draw', { spots: ['37'] }],
  ['wheel-draw', {}],
  ['wheel-draw', { risk: 'low', picks: [1] }],
] satisfies [SharedKind, SharedChoice][] as [SharedKind, SharedChoice][])(
  '[CAS-06] %s takes no bet on %j',
  (kind, choice) => {
    expect(sharedGameOf(kind).isChoice(choice)).toBe(false);
  },
);

test('[LOTTO-03] every kind draws the same from the same round, and another from the next', () => {
  for (const { slug } of sharedGames) {
    const all = [1, 2, 3, 4, 5, 6].map((number) => drawn(slug, { hash: hashOf(number), salt: 's', number }).join());
    expect(drawn(slug, { hash: hashOf(1), salt: 's', number: 1 }).join()).toBe(all[0]);
    expect(new Set(all).size).toBeGreaterThan(1);
  }
});

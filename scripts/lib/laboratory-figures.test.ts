import { expect, test } from 'vitest';

import { type Choice, choicesOf, gameOf, type Slug, slugs } from '../../contracts/games/index.ts';
import published from '../../contracts/games/returns.json' with { type: 'json' };
import { sharedGameOf } from '../../contracts/shared-games/index.ts';
import { drawsOfSeeds } from '../../sandbox/games/draws.ts';
import { figuresOf, isOfSkill } from '../../sandbox/laboratory/figures.ts';
import { sharedFiguresOf } from '../../sandbox/laboratory/shared-figures.ts';
import { figuresOf as exactOf } from './game-returns.ts';
import { sharedReturns } from './shared-returns.ts';

/** Nothing is rounded. */
const minor = 150_000;
const counted: readonly Slug[] = ['dice', 'roulette', 'wheel', 'peg-drop', 'sic-bo', 'keno', 'baccarat'];
const few = <T>(all: readonly T[]): T[] => all.filter((_, place) => place % Math.ceil(all.length / 12) === 0);

test.each(counted)('[LAB-03] the monitor expects of %s what all its outcomes come to', (game) => {
  for (const choice of few(choicesOf[game]())) {
    const [own, exact] = [figuresOf(game, { choice, draws: [], minor }), exactOf(game, choice)];
    expect(own.net + 1).toBeCloseTo(exact.return, 6);
    expect(Math.sqrt(own.variance)).toBeCloseTo(exact.deviation, 6);
  }
});

test.each(sharedReturns)('[LAB-03] and of bets on rounds of everybody: $kind', ({ kind, rows }) => {
  for (const { choice, exact } of kind === 'crash' ? [] : few(rows)) {
    const own = sharedFiguresOf(kind, { choice, left: null, draws: [], minor });
    expect(own.net + 1).toBeCloseTo(exact.return, 6);
    expect(Math.sqrt(own.variance)).toBeCloseTo(exact.deviation, 6);
  }
  expect(sharedGameOf(kind).slug).toBe(kind);
});

test('[LAB-03] of a pool of scratch cards by the tickets that were left', () => {
  const own = figuresOf('scratch', { choice: { left: [1, 0, 0, 0, 0, 0, 0, 99] }, draws: [], minor: 100 });
  expect(own.net).toBeCloseTo(4, 9);
  expect(own.variance).toBeCloseTo(500 ** 2 * 0.01 * 0.99, 6);
});

/** A player of mines and hi-lo who stops as the round's number says, which no expectation of a last choice foresees. */
function stopped(game: Slug, draws: readonly number[], nonce: number): Choice {
  const { first, steps } = gameOf(game);
  let choice = first;
  for (let step = 0; step <= nonce % 5 && steps?.isOver(draws, choice) === false; step++) {
    const seen = steps.shown(draws, choice);
    const card = seen.at(-1) ?? 0;
    const next = steps.after(
      choice,
      game === 'mines' ? { cell: (nonce + step * 7) % 25 } : { call: card > 6 ? 'down' : 'up' },
      seen,
    );
    if (next === null) break;
    choice = next;
  }
  return choice;
}

/** By how many standard errors rounds of fixed seeds are off, where `paid` is what the house pays. */
function errorsOf(game: Slug, rounds: number, paid = (payout: number) => payout): number {
  const { shapeOf, payoutOf, first } = gameOf(game);
  const isStepped = game === 'mines' || game === 'hi-lo';
  let [excess, variance] = [0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const draws = drawsOfSeeds({ serverSeed: 'd'.repeat(64), clientSeed: game, nonce }, shapeOf(first));
    const drawn = isStepped ? stopped(game, draws, nonce) : game === 'keno' ? { picks: [1, 2, 3] } : first;
    const choice = game === 'scratch' ? { left: [1, 6, 40, 120, 300, 1100, 2400, 6033] } : drawn;
    const own = figuresOf(game, { choice, draws, minor });
    excess += paid(payoutOf(draws, choice, minor)) / minor - 1 - own.net;
    variance += own.variance;
  }
  return excess / Math.sqrt(variance);
}

const chance = slugs.filter((game) => !isOfSkill(game));
test.each(chance)(
  '[LAB-03] honest rounds of %s are within four standard errors, however their player stops',
  (game) => {
    expect(Math.abs(errorsOf(game, 3000))).toBeLessThan(4);
  },
);
test.each(['dice', 'mines', 'hi-lo', 'roulette', 'peg-drop'] as const)(
  '[LAB-03] a house that keeps a tenth of what %s pays is beyond them',
  (game) => {
    expect(errorsOf(game, 6000, (payout) => payout * 0.9)).toBeLessThan(-4);
  },
);

test('[LAB-03] flights are expected to give back 99 in 100, wherever players leave', () => {
  let [excess, variance] = [0, 0];
  for (let round = 0; round < 20_000; round++) {
    const word = drawsOfSeeds(
      { serverSeed: 'e'.repeat(64), clientSeed: 'crash', nonce: round },
      { count: 1, of: 2 ** 32 },
    );
    const end = Math.max(100, Math.floor(99 / (1 - (word[0] ?? 0) / 2 ** 32)));
    const exit = [110, 150, 200, 300, 500][round % 5] ?? 200;
    const left = end >= exit ? exit : null;
    const own = sharedFiguresOf('crash', { choice: {}, left, draws: [end], minor });
    excess += (left ?? 0) / 100 - 1 - own.net;
    variance += own.variance;
  }
  expect(Math.abs(excess) / Math.sqrt(variance)).toBeLessThan(4);
  // Exact for players who leave at those: 0.99 × m − 0.9801, on average.
  expect(variance / 20_000).toBeCloseTo(0.99 * ((1.1 + 1.5 + 2 + 3 + 5) / 5) - 0.9801, 0);
});

test('[LAB-03] the stakes of a hand of blackjack are what its exact figures say', () => {
  expect(figuresOf('blackjack', { choice: {}, draws: [], minor }).net).toBeCloseTo(
    (published.blackjack.most - 1) * 1.0915510425,
    6,
  );
});

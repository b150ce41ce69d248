import { choicesOf } from '../../contracts/games/index.ts';
import {
  kenoDrawn,
  kenoNumbers,
  mostExit,
  mostPicks,
  type SharedChoice,
  sharedGameOf,
  type SharedKind,
  sharedKinds,
} from '../../contracts/shared-games/index.ts';
import type { Figures } from './game-figures.ts';
import { choose } from './game-outcomes.ts';

/** `left`: where the player left in this outcome, hundredths; null when they did not. */
type Outcome = { draws: number[]; left: number | null; ways: bigint };

const stake = 150_000;
const bits = 52n;

/** The seven bytes whose first 13 hex digits are `r`. */
const digestOf = (r: bigint): Uint8Array => Buffer.from(`${r.toString(16).padStart(13, '0')}0`, 'hex');

/** How many of all 2⁵² numbers end a crash round at `auto` or later: the outcome never falls as the number grows. */
function reaching(auto: number): bigint {
  const { drawsOf } = sharedGameOf('crash');
  let [below, least] = [-1n, 1n << bits];
  while (least - below > 1n) {
    const middle = (below + least) / 2n;
    if ((drawsOf(digestOf(middle))[0] ?? 0) >= auto) least = middle;
    else below = middle;
  }
  return (1n << bits) - least;
}

function* ofCrash({ auto = mostExit }: SharedChoice): Iterable<Outcome> {
  const ways = reaching(auto);
  yield { draws: [auto], left: auto, ways };
  yield { draws: [auto - 1], left: null, ways: (1n << bits) - ways };
}

/** Hits and misses are all that counts: one draw stands for all with so many hits. */
function* ofKeno({ picks = [] }: SharedChoice): Iterable<Outcome> {
  const others = Array.from({ length: kenoNumbers }, (_, number) => number).filter(
    (number) => !picks.includes(number + 1),
  );
  for (let hits = 0; hits <= picks.length; hits++) {
    const draws = [...picks.slice(0, hits).map((pick) => pick - 1), ...others.slice(0, kenoDrawn - hits)];
    const ways = choose(picks.length, hits) * choose(kenoNumbers - picks.length, kenoDrawn - hits);
    yield { draws, left: null, ways };
  }
}

function* ofOne(count: number): Iterable<Outcome> {
  for (let drawn = 0; drawn < count; drawn++) yield { draws: [drawn], left: null, ways: 1n };
}

const outcomes: Readonly<Record<SharedKind, (choice: SharedChoice) => Iterable<Outcome>>> = {
  crash: ofCrash,
  'keno-draw': ofKeno,
  'roulette-draw': () => ofOne(37),
  'wheel-draw': () => ofOne(50),
};

/** Every choice whose figures differ, the first one of the page first. */
const choices: Readonly<Record<SharedKind, readonly SharedChoice[]>> = {
  crash: [200, 101, 110, 150, 333, 1000, 12_345, mostExit].map((auto) => ({ auto })),
  'keno-draw': Array.from({ length: mostPicks }, (_, place) => ({
    picks: Array.from({ length: place + 1 }, (__, pick) => pick + 1),
  })),
  'roulette-draw': choicesOf.roulette(),
  'wheel-draw': choicesOf.wheel(),
};

/** Computed from every outcome, with whole numbers alone until the last division. */
function figuresOf(kind: SharedKind, choice: SharedChoice): Figures {
  const sums = { ways: 0n, paid: 0n, squares: 0n, hits: 0n };
  for (const { draws, left, ways } of outcomes[kind](choice)) {
    const paid = BigInt(sharedGameOf(kind).payoutOf({ draws, choice, left }, stake));
    sums.ways += ways;
    sums.paid += ways * paid;
    sums.squares += ways * paid * paid;
    if (paid > 0n) sums.hits += ways;
  }
  const all = Number(sums.ways);
  const share = Number(sums.paid) / all / stake;
  const deviation = Math.sqrt(Number(sums.squares) / all / stake ** 2 - share ** 2);
  return { return: share, hitRate: Number(sums.hits) / all, deviation };
}

/** Each choice of each kind: what the page says of it, and what all outcomes come to. */
export const sharedReturns = sharedKinds.map((kind) => ({
  kind,
  rows: choices[kind].map((choice) => ({
    choice,
    said: { return: sharedGameOf(kind).returnOf(choice), hitRate: sharedGameOf(kind).hitRateOf(choice) },
    exact: figuresOf(kind, choice),
  })),
}));

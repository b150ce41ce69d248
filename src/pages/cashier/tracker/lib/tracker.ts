import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Tracker as WireTracker, TrackerPart, TrackerSums } from '@contracts/tracker';

/** Sums in minor units. `returns`: profit of the stake, a share; null without a stake. */
export type Sums = Omit<TrackerSums, 'staked' | 'returned' | 'profit'> & {
  staked: number;
  returned: number;
  profit: number;
  returns: number | null;
};
export type Part = Omit<TrackerPart, 'sums'> & { sums: Sums };
export const ways = ['sport', 'market', 'odds', 'type', 'tag'] as const;
export type Way = (typeof ways)[number];

export type Run = { bets: number; from: number; to: number; profit: number };
/** `total`: of all days up to this one. */
export type Day = { at: number; bets: number; profit: number; total: number };
export type Month = { month: string; bets: number; staked: number; returned: number; profit: number };

/** Times in ms. `answer`: to tell one from the next. */
export type Tracker = {
  accountId: number;
  iso: string;
  from: number;
  to: number;
  sums: Sums;
  open: { bets: number; staked: number };
  winRun: Run | null;
  loseRun: Run | null;
  days: readonly Day[];
  months: readonly Month[];
  by: Readonly<Record<Way, readonly Part[]>>;
  choices: WireTracker['choices'];
};

type Minor = (money: number) => number;

function sumsOf(sums: TrackerSums, minor: Minor): Sums {
  const [staked, returned, profit] = [minor(sums.staked), minor(sums.returned), minor(sums.profit)];
  return { ...sums, staked, returned, profit, returns: staked === 0 ? null : profit / staked };
}

const runOf = (run: WireTracker['winRun'], minor: Minor): Run | null =>
  run && { bets: run.bets, from: run.from * 1000, to: run.to * 1000, profit: minor(run.profit) };

export function toTracker(wire: WireTracker): Tracker {
  const { digits } = currencyFacts(wire.currency);
  const minor: Minor = (money) => toMinor(money, digits);
  const partsOf = (way: Way) => wire.by[way].map((part) => ({ ...part, sums: sumsOf(part.sums, minor) }));
  let total = 0;
  return {
    accountId: wire.accountId,
    iso: wire.currency,
    from: wire.from * 1000,
    to: wire.to * 1000,
    sums: sumsOf(wire.sums, minor),
    open: { bets: wire.open.bets, staked: minor(wire.open.staked) },
    winRun: runOf(wire.winRun, minor),
    loseRun: runOf(wire.loseRun, minor),
    days: wire.days.map(({ day, bets, profit }) => {
      total += minor(profit);
      return { at: day * 1000, bets, profit: minor(profit), total };
    }),
    months: wire.months.map(({ month, bets, ...sums }) => ({
      month,
      bets,
      staked: minor(sums.staked),
      returned: minor(sums.returned),
      profit: minor(sums.profit),
    })),
    by: {
      sport: partsOf('sport'),
      market: partsOf('market'),
      odds: partsOf('odds'),
      type: partsOf('type'),
      tag: partsOf('tag'),
    },
    choices: wire.choices,
  };
}

/** Fewer bets than this say little: most of their result is chance. */
export const fewBets = 100;

import type { Score } from '../contracts/feed.ts';
import type { LockReason } from '../contracts/lock-reasons.ts';
import type { z } from '../contracts/zod.ts';
import type { MarketKey } from './ids.ts';
import type { SimIncident, Text } from './types.ts';
import type { ZoneMoment } from './zone/moment.ts';

export type Pair = readonly [number, number];
export type Side = 1 | 2;

export const ofSide = <T>([first, second]: readonly [T, T], side: Side): T => (side === 1 ? first : second);

/** A goal of football. `clock`: seconds on the match clock. */
export type Goal = { side: Side; half: 1 | 2; clock: number };

/** What happened in a football match besides its score. A red card counts as a card too. */
export type Story = {
  goals: readonly Goal[];
  corners: Pair;
  cards: Pair;
  reds: number;
  /** The scorer of each goal; null: an own goal. Absent where the line-ups are not known. */
  scorers?: readonly (Scorer | null)[] | undefined;
};

/** `player`: as outcomes number them (football/players.ts). */
export type Scorer = { player: number; isSubstitute: boolean };

/** What decides a bet, and whether it is known. */
export type Counted = { score: Pair; isOver: boolean };

/**
 * What settlement must know. `full`: goals, sets or points. `periods`: halves, sets or quarters; `periodsDone` of them
 * are over.
 */
export type Facts = {
  full: Pair;
  periods: readonly Pair[];
  periodsDone: number;
  /** The scorers, oldest first; football only. */
  goals: readonly Side[];
  /** Where a level match goes on: what most bets are about, and whether it is known. */
  regular?: Counted;
  /** What else happened; football only. */
  story?: Story;
  /** Halves of regular time, where periods are shorter. */
  halves?: { first: Pair; second: Pair };
  /** What a bet counts that neither the score nor a period says. Null: it counts those. */
  countedBy?: (key: MarketKey) => Counted | null;
  isOver: boolean;
  isAbandoned: boolean;
};

/**
 * What the screen shows of a match that is played. `rate`: match seconds for each second of play; 0 while the match
 * clock is stopped.
 */
export type View = {
  status: 2 | 3 | 4;
  elapsed: number;
  rate: number;
  period: number;
  periodName: Text;
  score: z.infer<typeof Score>;
  incidents: SimIncident[];
  redCards: [number, number] | null;
};

/**
 * `chance` is the fair one, of the part of the stake that is decided: `decided` on average, 1 when absent. `milli`:
 * odds of a bookmaker in thousandths, which are never changed. `parts`: the bets that this one joins. `name`: of an
 * outcome about a player of this match. `early`: the chance that a bet on it wins where such a lead at any moment
 * counts as a win; its price is made for that.
 */
export type Quote = MarketKey & {
  chance: number;
  decided?: number;
  milli?: number;
  isMain: boolean;
  parts?: readonly MarketKey[];
  name?: Text | null;
  early?: { lead: number; chance: number };
};

/**
 * Markets are suspended for `seconds` of play from `at`. `isBrief`: it may pass unseen where play runs faster than
 * life.
 */
export type Block = { at: number; seconds: number; reason: LockReason; isBrief?: true };

/** The block that holds at a second. `least`: a block that is not brief holds at least so long. */
export const blockAt = ({ blocks }: Pick<Match, 'blocks'>, second: number, least: number): Block | undefined =>
  blocks().find(
    ({ at, seconds, isBrief }) => at <= second && second < at + (isBrief ? seconds : Math.max(seconds, least)),
  );

/**
 * Betting is closed in the last seconds of these parts of a match: a quick player knows that no more will happen in
 * them.
 */
export const lastBlocks = (parts: readonly { to: number }[], seconds: number): Block[] =>
  parts.map(({ to }) => ({ at: to - seconds, seconds, reason: 'break', isBrief: true }));

/**
 * The requested part of an offer: its main outcomes, as lists do; all lines of handicap, total and result of the match
 * and its first half, as the Asian view does; or all of it. Each includes the ones before it.
 */
export const scopes = ['main', 'lines', 'whole'] as const;
export type Scope = (typeof scopes)[number];
export const holdsScope = (known: Scope, asked: Scope): boolean => scopes.indexOf(known) >= scopes.indexOf(asked);

/** Multipliers of the two sides' strength: 1 is the bare model. */
export type Noise = Pair;

/**
 * Final scores from the present one on, by rows of the first side: the chance of each, and how much of it lets every part about
 * goals win.
 */
export type JointGrid = { from: Pair; rows: readonly (readonly { chance: number; won: number }[])[] };

/**
 * Which bets can be parts of one, and the chance that all of them win; null when nothing is on offer any more.
 * `gridAt`: the scores behind that chance; null when no leg is about goals.
 */
export type Joins = {
  fits: (key: MarketKey) => boolean;
  chanceAt: (second: number, noise: Noise, keys: readonly MarketKey[]) => number | null;
  gridAt?: (second: number, noise: Noise, keys: readonly MarketKey[]) => JointGrid | null;
};

/**
 * One match from its first second to its last. Everything follows from the second of play alone: you may ask for any
 * moment in any order, and a restart finds the same state. Seconds count from the start in real pace, with breaks.
 * Below 0 the match has not begun.
 */
export type Match = {
  end: () => number;
  /** Seconds at which something settles, in ascending order. The last one is the end. */
  settleAt: () => readonly number[];
  factsAt: (second: number) => Facts;
  viewAt: (second: number) => View;
  /** At least the outcomes of `scope`. */
  quotesAt: (second: number, noise: Noise, scope?: Scope) => Quote[];
  /** Several bets as one; absent: the sport has no joined bets. */
  joins?: Joins;
  /** Before the match: the chance of each side to win, or to lead by so many goals at some moment. Absent: the sport has no early payout. */
  aheadAt?: (noise: Noise, lead: number) => Pair;
  /** Markets of the outcomes in `quotesAt`, as `marketNumber` counts them. A list shows how many there are without asking for prices. */
  groupsAt: (second: number) => readonly number[];
  /** The name of an outcome that is about a player of this match; null for others. Absent: there are none. */
  nameOf?: (key: MarketKey) => Text | null;
  /** The last moment, until `second`, at which the state changed. */
  changedAt: (second: number) => number;
  /**
   * The last moment, until `second`, from which prices must be made anew because time alone has changed chances. Absent:
   * as long as nothing happens, a few seconds say nothing.
   */
  agedAt?: (second: number) => number;
  blocks: () => readonly Block[];
  /** What its picture shows, oldest first. Absent: there is no picture of this sport. It is made when somebody watches. */
  zone?: () => readonly ZoneMoment[];
  /** The same match with a goal (tennis: point, basketball: two points) of that side at `second`. */
  withGoal: (second: number, side: Side) => Match;
  /** The same match, but over at `second`: with this score, or with its present one. */
  finishedAt: (second: number, score: Pair | null) => Match;
};

/** A player sees one market for each group and each part of a match. */
export const marketNumber = (groupId: number, period = 0): number => groupId * 8 + period;

/** Counts the moments that are not after `second`. `moments` are in ascending order. */
export function countUntil(moments: readonly number[], second: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Computes a value when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

import type { MarketKey } from '../ids.ts';
import type { Facts, Joins, Noise, Pair, Side, View } from '../match.ts';
import type { AddQuote } from '../quotes.ts';
import type { Random } from '../random.ts';

/** One market: `add` makes its prices, which nobody needs in order to count markets. */
export type Book = { groupId: number; period?: number; add: (add: AddQuote) => void };

/** What the screen shows of a state. `clock`: the match clock in seconds, and how fast it goes; without one it counts the time of play. */
export type Shown = Pick<View, 'period' | 'periodName' | 'score'> & {
  isBreak?: boolean;
  clock?: { elapsed: number; rate: number };
};

/**
 * A match that goes on in steps: a visit, a ball, a drive. Its prices follow from its state alone, which holds
 * everything that has happened and counts.
 */
export type Course<State> = {
  start: State;
  /** The next state, and how many seconds it takes until then. It is not asked after the last one. */
  next: (state: State, random: Random) => { state: State; took: number };
  isOver: (state: State) => boolean;
  factsOf: (state: State) => Facts;
  shownOf: (state: State) => Shown;
  /** Changes whenever a bet may be decided. */
  stageOf: (state: State) => number;
  /** Empty once everything is decided. */
  booksOf: (state: State, noise: Noise) => readonly Book[];
  /** Several bets as one; absent: the sport joins none. */
  joins?: Pick<Joins, 'fits'> & { chanceOf: (state: State, noise: Noise, keys: readonly MarketKey[]) => number };
  /** Seconds of play for which a stage suspends the markets. */
  suspension: number;
  /** Tests give a side something that counts, and end a match with a score, or as it stands. */
  give: (state: State, side: Side) => State;
  finish: (state: State, score: Pair | null) => State;
};

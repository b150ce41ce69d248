import type { Champ, Game, Market, Sport } from '@contracts/feed';

type HotField = 'score' | 'elapsed' | 'clockRate';

/**
 * A match without its score and match clock, which change every second: the book holds those (`useGamePlay`,
 * `useGameClock`). `hasClock`: the match has elapsed time.
 */
export type MatchInfo = Omit<Game, HotField> & { hasClock: boolean };

/** An outcome without its price, which the book holds (`book.priceOf(id)`). */
export type MarketInfo = Omit<Market, 'coef'>;

export type Sports = ReadonlyMap<number, Sport>;
export type Champs = ReadonlyMap<number, Champ>;
export type Matches = ReadonlyMap<number, MatchInfo>;
/** By match, in the order of `sort`. */
export type MarketsByMatch = ReadonlyMap<number, readonly MarketInfo[]>;

export const infoOfMatch = ({ score: _s, elapsed, clockRate: _c, ...rest }: Game): MatchInfo => ({
  ...rest,
  hasClock: elapsed !== null,
});

export const infoOfMarket = ({ coef: _, ...rest }: Market): MarketInfo => rest;

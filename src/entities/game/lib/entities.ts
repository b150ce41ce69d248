import type { Champ, Game, Market, Sport } from '@contracts/feed';

type HotField = 'score' | 'elapsed' | 'clockRate';

/**
 * A game without its score and match clock, which change every second: the book holds those (`useGamePlay`,
 * `useGameClock`). `hasClock`: the match has elapsed time.
 */
export type GameInfo = Omit<Game, HotField> & { hasClock: boolean };

/** An outcome without its price, which the book holds (`book.priceOf(id)`). */
export type MarketInfo = Omit<Market, 'coef'>;

export type Sports = ReadonlyMap<number, Sport>;
export type Champs = ReadonlyMap<number, Champ>;
export type Games = ReadonlyMap<number, GameInfo>;
/** By game, in the order of `sort`. */
export type MarketsByGame = ReadonlyMap<number, readonly MarketInfo[]>;

export const infoOfGame = ({ score: _s, elapsed, clockRate: _c, ...rest }: Game): GameInfo => ({
  ...rest,
  hasClock: elapsed !== null,
});

export const infoOfMarket = ({ coef: _, ...rest }: Market): MarketInfo => rest;

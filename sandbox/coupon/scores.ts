import type { SimMatch } from '../../simulator/index.ts';
import type { SlipBet } from './slip.ts';

/** Scores by market id when the slip arrived: a goal during the live delay is a change too. */
export type Scores = ReadonlyMap<number, string>;

export const scoreOf = ({ score }: SimMatch): string | null => score?.full.join(':') ?? null;

export const scoresOf = (bets: readonly SlipBet[]): Scores =>
  new Map(
    bets.flatMap(({ bet, match }) => {
      const score = match === undefined ? null : scoreOf(match);
      return score === null ? [] : [[bet.marketId, score] as const];
    }),
  );

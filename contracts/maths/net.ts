import type { Milli, Minor } from './types.ts';

/** The return of a bet besides its own stake. */
export const netWin = (payout: Minor, stake: Minor): Minor => payout - stake;

/**
 * True where a Malaysian or an Indonesian price has a minus: it then says what is risked to win one, not what one
 * brings.
 */
export const isRiskPrice = (milli: Milli, view: number): boolean =>
  (view === 5 && milli > 2000) || (view === 6 && milli > 1000 && milli < 2000);

import type { Overview } from '@contracts/overview';

type Bet = Overview['bets'][number];
type Look = { word: Bet['state'] | 'won' | 'lost' | 'returned'; tone: 'won' | 'lost' | 'returned' | 'neutral' };

/** The word of a bet and its colour. A settled one says what came of it, by what was paid. */
export function lookOf({ state, stake, payout }: Pick<Bet, 'state' | 'stake' | 'payout'>): Look {
  if (state !== 'settled' || payout === null) return { word: state, tone: 'neutral' };
  if (payout === stake) return { word: 'returned', tone: 'returned' };
  return payout > stake ? { word: 'won', tone: 'won' } : { word: 'lost', tone: 'lost' };
}

import type { BonusPlayed, BonusTickets } from '@contracts/bonus-tickets';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

/** A round of a ticket. Sums: minor units of `iso`; `unit`: what its prizes are multiples of. */
export type BonusRound = Omit<BonusPlayed, 'currency' | 'bonus'> & { iso: string; unit: number };

export function toBonusRound({ currency, stake, payout, bonus, ...round }: BonusPlayed): BonusRound {
  const { digits } = currencyFacts(currency);
  const sums = { stake: toMinor(stake, digits), payout: toMinor(payout, digits), unit: toMinor(bonus.unit, digits) };
  return { ...round, ...sums, iso: currency };
}

/** Tickets, tables and the last rounds of the player. Sums: minor units of `iso`. */
export type Tickets = Omit<BonusTickets, 'currency' | 'rounds'> & { iso: string; rounds: readonly BonusRound[] };

export function toTickets({ currency, unit, games, rounds, ...rest }: BonusTickets): Tickets {
  const { digits } = currencyFacts(currency);
  return {
    ...rest,
    ...{ iso: currency, unit: toMinor(unit, digits), rounds: rounds.map(toBonusRound) },
    games: games.map(({ mean, prizes, ...game }) => ({
      ...game,
      mean: toMinor(mean, digits),
      prizes: prizes.map(({ amount, ways }) => ({ amount: toMinor(amount, digits), ways })),
    })),
  };
}

/** Tickets for one game. */
export const ticketsFor = ({ tickets }: Pick<Tickets, 'tickets'>, game: BonusRound['game']) =>
  tickets.filter((ticket) => ticket.game === game);

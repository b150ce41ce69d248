import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import type { Match, Noise, Quote } from './match.ts';

/**
 * The operator's rule for early wins: the lead at which a bet on a team, placed before the match, has won; 0 without
 * the rule.
 */
export const earlyLeadIn = ({ earlyPayoutLead: lead }: Readonly<Record<string, unknown>>): number =>
  typeof lead === 'number' && Number.isInteger(lead) && lead > 0 ? lead : 0;

const sideOf: Readonly<Record<number, 0 | 1>> = { [O.home]: 0, [O.away]: 1 };

/**
 * Early payout carries its price: a team wins such a bet also where it leads by enough and wins not, and the quote says how often.
 * Decision D-662. A bookmaker's own price knows nothing of it, so there is no early payout on that.
 */
export function withEarly(
  quotes: Quote[],
  { aheadAt }: Pick<Match, 'aheadAt'>,
  { noise, isLive, lead }: { noise: Noise; isLive: boolean; lead: number },
): Quote[] {
  if (lead === 0 || isLive || aheadAt === undefined) return quotes;
  const chances = aheadAt(noise, lead);
  return quotes.map((quote) => {
    const side = sideOf[quote.typeId];
    const isOnTeam = quote.groupId === G.result && quote.period === 0 && side !== undefined;
    return isOnTeam && quote.milli === undefined ? { ...quote, early: { lead, chance: chances[side] } } : quote;
  });
}

import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type MarketKey, twice } from '../ids.ts';
import { marketNumber, type Scorer } from '../match.ts';

const ofScorers: ReadonlySet<number> = new Set([G.anytimeScorer, G.firstScorer, G.lastScorer]);
/**
 * Bets on which player scores. They cannot be joined with others of their match: scorers are not in the joint prices.
 */
export const isOfScorers = (groupId: number): boolean => ofScorers.has(groupId);

/**
 * Whether a bet on a player is won; null while that is not known. An own goal counts for no player. `scorers`: of each
 * goal, oldest first.
 */
export function isScorerWon(
  { groupId, typeId, period, param }: MarketKey,
  scorers: readonly (Scorer | null)[],
  isOver: boolean,
): boolean | null {
  const counted = scorers.filter((scorer) => scorer !== null);
  if (groupId === G.anytimeScorer) {
    const goals = counted.filter(({ player }) => player === param).length;
    return goals >= (period === twice ? 2 : 1) || (isOver ? false : null);
  }
  const asked = groupId === G.firstScorer ? counted[0] : isOver ? counted.at(-1) : undefined;
  if (asked) return typeId === O.entrant && (param === null ? asked.isSubstitute : asked.player === param);
  return isOver ? typeId === O.nextNone : null;
}

/** Markets about players. `isScored`: a player has scored, so bets on the first scorer are closed. */
export const scorerMarkets = (isScored: boolean): number[] => [
  marketNumber(G.anytimeScorer),
  marketNumber(G.anytimeScorer, twice),
  ...(isScored ? [] : [marketNumber(G.firstScorer)]),
  marketNumber(G.lastScorer),
];

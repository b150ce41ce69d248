import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Goal, Story } from '../match.ts';
import { halfLength } from './timeline.ts';

/** Quarters of an hour; the last of a half takes its added time. */
export const intervals = [1, 2, 3, 4, 5, 6] as const;
export const intervalSeconds = 15 * 60;
export const intervalOf = ({ half, clock }: Pick<Goal, 'half' | 'clock'>): number => {
  const since = clock - (half - 1) * halfLength;
  return (half - 1) * 3 + Math.min(3, Math.floor(since / intervalSeconds) + 1);
};

/** Whether a bet on the time of goals is won; null while that is not known. `halves`: how many are over. */
export function isTimeWon(key: MarketKey, { goals, reds }: Story, halves: number): boolean | null {
  const { groupId, typeId, period, param } = key;
  const isYes = typeId === O.yes;
  const isOver = halves === 2;
  if (groupId === G.goalInInterval) {
    if (goals.some((goal) => intervalOf(goal) === period)) return isYes;
    return halves * 3 >= period ? !isYes : null;
  }
  if (groupId === G.sendingOff) return reds > 0 ? isYes : isOver ? !isYes : null;
  if (groupId === G.firstGoalTime) {
    const [first] = goals;
    if (first) return typeId === O.interval && param === intervalOf(first);
    return isOver ? typeId === O.nextNone : null;
  }
  if (!isOver) return null;
  const last = goals.at(-1)?.side;
  return typeId === (last === undefined ? O.nextNone : last === 1 ? O.home : O.away);
}

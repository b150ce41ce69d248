import { marketGroups, outcomeTypes } from '@contracts/markets';

type Line = { groupId: number; typeId: number; param?: number | undefined };

/** The score of the match counts what these handicaps count. */
const counted: readonly number[] = [marketGroups.handicap, marketGroups.firstHalfHandicap];

/** How far the home side is ahead; 0 where a score is no number. */
export function leadOf([home, away]: readonly [string, string]): number {
  const lead = Number(home) - Number(away);
  return home !== '' && away !== '' && Number.isInteger(lead) ? lead : 0;
}

/**
 * The line of a handicap on the goals still to come. In play the Asian view counts from the score of the moment: a line
 * of −1.25 on a match that is at 1:0 is −0.25 on the goals to come, and both pay the same. Null: it is no handicap of
 * that kind. Row ASIA-02.
 */
export function restLine({ groupId, typeId, param = 0 }: Line, lead: number): number | null {
  if (!counted.includes(groupId)) return null;
  if (typeId === outcomeTypes.handicapHome) return param + lead;
  return typeId === outcomeTypes.handicapAway ? param - lead + 0 : null;
}

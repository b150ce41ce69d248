import type { Sport, Zone } from '@contracts/feed';
import type { Look } from '@contracts/looks';

import { type BoardChamp, groupBySport, isFinishedMatch, type MatchInfo } from '@/entities/match';

type Known = Omit<Parameters<typeof groupBySport>[0], 'sports'>;

type Asked = {
  zone: Zone;
  sport: Sport;
  /** Null: all competitions of the sport. */
  champId: number | null;
  /** The live list also shows upcoming matches that start by then, epoch seconds. Null: none. */
  soonUntil: number | null;
};

/** The matches of one list, by competition. */
export function listOf(known: Known, { zone, sport, champId, soonUntil }: Asked): readonly BoardChamp[] {
  const isIn = (match: MatchInfo) => match.zone === zone || (soonUntil !== null && match.startAt <= soonUntil);
  const [found] = groupBySport(
    { ...known, sports: new Map([[sport.id, sport]]) },
    (match) =>
      match.sportId === sport.id &&
      (champId === null || match.champId === champId) &&
      !isFinishedMatch(match) &&
      isIn(match),
  );
  return found?.champs ?? [];
}

/** The greatest competitions first, or all of them by name. Row PREF-08 "best matches on top". */
export const inOrder = (champs: readonly BoardChamp[], look: readonly Look[]): readonly BoardChamp[] =>
  look.includes('even') ? [...champs].sort((a, b) => (a.champ.name < b.champ.name ? -1 : 1)) : champs;

import type { CyberType } from '@contracts/feed';
import type { NameTest } from '@contracts/find-names';

import type { BoardChamp, MatchInfo } from '@/entities/match';

import { isWhen, type When } from './when';

/** All kinds of esports, or one. Each value is also a text key: `sport.cyber.<value>`. */
export type CyberFilter = 'all' | CyberType;

/** What the player asks of the list. `soonUntil`: the latest start that counts as upcoming, epoch seconds. */
export type MatchFilter = {
  /** Null: every name. */
  isNamed: NameTest | null;
  when: When;
  soonUntil: number;
  isOnlyVideo: boolean;
  cyberType: CyberFilter;
};

const hasTeam = (isNamed: NameTest, { opp1, opp2 }: MatchInfo) =>
  isNamed(opp1.name, opp1.nameEng, opp2.name, opp2.nameEng);

/** Only esports have a kind, so this filter leaves all other competitions alone. */
const isOfCyber = ({ champ }: BoardChamp, type: CyberFilter) =>
  type === 'all' || champ.cyberType === undefined || champ.cyberType === type;

/** The fitting matches by competition. When the competition's own name fits, all of its matches stay. */
export function filterChamps(champs: readonly BoardChamp[], filter: MatchFilter): readonly BoardChamp[] {
  const { isNamed, when, soonUntil, isOnlyVideo, cyberType } = filter;
  if (isNamed === null && when === 'all' && !isOnlyVideo && cyberType === 'all') return champs;
  return champs.flatMap((each) => {
    if (!isOfCyber(each, cyberType)) return [];
    const { champ, matches } = each;
    const isWhole = isNamed === null || isNamed(champ.name, champ.nameEng, champ.countryName);
    const found = matches.filter(
      (match) =>
        isWhen(match, when, soonUntil) &&
        (!isOnlyVideo || (match.zoneId ?? match.videoId) !== undefined) &&
        (isWhole || hasTeam(isNamed, match)),
    );
    return found.length === 0 ? [] : [{ champ, matches: found }];
  });
}

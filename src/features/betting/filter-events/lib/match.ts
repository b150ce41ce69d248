import type { CyberType } from '@contracts/feed';

import type { BoardChamp, GameInfo } from '@/entities/game';

import { isWhen, type When } from './when';

/** Esports of all kinds, or of one. Each value is also a text key: `sport.cyber.<value>`. */
export type CyberFilter = 'all' | CyberType;

/** What the player asks the list for. `soonUntil`: the latest start that counts as upcoming, epoch seconds. */
export type EventFilter = {
  query: string;
  when: When;
  soonUntil: number;
  isOnlyVideo: boolean;
  cyberType: CyberFilter;
};

/** "Atlético" is found by "atletico", "Ё" by "е": case and marks do not count. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

const holds = (query: string, ...texts: string[]) => texts.some((text) => foldText(text).includes(query));

const hasTeam = (query: string, { opp1, opp2 }: GameInfo) =>
  holds(query, opp1.name, opp1.nameEng, opp2.name, opp2.nameEng);

/** Only esports have a kind: no other competition is filtered by it. */
const isOfCyber = ({ champ }: BoardChamp, type: CyberFilter) =>
  type === 'all' || champ.cyberType === undefined || champ.cyberType === type;

/** The games that fit, by competition; a competition whose own name fits keeps all of its games. */
export function filterChamps(champs: readonly BoardChamp[], filter: EventFilter): readonly BoardChamp[] {
  const { when, soonUntil, isOnlyVideo, cyberType } = filter;
  const words = foldText(filter.query);
  if (words === '' && when === 'all' && !isOnlyVideo && cyberType === 'all') return champs;
  return champs.flatMap((each) => {
    if (!isOfCyber(each, cyberType)) return [];
    const { champ, games } = each;
    const isNamed = words === '' || holds(words, champ.name, champ.nameEng, champ.countryName);
    const found = games.filter(
      (game) =>
        isWhen(game, when, soonUntil) &&
        (!isOnlyVideo || game.videoId !== undefined) &&
        (isNamed || hasTeam(words, game)),
    );
    return found.length === 0 ? [] : [{ champ, games: found }];
  });
}

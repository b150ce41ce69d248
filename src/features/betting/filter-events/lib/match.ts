import type { BoardChamp, GameInfo } from '@/entities/game';

/** What the player asks the list for. `soonUntil`: epoch seconds, null for any time. */
export type EventFilter = { query: string; soonUntil: number | null };

/** "Atlético" is found by "atletico", "Ё" by "е": case and marks do not count. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

const holds = (query: string, ...texts: string[]) => texts.some((text) => foldText(text).includes(query));

const isInTime = (game: GameInfo, until: number | null) => until === null || game.startAt <= until;

const hasTeam = (query: string, { opp1, opp2 }: GameInfo) =>
  holds(query, opp1.name, opp1.nameEng, opp2.name, opp2.nameEng);

/** The games that fit, by competition; a competition whose own name fits keeps all of its games. */
export function filterChamps(champs: readonly BoardChamp[], { query, soonUntil }: EventFilter): readonly BoardChamp[] {
  const words = foldText(query);
  if (words === '' && soonUntil === null) return champs;
  return champs.flatMap(({ champ, games }) => {
    const isNamed = words === '' || holds(words, champ.name, champ.nameEng, champ.countryName);
    const found = games.filter((game) => isInTime(game, soonUntil) && (isNamed || hasTeam(words, game)));
    return found.length === 0 ? [] : [{ champ, games: found }];
  });
}

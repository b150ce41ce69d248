import type { Champ, Sport } from '@contracts/feed';

import type { Champs, GameInfo, Games, Sports } from './entities';

export type BoardChamp = { champ: Champ; games: readonly GameInfo[] };
export type BoardSport = { sport: Sport; champs: readonly BoardChamp[] };

/** Sooner first; of two at one moment, the one with the lower number. */
export const compareGames = (a: GameInfo, b: GameInfo): number => a.startAt - b.startAt || a.number - b.number;

const byWeight = (a: { weight: number; id: number }, b: { weight: number; id: number }): number =>
  b.weight - a.weight || a.id - b.id;

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Items of one country in one group each, countries in the order of their first. */
export const groupByCountry = <T>(items: Iterable<T>, champOf: (item: T) => Pick<Champ, 'countryId'>): T[][] => [
  ...groupBy(items, (item) => champOf(item).countryId).values(),
];

/** The same list with the competitions of one country one after another. */
export const joinCountries = (champs: readonly BoardChamp[]): readonly BoardChamp[] =>
  groupByCountry(champs, ({ champ }) => champ).flat();

/**
 * Games as a board shows them: sports and competitions by weight, games by time. A sport or competition without a game
 * is left out, as is a game whose competition is not known (yet).
 */
export function groupBySport(
  { sports, champs, games }: { sports: Sports; champs: Champs; games: Games },
  isShown: (game: GameInfo) => boolean = () => true,
): BoardSport[] {
  const byChamp = groupBy([...games.values()].filter(isShown), ({ champId }) => champId);
  const boardChamps = [...byChamp].flatMap(([id, found]) => {
    const champ = champs.get(id);
    return champ ? [{ champ, games: found.sort(compareGames) }] : [];
  });
  return [...groupBy(boardChamps, ({ champ }) => champ.sportId)]
    .flatMap(([id, found]) => {
      const sport = sports.get(id);
      return sport ? [{ sport, champs: found.sort((a, b) => byWeight(a.champ, b.champ)) }] : [];
    })
    .sort((a, b) => byWeight(a.sport, b.sport));
}

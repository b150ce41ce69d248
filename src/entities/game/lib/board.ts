import { byWeight } from '@contracts/by-weight';
import type { Champ, Sport, Zone } from '@contracts/feed';

import type { Champs, GameInfo, Games, Sports } from './entities';

export type BoardChamp = { champ: Champ; games: readonly GameInfo[] };
export type BoardSport = { sport: Sport; champs: readonly BoardChamp[] };

/** The sooner game first; at the same moment, the lower number first. */
export const compareGames = (a: GameInfo, b: GameInfo): number => a.startAt - b.startAt || a.number - b.number;

/** Sports with games in the zone, heavier first. */
export const sportsIn = (sports: Sports, zone: Zone): Sport[] =>
  [...sports.values()].filter((sport) => sport[zone] > 0).sort(byWeight);

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** One group for each country, in the order in which the countries first appear. */
export const groupByCountry = <T>(items: Iterable<T>, champOf: (item: T) => Pick<Champ, 'countryId'>): T[][] => [
  ...groupBy(items, (item) => champOf(item).countryId).values(),
];

/** The same list, with the competitions of each country together. */
export const joinCountries = (champs: readonly BoardChamp[]): readonly BoardChamp[] =>
  groupByCountry(champs, ({ champ }) => champ).flat();

/**
 * Games as a board shows them: sports and competitions by weight, games by time. Leaves out a sport or competition
 * without games, and a game whose competition is not known (yet).
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

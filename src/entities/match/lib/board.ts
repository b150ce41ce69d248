import { byWeight } from '@contracts/by-weight';
import type { Champ, Sport, Zone } from '@contracts/feed';

import type { Champs, Matches, MatchInfo, Sports } from './entities';

export type BoardChamp = { champ: Champ; matches: readonly MatchInfo[] };
export type BoardSport = { sport: Sport; champs: readonly BoardChamp[] };

/** The sooner match first; at the same moment, the lower number first. */
export const compareMatches = (a: MatchInfo, b: MatchInfo): number => a.startAt - b.startAt || a.number - b.number;

/** Sports with matches in the zone, heavier first. */
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
 * Matches as a board shows them: sports and competitions by weight, matches by time. Leaves out a sport or competition
 * without matches, and a match whose competition is not known (yet).
 */
export function groupBySport(
  { sports, champs, matches }: { sports: Sports; champs: Champs; matches: Matches },
  isShown: (match: MatchInfo) => boolean = () => true,
): BoardSport[] {
  const byChamp = groupBy([...matches.values()].filter(isShown), ({ champId }) => champId);
  const boardChamps = [...byChamp].flatMap(([id, found]) => {
    const champ = champs.get(id);
    return champ ? [{ champ, matches: found.sort(compareMatches) }] : [];
  });
  return [...groupBy(boardChamps, ({ champ }) => champ.sportId)]
    .flatMap(([id, found]) => {
      const sport = sports.get(id);
      return sport ? [{ sport, champs: found.sort((a, b) => byWeight(a.champ, b.champ)) }] : [];
    })
    .sort((a, b) => byWeight(a.sport, b.sport));
}

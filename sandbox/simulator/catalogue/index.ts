import { sportIds } from '../../../contracts/markets.ts';
import { basketballLeagues } from './basketball.ts';
import type { CatalogueSport } from './competition.ts';
import { esportsSeries } from './esports.ts';
import { footballLeagues } from './football/index.ts';
import { tennisSeries, tennisTours } from './tennis.ts';

export const fullCatalogue: readonly CatalogueSport[] = [
  { sportId: sportIds.football, leagues: footballLeagues, tours: [], endless: [] },
  { sportId: sportIds.tennis, leagues: [], tours: tennisTours, endless: tennisSeries },
  { sportId: sportIds.basketball, leagues: basketballLeagues, tours: [], endless: [] },
  { sportId: sportIds.esports, leagues: [], tours: [], endless: esportsSeries },
];

/**
 * Takes the first competitions and tours of each sport, one at least. A test that looks at one match need not pay for a
 * thousand.
 */
export const partOf = (catalogue: readonly CatalogueSport[], share: number): readonly CatalogueSport[] => {
  const first = <T>(list: readonly T[]) => list.slice(0, Math.ceil(list.length * share));
  return catalogue.map(({ sportId, leagues, tours, endless }) => ({
    sportId,
    leagues: first(leagues),
    tours: first(tours),
    endless: first(endless),
  }));
};

/** Real seasons, where they are replayed, are all the football there is. */
export const withoutFootball = (catalogue: readonly CatalogueSport[]): readonly CatalogueSport[] =>
  catalogue.filter(({ sportId }) => sportId !== sportIds.football);

import { sportIds } from '../../contracts/markets.ts';
import { sports } from '../sports.ts';
import type { CatalogueSport } from './competition.ts';

export const fullCatalogue: readonly CatalogueSport[] = sports.map(({ id, leagues, tours, endless }) => ({
  sportId: id,
  leagues,
  tours,
  endless,
}));

/**
 * Takes the first competitions and tours of each sport, one at least. A test that looks at one match need not pay for a
 * thousand.
 */
export const partOf = (catalogue: readonly CatalogueSport[], share: number): readonly CatalogueSport[] => {
  if (share === 1) return catalogue;
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

import type { TextKey } from '../../sandbox/texts/keys.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';
import type { Season } from './competition.ts';
import type { League } from './competition.ts';
import { teams } from './competition.ts';

/** A row of a table of leagues. */
export const league = (
  id: number,
  country: string,
  weight: number,
  name: TextKey,
  season: Season,
  clubs: string,
): League => ({ id, country, weight, name: text(name), seasons: [season], teams: teams(clubs) });

/** Women's, youth and reserve teams of a league's clubs: their names with a mark, the first `count` of the table. */
export const besides = (
  base: League,
  {
    id,
    weight,
    name,
    season,
    mark,
    count = base.teams.length,
  }: {
    id: number;
    weight: number;
    name: Text;
    season: Season;
    mark: string;
    count?: number;
  },
): League => ({
  id,
  country: base.country,
  weight,
  name,
  seasons: [season],
  teams: base.teams.slice(0, count).map((team) => `${team} ${mark}`),
});

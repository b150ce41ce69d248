import type { Season } from '../calendar/season.ts';
import { text } from '../texts/text.ts';
import type { Text } from '../types.ts';
import type { League } from './competition.ts';
import { teams } from './competition.ts';

/**
 * A name. "English|Russian|Arabic" names it in these languages; Spanish, Portuguese and Turkish keep the English one.
 */
export function named(names: string): Text {
  const [en = '', ru = '', ...rest] = names.split('|');
  const [es = en, pt = en, tr = en] = rest.length > 1 ? rest : [];
  return text(en, ru, es, pt, tr, rest.at(-1) ?? en);
}

/** A row of a table of leagues. */
export const league = (
  id: number,
  country: string,
  weight: number,
  names: string,
  season: Season,
  clubs: string,
): League => ({ id, country, weight, name: named(names), seasons: [season], teams: teams(clubs) });

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

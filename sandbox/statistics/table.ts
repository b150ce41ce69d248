import type { Table } from '../../contracts/statistics.ts';
import { lotOf, sportOf } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import type { Season } from './season.ts';
import { standingsOf } from './standings.ts';

/** The table of a season; null for a draw. `seed`: of the world, for the lot between teams that are equal in everything. */
export function seasonTable(
  seed: number,
  champ: { id: number; sportId: number },
  season: Season,
  lng: string,
): Table | null {
  if (season.form === 'draw') return null;
  const { points } = sportOf(champ.sportId);
  const rows = standingsOf(
    {
      entrants: season.entrants,
      matches: season.matches,
      points,
      lotOf: (teamId) => lotOf(seed, season.id, teamId),
    },
    lng,
  );
  return {
    champId: champ.id,
    season: localize(season.name, lng),
    hasDraws: points.draw > 0,
    isOver: season.isOver,
    rows,
  };
}

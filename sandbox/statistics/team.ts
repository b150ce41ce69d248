import { byWeight } from '../../contracts/by-weight.ts';
import type { TeamStatistics } from '../../contracts/statistics.ts';
import { sportOf, squadOf } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import { averagesOf } from './averages.ts';
import { champOnWire } from './champ.ts';
import { lineOf, wireTeam, type Writer } from './lines.ts';
import { wirePlayer } from './players.ts';
import { seasonAt } from './season.ts';
import { seasonTable } from './table.ts';
import { type KnownTeam, lastOf, nextOf } from './teams.ts';

const mostLines = 20;
/** Averages are of so many matches, as those of a match are. */
const ofAverages = 10;
/** A player of a tour plays in many competitions; a page names the greatest. */
const mostPlaces = 12;

/** One team: its position, its past and future matches, and its players. */
export function teamStatistics(seed: number, known: KnownTeam, writer: Writer): TeamStatistics {
  const { lng, simulator } = writer;
  const { almanac } = simulator;
  const { team, sportId } = known;
  const champs = known.champIds
    .flatMap((champId) => almanac.champ(champId) ?? [])
    .toSorted(byWeight)
    .slice(0, mostPlaces);
  const results = lastOf(almanac, known, almanac.now(), mostLines);
  const [main] = champs;
  return {
    team: wireTeam(team, lng),
    sportId,
    sportName: localize(sportOf(sportId).name, lng),
    places: champs.map((champ) => {
      const isDraw = almanac.contestAt(champ.id, almanac.now())?.form === 'draw';
      const season = isDraw ? null : seasonAt(almanac, champ.id, almanac.now());
      const table = season && seasonTable(seed, champ, season, lng);
      return {
        champ: champOnWire(champ, lng),
        season: table?.season ?? '',
        place: table?.rows.find((row) => row.team.id === team.id)?.place ?? null,
        teams: table?.rows.length ?? 0,
      };
    }),
    results: results.map((listed) => lineOf(listed, writer)),
    coming: nextOf(almanac, known, mostLines).map((listed) => lineOf(listed, writer)),
    averages: averagesOf(results.slice(0, ofAverages), team.id, sportId),
    squad: (main && squadOf(seed, team, main)?.map((player) => wirePlayer(player, lng))) ?? null,
  };
}

import { byWeight } from '../../contracts/by-weight.ts';
import type { ChampStatistics, Competitions, Round } from '../../contracts/statistics.ts';
import {
  champEntity,
  type FixtureChamp,
  type FixtureTeam,
  type Listed,
  sportOf,
  wireChamp,
} from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import { lineOf, wireTeam, type Writer } from './lines.ts';
import { type Season, seasonAt } from './season.ts';
import { seasonTable } from './table.ts';

/** A page lists this many results, and this many upcoming matches. */
const mostLines = 30;

export const champOnWire = (champ: FixtureChamp, lng: string) => wireChamp(champEntity(champ, 0, 0), lng);

/** In a draw the sides of a match are known once it is announced. */
const isKnownAt =
  (form: Season['form'], now: number) =>
  ({ fixture, startAt }: Listed): boolean =>
    form !== 'draw' || fixture.announcedAt <= now || startAt <= now;

function roundsOf(season: Season, writer: Writer): Round[] {
  const isKnown = isKnownAt(season.form, writer.simulator.almanac.now());
  const rounds: Round[] = [];
  let from = 0;
  for (let left = season.size; left > 1; left /= 2) {
    const matches = season.matches.slice(from, from + left / 2);
    rounds.push({ left, lines: matches.map((match) => lineOf(match, writer, isKnown(match))) });
    from += left / 2;
  }
  return rounds;
}

/** The side that goes on: of an abandoned match, the side that led. */
const winnerOf = ({ fixture, ended }: Listed): FixtureTeam | null =>
  ended === null ? null : ended.score[0] >= ended.score[1] ? fixture.home : fixture.away;

/** One competition: its season with table or draw, what has been played and what is to come. Null: nothing is known of it. */
export function champStatistics(
  seed: number,
  champ: FixtureChamp,
  wanted: 'present' | 'finished',
  writer: Writer,
): ChampStatistics | null {
  const { lng, simulator } = writer;
  const { almanac } = simulator;
  const season = seasonAt(almanac, champ.id, almanac.now(), wanted);
  if (season === null) return null;
  const table = seasonTable(seed, champ, season, lng);
  const isKnown = isKnownAt(season.form, almanac.now());
  const inTime = season.matches.toSorted((a, b) => a.startAt - b.startAt);
  const final = season.form === 'draw' ? season.matches.at(-1) : undefined;
  const winner = final && season.isOver ? winnerOf(final) : null;
  const first = season.isOver ? table?.rows[0]?.team : undefined;
  return {
    champ: champOnWire(champ, lng),
    sportName: localize(sportOf(champ.sportId).name, lng),
    season: localize(season.name, lng),
    form: season.form,
    isOver: season.isOver,
    champion: winner ? wireTeam(winner, lng) : (first ?? null),
    table,
    rounds: season.form === 'draw' ? roundsOf(season, writer) : null,
    results: inTime
      .filter(({ state }) => state === 'over')
      .toReversed()
      .slice(0, mostLines)
      .map((match) => lineOf(match, writer)),
    coming: inTime
      .filter((match) => match.state !== 'over' && isKnown(match))
      .slice(0, mostLines)
      .map((match) => lineOf(match, writer)),
  };
}

/** Every competition of a sport with the name of its season, and every sport that has some. */
export function competitions(sportId: number | undefined, { simulator, lng }: Writer): Competitions {
  const { almanac } = simulator;
  const sports = [...new Set(almanac.champs.map((champ) => champ.sportId))].map((id) => sportOf(id));
  const ordered = sports.toSorted(byWeight);
  const wanted = ordered.find(({ id }) => id === sportId) ?? ordered[0];
  return {
    sports: ordered.map(({ id, name }) => ({ id, name: localize(name, lng) })),
    champs: almanac.champs
      .filter((champ) => champ.sportId === wanted?.id)
      .toSorted(byWeight)
      .map((champ) => {
        const contest = almanac.contestAt(champ.id, almanac.now());
        return {
          champ: champOnWire(champ, lng),
          season: contest ? localize(contest.season, lng) : '',
          form: contest?.form ?? 'table',
        };
      }),
  };
}

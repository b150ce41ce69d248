import { sportIds } from '../../contracts/markets.ts';
import { joinTexts, sameText, text } from '../../sandbox/texts/text.ts';
import { countryOf } from '../catalogue/countries.ts';
import { footballLeagues } from '../catalogue/football/index.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { longestMatch } from '../fixture.ts';
import type { FixtureSource } from '../fixture-source.ts';
import { createFootballMatch } from '../football/match.ts';
import { expectedGoals } from '../football/sport.ts';
import { matchPlaceOf, replayGameId } from '../ids.ts';
import type { Match, Pair } from '../match.ts';
import { countUntil } from '../match.ts';
import { nameText } from '../names/name-text.ts';
import { tongueOfCountry } from '../names/tongues.ts';
import type { Text } from '../types.ts';
import { withBook } from './book.ts';
import { fitGoals } from './fit.ts';
import type { ReplayData, ReplayMatch } from './load.ts';
import type { CompetitionRecord, TeamRecord } from './schema.ts';
import { replayTimeline } from './timeline.ts';

const oneDay = 86_400_000;
const oneWeek = 7 * oneDay;
/** Matches are announced this long before kick-off. */
const lead = oneWeek;

/** Competitions of national teams and of the world, which the catalogue does not have. `weight`: as there. */
const international: Readonly<Record<number, { name: Text; weight: number }>> = {
  134: { name: text('leagues.football.world_cup'), weight: 110 },
  135: { name: text('leagues.football.club_world_cup'), weight: 90 },
  136: { name: text('leagues.football.euro'), weight: 105 },
};
const usualWeight = 30;

function champOf({ id, name, region }: CompetitionRecord): FixtureChamp {
  const known = footballLeagues.find((competition) => competition.id === id);
  const country = countryOf(known?.country ?? region);
  const own = international[id];
  return {
    id,
    sportId: sportIds.football,
    country,
    weight: known?.weight ?? own?.weight ?? usualWeight,
    name: known
      ? joinTexts((land, league) => `${land}. ${league}`, country.name, known.name)
      : { ...(own?.name ?? sameText(name.en)), en: name.en, ru: name.ru },
  };
}

/**
 * A national team has the name of its country in each language. The home nations of Britain share one code, so they
 * keep their own names.
 */
function teamName({ name, national, country }: TeamRecord): Text {
  if (!national || !country || country === 'GB') return nameText(name, country ? tongueOfCountry(country) : undefined);
  return { ...countryOf(country).name, en: name };
}

/** Weeks begin on Tuesday, because a round goes from Friday to Monday. The epoch was a Thursday. */
const weekStart = 5 * oneDay;
const weekOf = (ms: number) => Math.floor((ms - weekStart) / oneWeek);

/** The number of the week with the most matches that have real odds. */
function richestWeek(matches: readonly ReplayMatch[]): number {
  const counts = new Map<number, number>();
  for (const { kickoff, odds } of matches) {
    const week = weekOf(kickoff);
    counts.set(week, (counts.get(week) ?? 0) + (odds?.avg ? 1 : 0.001));
  }
  const [best] = [...counts].reduce<[number, number]>((top, each) => (each[1] > top[1] ? each : top), [0, -1]);
  return best;
}

export type ReplayOptions = {
  seed: number;
  /** False: anybody can know the results, so the matches are only shown. */
  takesBets?: boolean;
  /** A day of the round to play now, epoch milliseconds. Absent: the week with the most odds. */
  round?: number;
};

/**
 * Makes a timetable of real seasons. It moves all matches by the same number of whole weeks, so that the chosen round
 * falls into the week in which the world began, and weekdays and times of day stay. It leaves out matches without a
 * result.
 */
export function createReplay(
  data: ReplayData,
  { seed, round, takesBets = false }: ReplayOptions,
): (epochStart: number) => FixtureSource {
  const played = data.matches.filter(({ status, ft }) => status === 'finished' && ft);
  const champs = new Map([...data.competitions.values()].map((competition) => [competition.id, champOf(competition)]));
  const teams = new Map(
    [...data.teams.values()].map((team): [number, FixtureTeam] => [team.id, { id: team.id, name: teamName(team) }]),
  );
  const teamsByChamp = new Map<number, Set<number>>();
  for (const { competitionId, home, away } of played)
    teamsByChamp.set(competitionId, (teamsByChamp.get(competitionId) ?? new Set<number>()).add(home).add(away));
  const kickoffs = played.map(({ kickoff }) => kickoff);
  const byId = new Map(played.map((match) => [match.id, match]));

  return (epochStart) => {
    const shift = (weekOf(epochStart) - (round === undefined ? richestWeek(played) : weekOf(round))) * oneWeek;
    const fixtureOf = (match: ReplayMatch): Fixture => {
      const champ = champs.get(match.competitionId);
      const home = teams.get(match.home);
      const away = teams.get(match.away);
      if (!champ || !home || !away) throw new Error(`match ${match.id} was not checked`);
      let created: Match | undefined;
      return {
        id: replayGameId(match.id),
        champ,
        home,
        away,
        startAt: match.kickoff + shift,
        announcedAt: match.kickoff + shift - lead,
        ...(!takesBets && { lock: 'published' as const }),
        createMatch: () => (created ??= createMatch(match, goalsOf(match, seed, home, away), seed)),
      };
    };
    return {
      champs: [...champs.values()],
      between: (from, to) =>
        played
          .slice(countUntil(kickoffs, from - shift - longestMatch * 1000), countUntil(kickoffs, to - shift + lead))
          .map(fixtureOf),
      byId: (id) => {
        const place = matchPlaceOf(id);
        const match = 'matchId' in place ? byId.get(place.matchId) : undefined;
        return match ? fixtureOf(match) : null;
      },
      teamsOf: (champId) => [...(teamsByChamp.get(champId) ?? [])].flatMap((id) => teams.get(id) ?? []),
      ofChamp: (champId, from, to) =>
        played
          .slice(countUntil(kickoffs, from - shift - 1), countUntil(kickoffs, to - shift - 1))
          .filter(({ competitionId }) => competitionId === champId)
          .map(fixtureOf),
    };
  };
}

const createMatch = (match: ReplayMatch, goals: Pair, seed: number): Match =>
  withBook(
    createFootballMatch(goals, () => replayTimeline(match, seed), seed),
    match,
  );

function goalsOf({ odds, total }: ReplayMatch, seed: number, home: FixtureTeam, away: FixtureTeam): Pair {
  if (!odds?.avg) return expectedGoals({ seed, home, away });
  const [over, under] = total?.overUnder.avg ?? [];
  return fitGoals({ result: odds.avg, total: total && over && under ? { line: total.line, over, under } : null });
}

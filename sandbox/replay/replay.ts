import { SPORT } from '../../contracts/markets.ts';
import { countryOf } from '../simulator/catalogue/countries.ts';
import { FOOTBALL } from '../simulator/catalogue/football.ts';
import type { Fixture, FixtureChamp, FixtureSource, FixtureTeam } from '../simulator/fixture.ts';
import { LONGEST_MATCH } from '../simulator/fixture.ts';
import { createFootballMatch } from '../simulator/football/match.ts';
import { gamePlaceOf, replayGameId } from '../simulator/ids.ts';
import type { Match, Pair } from '../simulator/match.ts';
import { countUntil } from '../simulator/match.ts';
import { expectedGoals } from '../simulator/sports.ts';
import { joinTexts, sameText, text } from '../simulator/texts/text.ts';
import type { Text } from '../simulator/types.ts';
import { withBook } from './book.ts';
import { fitGoals } from './fit.ts';
import type { ReplayData, ReplayMatch } from './load.ts';
import type { CompetitionRecord, TeamRecord } from './schema.ts';
import { replayTimeline } from './timeline.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Matches are announced so long before kick-off. */
const LEAD = WEEK;

/** Competitions without a country's name before their own; `weight` as in the catalogue. */
const INTERNATIONAL: Readonly<Record<number, { es: string; ar: string; weight: number }>> = {
  125: { es: 'Liga de Campeones de la UEFA', ar: 'دوري أبطال أوروبا', weight: 99 },
  131: { es: 'Copa Libertadores', ar: 'كأس ليبرتادوريس', weight: 85 },
  134: { es: 'Copa Mundial de la FIFA', ar: 'كأس العالم', weight: 110 },
  135: { es: 'Mundial de Clubes de la FIFA', ar: 'كأس العالم للأندية', weight: 90 },
  136: { es: 'Eurocopa', ar: 'بطولة أمم أوروبا', weight: 105 },
};
const USUAL_WEIGHT = 30;

function champOf({ id, name, region }: CompetitionRecord): FixtureChamp {
  const known = FOOTBALL.find((competition) => competition.id === id);
  const country = countryOf(known?.country ?? region);
  const own = INTERNATIONAL[id];
  return {
    id,
    sportId: SPORT.football,
    country,
    weight: known?.weight ?? own?.weight ?? USUAL_WEIGHT,
    name: known
      ? joinTexts((land, league) => `${land}. ${league}`, country.name, known.name)
      : text(name.en, name.ru, own?.es ?? name.en, own?.ar ?? name.en),
  };
}

/** National teams are called as their country is in each language; the home nations share a code and keep their names. */
function teamName({ name, national, country }: TeamRecord): Text {
  if (!national || !country || country === 'GB') return sameText(name);
  return { ...countryOf(country).name, en: name };
}

/** Weeks begin on Tuesday: a round goes from Friday to Monday. The epoch was a Thursday. */
const WEEK_START = 5 * DAY;
const weekOf = (ms: number) => Math.floor((ms - WEEK_START) / WEEK);

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
  /** A day of the round to be played now, epoch milliseconds; the week richest in odds when absent. */
  round?: number;
};

/**
 * Real seasons as a timetable. Everything moves by the same number of whole weeks, so that the chosen round falls into the week in which the world
 * began: weekdays and times of day stay what they were. Matches without a result are left out.
 */
export function createReplay(data: ReplayData, { seed, round }: ReplayOptions): (epochStart: number) => FixtureSource {
  const played = data.matches.filter(({ status, ft }) => status === 'finished' && ft);
  const champs = new Map([...data.competitions.values()].map((competition) => [competition.id, champOf(competition)]));
  const teams = new Map(
    [...data.teams.values()].map((team): [number, FixtureTeam] => [team.id, { id: team.id, name: teamName(team) }]),
  );
  const kickoffs = played.map(({ kickoff }) => kickoff);
  const byId = new Map(played.map((match) => [match.id, match]));

  return (epochStart) => {
    const shift = (weekOf(epochStart) - (round === undefined ? richestWeek(played) : weekOf(round))) * WEEK;
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
        announcedAt: match.kickoff + shift - LEAD,
        createMatch: () => (created ??= createMatch(match, goalsOf(match, seed, home, away), seed)),
      };
    };
    return {
      champs: [...champs.values()],
      between: (from, to) =>
        played
          .slice(countUntil(kickoffs, from - shift - LONGEST_MATCH * 1000), countUntil(kickoffs, to - shift + LEAD))
          .map(fixtureOf),
      byId: (id) => {
        const place = gamePlaceOf(id);
        const match = 'matchId' in place ? byId.get(place.matchId) : undefined;
        return match ? fixtureOf(match) : null;
      },
    };
  };
}

const createMatch = (match: ReplayMatch, goals: Pair, seed: number): Match =>
  withBook(
    createFootballMatch(goals, () => replayTimeline(match, seed)),
    match,
  );

function goalsOf({ odds, total }: ReplayMatch, seed: number, home: FixtureTeam, away: FixtureTeam): Pair {
  if (!odds?.avg) return expectedGoals({ seed, home, away });
  const [over, under] = total?.overUnder.avg ?? [];
  return fitGoals({ result: odds.avg, total: total && over && under ? { line: total.line, over, under } : null });
}

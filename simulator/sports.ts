import { americanFootball } from './american-football/sport.ts';
import { badminton } from './badminton/sport.ts';
import { baseball } from './baseball/sport.ts';
import { basketball } from './basketball/sport.ts';
import type { Competition } from './catalogue/competition.ts';
import { cricket } from './cricket/sport.ts';
import { darts } from './darts/sport.ts';
import { esports } from './esports/sport.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import { football } from './football/sport.ts';
import { handball } from './handball/sport.ts';
import { iceHockey } from './ice-hockey/sport.ts';
import type { Leads } from './leads.ts';
import type { Match } from './match.ts';
import type { Origin } from './origin.ts';
import { hash } from './random.ts';
import { snooker } from './snooker/sport.ts';
import type { SportModule } from './sport.ts';
import { tableTennis } from './table-tennis/sport.ts';
import { tennis } from './tennis/sport.ts';
import type { SportWords } from './texts/groups.ts';
import { virtualModules } from './virtual/sports.ts';
import { volleyball } from './volleyball/sport.ts';

/** Every sport that the simulator plays. Series without an end get their numbers in this order: a new sport comes last. */
export const sports: readonly SportModule[] = [
  football,
  tennis,
  basketball,
  esports,
  iceHockey,
  handball,
  volleyball,
  tableTennis,
  badminton,
  baseball,
  americanFootball,
  cricket,
  darts,
  snooker,
];

const byId = new Map([...sports, ...virtualModules].map((sport) => [sport.id, sport]));

export function sportOf(sportId: number): SportModule {
  const sport = byId.get(sportId);
  if (!sport) throw new Error(`no simulator for sport ${sportId}`);
  return sport;
}

/** What a competition calls its periods and groups. */
export function wordsOf({ sportId, discipline }: Pick<FixtureChamp, 'sportId' | 'discipline'>): SportWords {
  const sport = sportOf(sportId);
  return (discipline && sport.disciplines?.[discipline]) ?? sport;
}

type Planned<Side> = {
  origin: Origin;
  id: number;
  champ: FixtureChamp;
  competition: Competition;
  home: Side;
  away: Side;
  startAt: number;
  /** The match is announced this long before its start (ms of play), but not before both teams are known. */
  lead: number;
  knownAt?: number;
};

function played({ origin, id, champ, competition }: Planned<unknown>, home: FixtureTeam, away: FixtureTeam): Match {
  const { seed } = origin;
  return sportOf(champ.sportId).createMatch(
    origin.courseOf?.(id) ?? hash(seed, id),
    { seed, home, away, lineup: hash(seed, id) },
    competition,
  );
}

const expected = (
  { origin: { seed }, champ, competition }: Planned<unknown>,
  home: FixtureTeam,
  away: FixtureTeam,
): Leads => sportOf(champ.sportId).leadsOf({ seed, home, away }, competition);

/** Makes a match of the timetable, which the simulator plays itself. */
export function fixtureOf(planned: Planned<FixtureTeam>): Fixture {
  const { id, champ, home, away, startAt, lead } = planned;
  // A world has thousands of these.
  return {
    id,
    champ,
    home,
    away,
    startAt,
    announcedAt: startAt - lead,
    createMatch: () => played(planned, home, away),
    leads: () => expected(planned, home, away),
  };
}

/** The same, of sides that are asked for late: to know who plays a final, the rounds before must be played. */
export function fixtureOfWinners(planned: Planned<() => FixtureTeam>): Fixture {
  const { id, champ, home, away, startAt, lead, knownAt = -Infinity } = planned;
  return {
    id,
    champ,
    get home() {
      return home();
    },
    get away() {
      return away();
    },
    startAt,
    announcedAt: Math.max(startAt - lead, knownAt),
    createMatch: () => played(planned, home(), away()),
    leads: () => expected(planned, home(), away()),
  };
}

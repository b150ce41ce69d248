import { joinTexts } from '../sandbox/texts/text.ts';
import { createCalendar, type Programme } from './calendar/calendar.ts';
import { createLeague } from './calendar/league.ts';
import { createTournament } from './calendar/tournament.ts';
import type { CatalogueSport, Competition } from './catalogue/competition.ts';
import { countryOf } from './catalogue/countries.ts';
import type { FixtureChamp, FixtureTeam, Forced } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import { createLanes } from './lanes.ts';
import { nameText } from './names/name-text.ts';
import { type Tongue, tongueOfCountry } from './names/tongues.ts';
import type { Origin } from './origin.ts';
import { sportOf } from './sports.ts';

/**
 * A competition of a continent needs no land before its name: "UEFA Champions League", but "England. Premier League".
 */
const isLand = (code: string) => code.length === 2;

function champOf(sportId: number, { id, country, name, weight, cyberType, discipline }: Competition): FixtureChamp {
  const land = countryOf(country);
  const isNamedAfterIt = sportOf(sportId).isNamedAfterLand && isLand(land.code);
  return {
    id,
    sportId,
    country: land,
    weight,
    cyberType,
    discipline,
    name: isNamedAfterIt ? joinTexts((a, b) => `${a}. ${b}`, land.name, name) : name,
  };
}

/** Where a club is at home, its name is read: cups of a continent name it too. Teams of esports are English words. */
function createTongues(catalogue: readonly CatalogueSport[]) {
  const homes = new Map<string, Tongue>();
  for (const { sportId, leagues, endless } of catalogue)
    for (const { country, discipline, teams } of [...leagues, ...endless]) {
      const tongue = discipline ? 'en' : tongueOfCountry(country);
      if (tongue) for (const name of teams) homes.set(`${sportId} ${name}`, tongue);
    }
  return (key: string) => homes.get(key);
}

/**
 * Gives teams their numbers. The first competition that names a team gives the number, so that a club is the same in
 * its cup.
 */
function createTeams(tongueOf: (key: string) => Tongue | undefined) {
  const known = new Map<string, FixtureTeam>();
  return (sportId: number, first: number, names: readonly string[]): FixtureTeam[] =>
    names.map((name, index) => {
      const key = `${sportId} ${name}`;
      const team = known.get(key) ?? { id: first + index, name: nameText(name, tongueOf(key)) };
      known.set(key, team);
      return team;
    });
}

/** Each competition has a hundred numbers. */
const teamSpan = 100;

/** Competitions with their teams, in the order of the tables. */
function readTables(catalogue: readonly CatalogueSport[]) {
  const teamsOf = createTeams(createTongues(catalogue));
  const sports = catalogue.map(({ sportId, leagues, tours }) => ({
    leagues: leagues.map((league) => ({
      champ: champOf(sportId, league),
      league,
      teams: teamsOf(sportId, league.id * teamSpan, league.teams),
    })),
    stops: tours.flatMap(({ size, stops, ...tour }) => {
      const first = (stops[0]?.id ?? 0) * teamSpan;
      const players = teamsOf(sportId, first, tour.players);
      const qualifiers = teamsOf(sportId, first + tour.players.length, tour.qualifiers);
      return stops.map((stop) => ({ champ: champOf(sportId, stop), stop, size, players, qualifiers }));
    }),
  }));
  const endless = catalogue.flatMap(({ sportId, endless: competitions }) =>
    competitions.map((competition) => ({
      champ: champOf(sportId, competition),
      competition,
      teams: teamsOf(sportId, competition.id * teamSpan, competition.teams),
    })),
  );
  return { sports, endless };
}

const known = new WeakMap<readonly CatalogueSport[], ReturnType<typeof readTables>>();

/** Tables are the same for every world of a process: they are read once. */
function tablesOf(catalogue: readonly CatalogueSport[]) {
  const tables = known.get(catalogue) ?? readTables(catalogue);
  known.set(catalogue, tables);
  return tables;
}

/**
 * Makes the sources of the simulator's matches: the calendar of seasons and tournaments, and esports that never sleep.
 */
export function createSources(
  origin: Origin,
  epoch: number,
  catalogue: readonly CatalogueSport[],
  forced: Forced = () => null,
): FixtureSource[] {
  const { sports, endless } = tablesOf(catalogue);
  const programmes = sports.flatMap(({ leagues, stops }): Programme[] => [
    ...leagues.map((each) => createLeague(origin, each)),
    ...stops.map((each) => createTournament(origin, forced, each)),
  ]);
  return [createCalendar(programmes), createLanes(origin, epoch, endless)];
}

import { SPORT } from '../../contracts/markets.ts';
import { BASKETBALL } from './catalogue/basketball.ts';
import type { Competition } from './catalogue/competition.ts';
import { countryOf } from './catalogue/countries.ts';
import { ESPORTS } from './catalogue/esports.ts';
import { FOOTBALL } from './catalogue/football.ts';
import { TENNIS } from './catalogue/tennis.ts';
import type { Fixture, FixtureChamp, FixtureSource, FixtureTeam } from './fixture.ts';
import { LONGEST_MATCH } from './fixture.ts';
import { gamePlaceOf, laneGameId } from './ids.ts';
import type { Match } from './match.ts';
import { fraction, hash } from './random.ts';
import { createSportMatch } from './sports.ts';
import { joinTexts, sameText } from './texts/text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** From one start to the next in a lane: the longest usual match with its breaks, and a little air. A multiple of GRID. */
const PERIOD: Readonly<Record<number, number>> = {
  [SPORT.football]: 135 * MINUTE,
  [SPORT.tennis]: 150 * MINUTE,
  [SPORT.basketball]: 150 * MINUTE,
  [SPORT.esports]: 90 * MINUTE,
};
const USUAL_PERIOD = 150 * MINUTE;
/** Games start on whole five minutes. */
const GRID = 5 * MINUTE;
/** A game is announced this long ahead: every game of the next hours, and ever fewer of the days that follow. */
const LEAD_MIN = 6 * HOUR;
const LEAD_MAX = 72 * HOUR;
const LEAD_SKEW = 3.7;
const GOLDEN = 0.618_033_988_75;

/** Competitions of one sport, as lanes are made of them. */
export type CatalogueSport = { sportId: number; competitions: readonly Competition[] };
export const CATALOGUE: readonly CatalogueSport[] = [
  { sportId: SPORT.football, competitions: FOOTBALL },
  { sportId: SPORT.tennis, competitions: TENNIS },
  { sportId: SPORT.basketball, competitions: BASKETBALL },
  { sportId: SPORT.esports, competitions: ESPORTS },
];
/** The first competitions of each sport, at least one: a test that looks at one match need not pay for eight hundred. */
export const partOf = (catalogue: readonly CatalogueSport[], share: number): readonly CatalogueSport[] =>
  catalogue.map(({ sportId, competitions }) => ({
    sportId,
    competitions: competitions.slice(0, Math.ceil(competitions.length * share)),
  }));

type Lane = {
  index: number;
  competition: Competition;
  champ: FixtureChamp;
  teams: readonly FixtureTeam[];
  /** Which of the lanes of its competition. */
  place: number;
  period: number;
  origin: number;
};

const champOf = (sportId: number, { id, country, name, weight, cyberType }: Competition): FixtureChamp => {
  const land = countryOf(country);
  const isLeague = sportId === SPORT.football || sportId === SPORT.basketball;
  return {
    id,
    sportId,
    country: land,
    weight,
    cyberType,
    name: isLeague ? joinTexts((a, b) => `${a}. ${b}`, land.name, name) : name,
  };
};

/**
 * Endless matches: each lane plays one after another, so the number of games in play and planned holds for ever, and each is a pure function of
 * seed, lane and number. In a competition the teams meet as in a league: everybody once a round, so nobody plays twice at a time.
 * `epoch`: time of play at which the world began. Without football the lanes keep their numbers.
 */
export function createLanes(
  seed: number,
  epoch: number,
  { isFootball, catalogue }: { isFootball: boolean; catalogue: readonly CatalogueSport[] },
): FixtureSource {
  const lanes: Lane[] = [];
  const champs: FixtureChamp[] = [];
  for (const { sportId, competitions } of catalogue) {
    const period = PERIOD[sportId] ?? USUAL_PERIOD;
    const count = competitions.reduce((sum, { lanes: own }) => sum + own, 0);
    let sportLane = 0;
    for (const competition of competitions) {
      const champ = champOf(sportId, competition);
      const teams = competition.teams.map((name, index) => ({
        id: competition.id * 100 + index,
        name: sameText(name),
      }));
      champs.push(champ);
      for (let place = 0; place < competition.lanes; place += 1) {
        // Starts are spread over the period by a step that does not divide it, so that neighbours in the list differ in minute.
        const spread = ((sportLane * 29) % count) / count;
        const origin = Math.floor((epoch - spread * period) / GRID) * GRID;
        lanes.push({ index: lanes.length, competition, champ, teams, place, period, origin });
        sportLane += 1;
      }
    }
  }

  const isOffered = ({ champ }: { champ: FixtureChamp }) => isFootball || champ.sportId !== SPORT.football;
  const offered = lanes.filter(isOffered);

  const leadOf = (lane: number, index: number) => {
    const share = (fraction(seed, lane) + (index + 1e6) * GOLDEN) % 1;
    return LEAD_MIN + (LEAD_MAX - LEAD_MIN) * share ** LEAD_SKEW;
  };

  /** Circle method over a seeded order of the teams; home and away change from round to round. */
  const pairOf = ({ competition, teams, place }: Lane, index: number): [FixtureTeam, FixtureTeam] => {
    const size = teams.length - (teams.length % 2);
    const number = (index + 1_000_000) * competition.lanes + place;
    const round = Math.floor(number / (size / 2));
    const seat = number % (size / 2);
    const last = size - 1;
    const turn = (position: number) => (position + round) % last;
    const first = seat === 0 ? last : turn(seat);
    const second = turn(last - seat);
    const shift = hash(seed, competition.id) % size;
    const order = (round + seat) % 2 === 0 ? [first, second] : [second, first];
    const [home, away] = order.map((position) => teams[(position + shift) % size]);
    if (!home || !away) throw new Error(`competition ${competition.id} has too few teams`);
    return [home, away];
  };

  const fixtureOf = (lane: Lane, index: number): Fixture => {
    const id = laneGameId(lane.index, index);
    const [home, away] = pairOf(lane, index);
    const startAt = lane.origin + index * lane.period;
    let match: Match | undefined;
    return {
      id,
      champ: lane.champ,
      home,
      away,
      startAt,
      announcedAt: startAt - leadOf(lane.index, index),
      createMatch: () =>
        (match ??= createSportMatch({
          seed,
          gameId: id,
          sportId: lane.champ.sportId,
          home,
          away,
          competition: lane.competition,
        })),
    };
  };

  return {
    champs: champs.filter((champ) => isOffered({ champ })),
    between: (from, to) =>
      offered.flatMap((lane) => {
        const found: Fixture[] = [];
        const first = Math.floor((from - LONGEST_MATCH * 1000 - lane.origin) / lane.period);
        const last = Math.floor((to + LEAD_MAX - lane.origin) / lane.period);
        for (let index = first; index <= last; index += 1) {
          if (lane.origin + index * lane.period - leadOf(lane.index, index) <= to) found.push(fixtureOf(lane, index));
        }
        return found;
      }),
    byId: (id) => {
      const place = gamePlaceOf(id);
      const lane = 'lane' in place ? lanes[place.lane] : undefined;
      return lane && isOffered(lane) && 'index' in place ? fixtureOf(lane, place.index) : null;
    },
  };
}

import { pairsOf } from './calendar/pairs.ts';
import type { Endless } from './catalogue/competition.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import { longestMatch } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import { laneGameId, matchesBeforeStart, matchPlaceOf } from './ids.ts';
import type { Origin } from './origin.ts';
import type { ContestAt } from './outrights/contest.ts';
import { monthlyContest } from './outrights/monthly.ts';
import { fraction, hash } from './random.ts';
import { fixtureOf } from './sports.ts';

const oneMinute = 60_000;
const oneHour = 60 * oneMinute;

/** How far a lane is in its match when the world begins. Of two neighbours one is always in play. */
const phases = [0.5, 0.25, 0.75, 0];
/** Matches start on whole five minutes. */
const grid = 5 * oneMinute;
/**
 * A match is announced this long before its start. So every match of the next hours is known, and ever fewer of the days
 * that follow.
 */
const leadMin = 6 * oneHour;
const leadMax = 72 * oneHour;
const leadSkew = 3.7;
/** A lane has numbers for so many matches before the world began. */
const firstIndex = -matchesBeforeStart;
const golden = 0.618_033_988_75;

/** A competition that is played around the clock. */
export type LaneCompetition = { champ: FixtureChamp; competition: Endless; teams: readonly FixtureTeam[] };
type Lane = LaneCompetition & { index: number; period: number; origin: number };

/** Everybody plays in each round. */
const evenSize = ({ teams }: Pick<Lane, 'teams'>): number => teams.length - (teams.length % 2);

/**
 * Makes endless matches. Each competition plays one after another, so the numbers of live and planned matches hold for
 * ever. Each match follows from seed, lane and number alone. Teams meet as in a league: everybody plays once in a
 * round. `epoch`: time of play at which the world began.
 */
export function createLanes(origin: Origin, epoch: number, competitions: readonly LaneCompetition[]): FixtureSource {
  const { seed } = origin;
  const lanes = competitions.map((each, index): Lane => {
    const period = each.competition.minutes * oneMinute;
    const beganAt = Math.floor((epoch - (phases[index % phases.length] ?? 0) * period) / grid) * grid;
    return { ...each, index, period, origin: beganAt };
  });

  const laneOf = (champId: number): Lane | undefined => lanes.find(({ champ }) => champ.id === champId);

  const leadOf = (lane: number, index: number) => {
    const share = (fraction(seed, lane) + (index + 1e6) * golden) % 1;
    return leadMin + (leadMax - leadMin) * share ** leadSkew;
  };

  const pairOf = ({ competition, teams }: Lane, index: number): [FixtureTeam, FixtureTeam] => {
    const size = evenSize({ teams });
    const number = index + 1_000_000;
    const round = Math.floor(number / (size / 2));
    const shift = hash(seed, competition.id) % size;
    const places = pairsOf(size, round)[number % (size / 2)] ?? [];
    const [home, away] = places.map((position) => teams[(position + shift) % size]);
    if (!home || !away) throw new Error(`competition ${competition.id} has too few teams`);
    return [home, away];
  };

  const matchAt = (lane: Lane, index: number): Fixture => {
    const { champ, competition } = lane;
    const [home, away] = pairOf(lane, index);
    return fixtureOf({
      ...{ origin, id: laneGameId(lane.index, index), champ, competition, home, away },
      ...{ startAt: lane.origin + index * lane.period, lead: leadOf(lane.index, index) },
    });
  };

  const contestAt =
    (lane: Lane): ContestAt =>
    (at) =>
      monthlyContest(
        {
          champ: lane.champ,
          origin: lane.origin,
          period: lane.period,
          rules: lane.competition,
        },
        { teams: lane.teams.slice(0, evenSize(lane)), matchAt: (index) => matchAt(lane, index) },
        at,
      );

  return {
    champs: competitions.map(({ champ }) => champ),
    contests: new Map(lanes.map((lane) => [lane.champ.id, contestAt(lane)])),
    between: (from, to) =>
      lanes.flatMap((lane) => {
        const found: Fixture[] = [];
        const first = Math.floor((from - longestMatch * 1000 - lane.origin) / lane.period);
        const last = Math.floor((to + leadMax - lane.origin) / lane.period);
        for (let index = first; index <= last; index += 1) {
          if (lane.origin + index * lane.period - leadOf(lane.index, index) <= to) found.push(matchAt(lane, index));
        }
        return found;
      }),
    teamsOf: (champId) => laneOf(champId)?.teams ?? [],
    ofChamp: (champId, from, to) => {
      const lane = laneOf(champId);
      if (!lane) return [];
      const first = Math.max(Math.ceil((from - lane.origin) / lane.period), firstIndex);
      const last = Math.ceil((to - lane.origin) / lane.period) - 1;
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => matchAt(lane, first + index));
    },
    byId: (id) => {
      const place = matchPlaceOf(id);
      const lane = 'lane' in place ? lanes[place.lane] : undefined;
      return lane && 'index' in place ? matchAt(lane, place.index) : null;
    },
  };
}

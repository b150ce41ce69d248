import { marketGroups } from '../../contracts/markets.ts';
import type { SharedChain } from '../../contracts/shared-rounds.ts';
import { closedSeconds, roundMs, virtualPace, type VirtualSportId } from '../../contracts/virtual/facts.ts';
import type { VirtualLeague, VirtualMatch, VirtualSports } from '../../contracts/virtual-sports.ts';
import {
  createMargins,
  type Listed,
  longestMs,
  virtualLeagues,
  virtualStrengths,
  virtualTurnOf,
} from '../../simulator/index.ts';
import { commitmentOf } from '../games/seeds.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { hashAt, isNamed, placeOfMatch, virtualChain } from './chain.ts';
import { chainIdOf, type ChainName } from './chain-name.ts';
import { virtualSeedOf } from './seeds.ts';

/** This many finished rounds are listed, and the next ones as far as they are on offer. */
const roundsBefore = 4;

function matchView(
  { seed, secrets, simulator }: World,
  { fixture, startAt, state, ended }: Listed,
  lng: string,
): VirtualMatch {
  const { id, home, away, champ } = fixture;
  const sportId = champ.sportId as VirtualSportId;
  const serverSeed = virtualSeedOf(secrets.virtual, id);
  const place = placeOfMatch(secrets.virtual, id);
  return {
    id,
    sportId,
    round: virtualTurnOf(id).round,
    startAt: Math.round(simulator.almanac.timeOf(startAt)),
    home: localize(home.name, lng),
    away: localize(away.name, lng),
    state,
    strengths: [...virtualStrengths(sportId, { seed, home, away })],
    commitment: commitmentOf(serverSeed),
    serverSeed: state === 'over' ? serverSeed : null,
    score: ended === null ? null : [...ended.score],
    ...(place !== null && { place: { chainId: chainIdOf(place.name), number: place.number, hash: null } }),
  };
}

/** A match with the hash that its seed comes out of; without it as long as that may not be known. */
function withHash({ secrets }: World, match: VirtualMatch, isOpen: boolean): VirtualMatch {
  const place = isOpen ? placeOfMatch(secrets.virtual, match.id) : null;
  return place === null || match.place === undefined
    ? match
    : { ...match, place: { ...match.place, hash: hashAt(secrets.virtual, place) } };
}

/** The hash of a round opens when all matches of its sport up to it are over: it gives the seeds of all of them away. */
function withHashes(world: World, matches: readonly VirtualMatch[]): VirtualMatch[] {
  const goesOn = (sportId: number) =>
    matches.reduce(
      (least, match) => (match.sportId === sportId && match.state !== 'over' ? Math.min(least, match.round) : least),
      Infinity,
    );
  return matches.map((match) => withHash(world, match, match.round < goesOn(match.sportId)));
}

/** Matches by their numbers; the hash of a round opens when none of it can go on any more. */
export function matchesById(world: World, ids: readonly number[], lng: string): VirtualMatch[] {
  const { almanac } = world.simulator;
  return ids.flatMap((id) => {
    const listed = almanac.match(id);
    const isOver = listed !== null && almanac.now() > listed.startAt + longestMs;
    return listed === null ? [] : [withHash(world, matchView(world, listed, lng), isOver)];
  });
}

const namesOf = ({ secrets }: World, matches: readonly VirtualMatch[]): ChainName[] =>
  matches.flatMap(({ id }) => placeOfMatch(secrets.virtual, id)?.name ?? []);

/**
 * Each chain once. It is published with the name of its public value, or with the statement that it uses none: never
 * before that is settled.
 */
function toldOnce({ secrets }: World, names: readonly ChainName[]): SharedChain[] {
  const byId = new Map(names.map((name) => [chainIdOf(name), name]));
  return [...byId.values()]
    .filter((name) => isNamed(secrets.virtual, name))
    .map((name) => virtualChain(secrets.virtual, name));
}

/** The chains of these matches, that of the first one first. */
export const chainsOfMatches = (world: World, matches: readonly VirtualMatch[]): SharedChain[] =>
  toldOnce(world, namesOf(world, matches));

/** The chains of these matches, and of each sport the one that follows. */
function chainsView(world: World, matches: readonly VirtualMatch[]): SharedChain[] {
  const all = namesOf(world, matches).flatMap(({ turn, week }) => [
    { turn, week },
    { turn, week: week + 1 },
  ]);
  return toldOnce(world, all).sort((one, other) => one.id - other.id);
}

/** What a stake gives back in the long run: the inverse odds of a market add up to 1 and the margin. */
const returnOf = (margin: number): number => Math.round(10_000 / (1 + margin)) / 10_000;

/** The schedule of virtual sports with promises, seeds and results. Rows CAS-06, CAS-09. */
export function virtualView(world: World, lng: string): VirtualSports {
  const { simulator, clock } = world;
  const { almanac } = simulator;
  const { longShots } = simulator.margins();
  const marginsOf = createMargins(simulator.margins());
  const leagues = virtualLeagues.map(({ champ }): VirtualLeague => {
    const margins = marginsOf(champ, 'line');
    // The market with the highest margin says what comes back at least.
    const [least, most] = [Math.min, Math.max].map((pick) => pick(...Object.values(marketGroups).map(margins.of)));
    return {
      sportId: champ.sportId as VirtualSportId,
      name: localize(champ.name, lng),
      everyMs: roundMs,
      usualReturn: returnOf(least ?? 0),
      leastReturn: returnOf((most ?? 0) + longShots.percent / 100),
    };
  });
  const now = almanac.now();
  const matches = virtualLeagues
    .flatMap(({ champ }) => almanac.matches(champ.id, now - roundsBefore * roundMs, now + roundMs * 2))
    .filter(({ fixture }) => fixture.announcedAt <= now)
    .map((listed) => matchView(world, listed, lng))
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  return {
    now: clock.now(),
    pace: virtualPace,
    closedSeconds,
    leagues,
    matches: withHashes(world, matches),
    chains: chainsView(world, matches),
  };
}

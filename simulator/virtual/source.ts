import { roundMs, type VirtualSportId } from '../../contracts/virtual/facts.ts';
import { pairsOf } from '../calendar/pairs.ts';
import type { Fixture, FixtureTeam } from '../fixture.ts';
import type { FixtureSource } from '../fixture-source.ts';
import { matchPlaceOf, mostVirtual, virtualGameId } from '../ids.ts';
import { faster } from './faster.ts';
import { type VirtualLeague, virtualLeagues } from './leagues.ts';
import { createVirtualMatch, type VirtualChance, virtualStrengths } from './match.ts';

/** The rounds of the sports take turns. */
const turnMs = 2 * 60_000;
/** A round is announced so long before its bets close. */
const leadMs = 8 * 60_000;
/** No virtual match lasts longer; ms of play. */
export const longestMs = 10 * 60_000;

type Place = { league: VirtualLeague; turn: number; round: number; match: number };

const matchesOf = ({ teams }: VirtualLeague): number => teams.length / 2;
const mostMatches = Math.max(...virtualLeagues.map(matchesOf));

/** Number of a match: round, then sport, then place in the round. */
const indexOf = ({ turn, round, match }: Place): number => (round * virtualLeagues.length + turn) * mostMatches + match;

function placeOf(index: number): Place | null {
  const turn = Math.floor(index / mostMatches) % virtualLeagues.length;
  const league = virtualLeagues[turn];
  const match = index % mostMatches;
  if (!league || match >= matchesOf(league)) return null;
  return { league, turn, round: Math.floor(index / mostMatches / virtualLeagues.length), match };
}

/** The round of a virtual match, from 1, and whose turn it is: the place of its sport among the leagues. */
export const virtualTurnOf = (gameId: number): { turn: number; round: number } => {
  const at = matchPlaceOf(gameId);
  const place = 'virtual' in at ? placeOf(at.virtual) : null;
  return { turn: place?.turn ?? 0, round: place === null ? 0 : place.round + 1 };
};

/**
 * Virtual matches: a round of each league every few minutes of play, everybody once in a round, for ever. A match follows from its number, the
 * strengths of this world and the seed that `chance` has for it. `epoch`: time of play at which the world began.
 */
export function createVirtual(seed: number, epoch: number, chance: VirtualChance): FixtureSource {
  const origin = Math.floor(epoch / roundMs) * roundMs;
  const startOf = ({ round, turn }: Pick<Place, 'round' | 'turn'>) => origin + round * roundMs + turn * turnMs;

  const sidesOf = ({ league, round, match }: Place): readonly [FixtureTeam, FixtureTeam] => {
    const places = pairsOf(league.teams.length, round)[match] ?? [];
    const [home, away] = places.map((place) => league.teams[place]);
    if (!home || !away) throw new Error(`The virtual league ${String(league.champ.id)} has too few teams.`);
    return [home, away];
  };

  /** Null: bets on it would have closed before it could be drawn, so it does not take place. */
  const matchAt = (place: Place): Fixture | null => {
    const { champ } = place.league;
    const sportId = champ.sportId as VirtualSportId;
    const id = virtualGameId(indexOf(place));
    const [home, away] = sidesOf(place);
    const startAt = startOf(place);
    const openAt = chance.openAt(id);
    if (openAt === null || openAt >= startAt) return null;
    const makeMatch = () =>
      faster(createVirtualMatch(sportId, virtualStrengths(sportId, { seed, home, away }), chance, id));
    const times = { startAt, announcedAt: Math.max(startAt - leadMs, openAt), longest: longestMs / 1000 };
    return { id, champ, home, away, ...times, createMatch: makeMatch };
  };

  /** Rounds of a league that begin between two times of play. */
  const rounds = (turn: number, from: number, to: number): Fixture[] => {
    const league = virtualLeagues[turn];
    if (!league) return [];
    const own = (at: number) => (at - origin - turn * turnMs) / roundMs;
    const first = Math.max(0, Math.ceil(own(from)));
    const last = Math.min(Math.ceil(own(to)) - 1, Math.floor(mostVirtual / virtualLeagues.length / mostMatches) - 1);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
      .flatMap((round) =>
        Array.from({ length: matchesOf(league) }, (_, match) => matchAt({ league, turn, round, match })),
      )
      .filter((fixture) => fixture !== null);
  };

  return {
    champs: virtualLeagues.map(({ champ }) => champ),
    between: (from, to) => {
      for (const [turn, league] of virtualLeagues.entries()) {
        const round = Math.max(0, Math.ceil((to + leadMs - origin - turn * turnMs) / roundMs));
        chance.foresee(virtualGameId(indexOf({ league, turn, round, match: 0 })));
      }
      return virtualLeagues.flatMap((_, turn) => rounds(turn, from - longestMs, to + leadMs + 1));
    },
    teamsOf: (champId) => virtualLeagues.find(({ champ }) => champ.id === champId)?.teams ?? [],
    ofChamp: (champId, from, to) =>
      rounds(
        virtualLeagues.findIndex(({ champ }) => champ.id === champId),
        from,
        to,
      ),
    byId: (id) => {
      const at = matchPlaceOf(id);
      const place = 'virtual' in at ? placeOf(at.virtual) : null;
      return place ? matchAt(place) : null;
    },
  };
}

import { drawBasketball } from './basketball.ts';
import type { Pair, Random, Side } from './chance.ts';
import { type VirtualSportId, virtualSports } from './facts.ts';
import { drawFootball, goalsOf, type Timeline } from './football.ts';
import { drawTennis, type TennisTimeline } from './tennis.ts';

/** Seconds of a quarter on the game clock. */
export const virtualQuarter = 600;

/** No virtual match is broken off, and nobody gives up. */
const never = 0;
export const playVirtualFootball = (random: Random, strengths: Pair): Timeline =>
  drawFootball(random, strengths, never);
export const playVirtualTennis = (
  random: Random,
  strengths: Pair,
  given: Parameters<typeof drawTennis>[2] = [],
): TennisTimeline => drawTennis(random, strengths, given, never);

const countOf = (events: readonly { side: Side; points?: number }[], side: Side): number =>
  events.reduce((sum, event) => (event.side === side ? sum + (event.points ?? 1) : sum), 0);
const scoreOf = (events: readonly { side: Side; points?: number }[]): Pair => [countOf(events, 1), countOf(events, 2)];

/** How a match ends: goals, sets or points. */
const ends: Readonly<Record<VirtualSportId, (random: Random, strengths: Pair) => Pair>> = {
  [virtualSports.virtualFootball]: (random, strengths) =>
    scoreOf(goalsOf(playVirtualFootball(random, strengths).events)),
  [virtualSports.virtualTennis]: (random, strengths) =>
    playVirtualTennis(random, strengths).points.at(-1)?.score.sets ?? [0, 0],
  [virtualSports.virtualBasketball]: (random, strengths) =>
    scoreOf(drawBasketball(random, strengths, virtualQuarter).baskets),
};

/**
 * Plays a virtual match again and gives its score. The same mathematics for the server, for the page and for whoever
 * checks a match. `strengths`: goals that are expected, points won on the own serve, or points of a possession. Row
 * CAS-06.
 */
export const replayVirtual = (sportId: VirtualSportId, random: Random, strengths: Pair): Pair =>
  ends[sportId](random, strengths);

import type { Random } from '../../contracts/virtual/chance.ts';
import { type VirtualSportId, virtualSports } from '../../contracts/virtual/facts.ts';
import { playVirtualFootball, playVirtualTennis, virtualQuarter } from '../../contracts/virtual/replay.ts';
import { createBasketballMatch } from '../basketball/match.ts';
import { pointsPerPossession } from '../basketball/sport.ts';
import { createFootballMatch } from '../football/match.ts';
import { expectedGoals } from '../football/sport.ts';
import type { Match, Pair } from '../match.ts';
import type { Meeting } from '../sport.ts';
import { createDrawnTennis } from '../tennis/match.ts';
import { serveChances } from '../tennis/sport.ts';

/**
 * Where the numbers of virtual matches come from: not from the seed of a world, but from a seed of each match that was
 * promised before it. `drawOf`: the same numbers each time. `pictureOf`: a number for what the picture draws beside. `openAt`: the time of play
 * from which matches like this one can be drawn; null: nobody knows yet. `foresee`: it may be announced soon.
 */
export type VirtualChance = {
  drawOf: (gameId: number) => Random;
  pictureOf: (gameId: number) => number;
  openAt: (gameId: number) => number | null;
  foresee: (gameId: number) => void;
};

const strengthsBySport: Readonly<Record<VirtualSportId, (meeting: Meeting) => Pair>> = {
  [virtualSports.virtualFootball]: expectedGoals,
  [virtualSports.virtualTennis]: serveChances,
  [virtualSports.virtualBasketball]: pointsPerPossession,
};

/** What the prices and the course of a match follow from; told before the match. */
export const virtualStrengths = (sportId: VirtualSportId, meeting: Meeting): Pair => strengthsBySport[sportId](meeting);

export function createVirtualMatch(
  sportId: VirtualSportId,
  strengths: Pair,
  { drawOf, pictureOf }: Pick<VirtualChance, 'drawOf' | 'pictureOf'>,
  gameId: number,
): Match {
  const picture = pictureOf(gameId);
  switch (sportId) {
    case virtualSports.virtualFootball:
      return createFootballMatch(strengths, () => playVirtualFootball(drawOf(gameId), strengths), picture);
    case virtualSports.virtualTennis:
      return createDrawnTennis(picture, strengths, (given) => playVirtualTennis(drawOf(gameId), strengths, given));
    case virtualSports.virtualBasketball:
      return createBasketballMatch(picture, strengths, virtualQuarter, () => drawOf(gameId));
  }
}

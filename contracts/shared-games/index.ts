/**
 * Rounds that everybody plays at once: pure mathematics, the same on both sides of the wire. Rows CAS-07, CAS-09, LOTTO-03.
 *
 * kinds   sharedGames, sharedGameOf    when each happens, what it draws, pays, and gives back in the long run
 * crash   worthAfter, msUntil …        what a stake is worth after so long
 * keno    kenoPays …                   what hits pay
 * cloth   isRed, spotNames …              places and fields of the games that one also plays alone
 */
import { rouletteDraw, wheelDraw } from './cloth-and-wheel.ts';
import { crash } from './crash.ts';
import { kenoDraw } from './keno.ts';
import type { SharedKind } from './kinds.ts';
import type { SharedMaths } from './shared-game.ts';

export { colourOf } from '../games/roulette.ts';
export { wheelFields } from '../games/wheel.ts';
export { growthAfter, mostExit, msUntil, worthAfter } from './crash.ts';
export { kenoDrawn, kenoNumbers, kenoPays, mostPicks } from './keno.ts';
export { sharedKinds, topicOf } from './kinds.ts';
export type { SharedKind } from './kinds.ts';
export type { ChainRound, SharedChoice, SharedMaths } from './shared-game.ts';

export const sharedGames = [crash, kenoDraw, rouletteDraw, wheelDraw] as const;

const bySlug: Readonly<Record<SharedKind, SharedMaths<SharedKind>>> = {
  crash,
  'keno-draw': kenoDraw,
  'roulette-draw': rouletteDraw,
  'wheel-draw': wheelDraw,
};
export const sharedGameOf = (kind: SharedKind): SharedMaths<SharedKind> => bySlug[kind];

/**
 * Rounds that everybody plays at once: pure mathematics, the same on both sides of the wire. Rows CAS-07, CAS-09, LOTTO-03.
 *
 * kinds   sharedGames, sharedGameOf    when each happens, what it draws, pays, and gives back in the long run
 * crash   worthAfter, msUntil …        what a stake is worth after so long
 * keno    kenoPays …                   what hits pay
 */
import { rouletteDraw, wheelDraw } from './cloth-and-wheel.ts';
import { crash } from './crash.ts';
import { kenoDraw } from './keno.ts';
import type { SharedMaths } from './shared-game.ts';

export { leastExit, mostExit, msUntil, worthAfter } from './crash.ts';
export { kenoDrawn, kenoNumbers, kenoPays, mostPicks } from './keno.ts';
export type { ChainRound, SharedChoice, SharedMaths } from './shared-game.ts';

export const sharedGames = [crash, kenoDraw, rouletteDraw, wheelDraw] as const;
export type SharedKind = (typeof sharedGames)[number]['slug'];
export const sharedKinds = sharedGames.map(({ slug }) => slug) as [SharedKind, ...SharedKind[]];

const bySlug = Object.fromEntries(sharedGames.map((game) => [game.slug, game])) as Record<
  SharedKind,
  SharedMaths<SharedKind>
>;
export const sharedGameOf = (kind: SharedKind): SharedMaths<SharedKind> => bySlug[kind];

/** The topic of the feed on which a kind tells of its rounds. */
export const topicOf = (kind: SharedKind): string => `shared:${kind}`;

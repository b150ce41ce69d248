import type { World } from '../world/world.ts';
import { type CashbackKind, playedIn } from './played.ts';

const usual = [
  { from: 0, percent: 3 },
  { from: 1000, percent: 5 },
  { from: 5000, percent: 6 },
  { from: 20_000, percent: 7 },
  { from: 60_000, percent: 8 },
];
/** On top of the usual ones. */
const premium = [
  { from: 0, percent: 0 },
  { from: 5000, percent: 1 },
  { from: 20_000, percent: 1.5 },
  { from: 60_000, percent: 2 },
];
export const levelsOf = (kind: CashbackKind) => (kind === 'premium' ? premium : usual);

/** Cents of a dollar that make a point. */
const perPoint = 100;

export const pointsFor = (cents: number): number => Math.floor(cents / perPoint);

/** What a player has staked makes points, and points a level. */
export function levelOf(
  world: World,
  userId: number,
  kind: CashbackKind = 'common',
): { points: number; level: number; percent: number } {
  const ever = { kind, iso: 'USD', from: 0, to: world.clock.now() + 1 };
  const points = pointsFor(playedIn(world, userId, ever).staked);
  const levels = levelsOf(kind);
  const level = levels.findLastIndex(({ from }) => points >= from);
  return { points, level, percent: levels[level]?.percent ?? 0 };
}

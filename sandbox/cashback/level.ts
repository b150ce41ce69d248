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

/** Cents of margin that make a point: of a usual bet, which holds a twentieth, a dollar of its stake makes one. */
const perPoint = 5;
/** Nothing is known of the margin of single rounds, so a dollar staked makes a point there. Points of the casino buy no more than margin: view.ts. */
const perRoundPoint = 100;

export const pointsFor = (kind: CashbackKind, { staked, margin }: { staked: number; margin: number }): number =>
  kind === 'common' ? Math.floor(margin / perPoint) : Math.floor(staked / perRoundPoint);

/** The margin that a player has paid makes points, and points a level: prices that win anyway hold none. Decision D-533. */
export function levelOf(
  world: World,
  userId: number,
  kind: CashbackKind = 'common',
): { points: number; level: number; percent: number } {
  const ever = { kind, iso: 'USD', from: 0, to: world.clock.now() + 1 };
  const points = pointsFor(kind, playedIn(world, userId, ever));
  const levels = levelsOf(kind);
  const level = levels.findLastIndex(({ from }) => points >= from);
  return { points, level, percent: levels[level]?.percent ?? 0 };
}

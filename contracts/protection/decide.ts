import { type Frame, stretchOf } from './frame.ts';

/** Something that counts against a limit: `minor` of the player's main currency, at Unix seconds. A return is negative. */
export type Spent = { at: number; minor: number };

/** A limit in force. `value`: whole minor units of the main currency. */
export type MoneyLimit = { limitType: number; value: number; frame: Frame };

/** `left`: what the limit still allows, never below 0. `frameEndsAt`: when it allows more again, Unix seconds. */
export type Refused = { limitType: number; left: number; frameEndsAt: number };

/** The used part of a limit. Below 0 when more came back than was spent. */
export function usedOf(frame: Frame, spent: readonly Spent[], now: number): number {
  const { from, until } = stretchOf(frame, now);
  return spent.reduce((sum, { at, minor }) => (at >= from && at < until ? sum + minor : sum), 0);
}

/** A rolling frame allows more when the oldest of what counts has left it. */
function endOf(frame: Frame, spent: readonly Spent[], now: number): number {
  const { from, until } = stretchOf(frame, now);
  if (frame.kind === 'fixed') return until;
  const oldest = spent.filter(({ at, minor }) => at >= from && minor > 0).map(({ at }) => at);
  return oldest.length === 0 ? now : Math.min(...oldest) + (until - from);
}

/**
 * Which limit stops `minor` now, or null when none does. The limit with the least left is named, because it stops the
 * player first. Row LIM-44.
 */
export function stoppedBy(
  limits: readonly MoneyLimit[],
  spentOf: (limit: MoneyLimit) => readonly Spent[],
  minor: number,
  now: number,
): Refused | null {
  const reached = limits
    .map((limit) => ({ limit, left: limit.value - usedOf(limit.frame, spentOf(limit), now) }))
    .filter(({ left }) => minor > left)
    .toSorted((a, b) => a.left - b.left)[0];
  if (reached === undefined) return null;
  const { limit, left } = reached;
  return {
    limitType: limit.limitType,
    left: Math.max(0, left),
    frameEndsAt: endOf(limit.frame, spentOf(limit), now),
  };
}

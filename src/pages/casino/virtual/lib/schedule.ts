import type { SharedChain } from '@contracts/shared-rounds';
import type { VirtualMatch, VirtualSports } from '@contracts/virtual-sports';

/** A round of a sport. `minutes`: until its bets close, rounded up. */
export type NextRound = { round: number; closesAt: number; minutes: number };

const minuteMs = 60_000;

/** The next round of a sport that takes bets; null when none is known. `now`: by the server's clock. */
export function nextRoundOf(matches: readonly VirtualMatch[], sportId: number, now: number): NextRound | null {
  const next = matches.find((match) => match.sportId === sportId && match.startAt > now);
  return next === undefined
    ? null
    : { round: next.round, closesAt: next.startAt, minutes: Math.ceil((next.startAt - now) / minuteMs) };
}

/** Matches of a sport that are over, by round, the newest round first. */
export function lastRoundsOf(matches: readonly VirtualMatch[], sportId: number): [number, VirtualMatch[]][] {
  const over = matches.filter((match) => match.sportId === sportId && match.state === 'over');
  return [...Map.groupBy(over, ({ round }) => round)].sort(([a], [b]) => b - a);
}

/** The chain of the newest round of a sport, and the one behind it. */
export function chainsOf({ matches, chains = [] }: VirtualSports, sportId: number): readonly SharedChain[] {
  const newest = matches.findLast((match) => match.sportId === sportId)?.place?.chainId;
  return chains.filter(({ id }) => id === newest || id - 1 === newest);
}

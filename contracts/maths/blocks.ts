import type { Leg } from './types.ts';

/** Bets of each block, lowest block first. A bet without a block is in block 1. */
export function blocksOf(legs: readonly Leg[]): Leg[][] {
  const blocks = new Map<number, Leg[]>();
  for (const leg of legs) {
    const { block = 1 } = leg;
    blocks.set(block, [...(blocks.get(block) ?? []), leg]);
  }
  return [...blocks].toSorted(([a], [b]) => a - b).map(([, bets]) => bets);
}

/** The bankers or the lobby, which are in every line, and the units that make the lines. */
export type Units = { fixed: readonly Leg[]; units: readonly (readonly Leg[])[] };

/** System: each bet is a unit. While the banker is on, the bets of block 0 are bankers. */
export function systemUnits(legs: readonly Leg[], isActiveSystemBanker = true): Units {
  const isBanker = ({ block }: Leg) => isActiveSystemBanker && block === 0;
  return { fixed: legs.filter(isBanker), units: legs.filter((leg) => !isBanker(leg)).map((leg) => [leg]) };
}

/** Multi-bet: each block from 1 is one unit, block 0 is the lobby. */
export const multiBetUnits = (legs: readonly Leg[]): Units => ({
  fixed: legs.filter(({ block }) => block === 0),
  units: blocksOf(legs.filter(({ block }) => block !== 0)),
});

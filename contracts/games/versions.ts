import type { Choice, GameMaths } from './game.ts';

export type PayoutOf = (draws: readonly number[], choice: Choice, minor: number) => number;

/** A game that paid by another table before, by the version of its mathematics. What it draws never changes: that would be another game. */
export type Versioned = { payoutBefore?: Readonly<Record<string, PayoutOf>> };

/**
 * How a round pays: by the mathematics that it began with, also when the table has changed while it waited. `maths`: as kept with the round;
 * null: it is older than versions. Row CAS-32.
 */
export const payoutBy = (game: GameMaths & Versioned, maths: string | null): PayoutOf =>
  game.payoutBefore?.[maths?.split(':', 1)[0] ?? '1'] ?? game.payoutOf;

import type { outcomeTypes } from '../contracts/markets.ts';
import type { Quote } from './match.ts';

export type TypeId = (typeof outcomeTypes)[keyof typeof outcomeTypes];

type QuoteOptions = { param?: number | null; isMain?: boolean; period?: number; decided?: number };

/** Collects the outcomes of a match. */
export function createQuotes() {
  const quotes: Quote[] = [];
  const add = (
    groupId: number,
    typeId: TypeId,
    chance: number,
    { param = null, isMain = false, period = 0, decided = 1 }: QuoteOptions = {},
  ) => {
    quotes.push({ groupId, typeId, period, param, isMain, chance, ...(decided < 1 && { decided }) });
  };
  return { quotes, add };
}

export type AddQuote = ReturnType<typeof createQuotes>['add'];

/**
 * Finds the half line (x.5) that splits a total of this mean into about equal parts. Poisson totals lean to the left by
 * a sixth.
 */
export const halfLineNear = (mean: number): number => Math.max(0, Math.round(mean - 0.67)) + 0.5;

export const roundTo = (value: number, step: number): number => Math.round(value / step) * step + 0;

/** Finds the x.5 line next to the middle of a spread of whole numbers: `chances[i]` of first + i. */
export function middleLine(chances: ArrayLike<number>, first: number): number {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) {
    sum += chances[index] ?? 0;
    if (sum >= 0.5) return first + index + (sum - 0.5 > (chances[index] ?? 0) / 2 ? -0.5 : 0.5);
  }
  return 0.5;
}

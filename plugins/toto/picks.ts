import { linesOf, mostLines } from '@contracts/pools';

export type Ticket = readonly (readonly number[])[];

export const emptyTicket = (matches: number): Ticket => Array.from({ length: matches }, () => []);

/** One press on a variant of a match: takes it, or takes it back. */
export const toggled = (ticket: Ticket, match: number, variant: number): Ticket =>
  ticket.map((chosen, place) => {
    if (place !== match) return chosen;
    return chosen.includes(variant)
      ? chosen.filter((other) => other !== variant)
      : [...chosen, variant].toSorted((a, b) => a - b);
  });

/** Lucky fill: one variant at each match that has none. `draw`: a share of 1. */
export const filled = (ticket: Ticket, variants: number, draw: () => number): Ticket =>
  ticket.map((chosen) => (chosen.length > 0 ? chosen : [Math.floor(draw() * variants)]));

/** "2 · 3 · 1" of the matches with more than one pick, as powers: [[2, 4], [3, 2]] is 2⁴ × 3². */
export function powersOf(ticket: Ticket): [variants: number, matches: number][] {
  const counts = new Map<number, number>();
  for (const { length } of ticket) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b);
}

export type Blocker = 'empty' | 'lines' | 'unit' | 'low' | 'high';

type Draft = { ticket: Ticket; unit: number | null; min: number; max: number };

/** The first reason why the ticket cannot be bought; null when it can. Stakes: minor units of a line. Row TOTO-01. */
export function blockerOf({ ticket, unit, min, max }: Draft): Blocker | null {
  if (ticket.some(({ length }) => length === 0)) return 'empty';
  if (linesOf(ticket) > mostLines) return 'lines';
  if (unit === null) return 'unit';
  if (unit < min) return 'low';
  return unit > max ? 'high' : null;
}

import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Quote } from '@contracts/sale';

/** What is paid for a part of a bet. `price`: minor units; `validUntil`, `mistakeUntil`: ms, the latter null when the window is over. */
export type Offer = {
  betId: string;
  part: number;
  price: number;
  token: string;
  validUntil: number;
  mistakeUntil: number | null;
};

/** The one place where offers turn into whole numbers. */
export const toOffer = (quote: Quote, { betId, part, iso }: { betId: string; part: number; iso: string }): Offer => ({
  betId,
  part,
  price: toMinor(quote.price, currencyFacts(iso).digits),
  token: quote.token,
  validUntil: quote.validUntil * 1000,
  mistakeUntil: quote.mistakeUntil === undefined ? null : quote.mistakeUntil * 1000,
});

/** Minor units: the stake that this part takes out of play, and what the server pays for it when all of it is worth `price`. */
export function partOf(stake: number, price: number, part: number): { sold: number; stays: number; paid: number } {
  const sold = part < 1 ? Math.max(1, Math.floor(stake * part)) : stake;
  return { sold, stays: stake - sold, paid: Math.floor((price * sold) / stake) };
}

/** One point of the course that an offer took. `at`: ms. */
export type Point = { at: number; price: number };
const MAX_POINTS = 60;

/** The newest points; a price that has stood still is one stretch with two ends. */
export function withPoint(points: readonly Point[], point: Point): Point[] {
  const [before, last] = points.slice(-2);
  const isStill = before?.price === point.price && last?.price === point.price;
  return [...(isStill ? points.slice(0, -1) : points), point].slice(-MAX_POINTS);
}

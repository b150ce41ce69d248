import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Quote, SaleOffers } from '@contracts/sale';

import type { PlacedBet } from '@/entities/bet';

/** What the server pays for a part of a bet that the player is about to sell. `price`: minor units; `token` proves it. */
export type Quoted = { betId: string; part: number; price: number; token: string };

/** Only here do prices of the moment turn into whole numbers. */
export const toQuoted = (quote: Quote, { betId, part, iso }: { betId: string; part: number; iso: string }): Quoted => ({
  betId,
  part,
  price: toMinor(quote.price, currencyFacts(iso).digits),
  token: quote.token,
});

/**
 * What the server pays now for all of a bet. `price`: minor units. `validUntil`, `mistakeUntil`: ms; the latter is null when its
 * window is over.
 */
export type Offer = { price: number; validUntil: number; mistakeUntil: number | null };

/**
 * The offer for this bet in what the server last told. `asking`: the server has told nothing yet. Null: the house does not buy
 * the bet, the offer was for another stake, or it has run out and no newer one came.
 */
export function offerOf(
  told: SaleOffers | null,
  { id, iso, stake }: Pick<PlacedBet, 'id' | 'iso' | 'stake'>,
  now: number,
): Offer | 'asking' | null {
  if (told === null) return 'asking';
  const validUntil = told.validUntil * 1000;
  const own = told.offers.find(({ couponId }) => couponId === id);
  const minor = (wire: number) => toMinor(wire, currencyFacts(iso).digits);
  if (own?.price == null || minor(own.amount) !== stake || validUntil <= now) return null;
  return {
    price: minor(own.price),
    validUntil,
    mistakeUntil: own.mistakeUntil === undefined ? null : own.mistakeUntil * 1000,
  };
}

/**
 * The stake that this part takes out of play, what stays, and what the server pays for the part when it pays `price` for all.
 * Minor units.
 */
export function partOf(stake: number, price: number, part: number): { sold: number; stays: number; paid: number } {
  const sold = part < 1 ? Math.max(1, Math.floor(stake * part)) : stake;
  return { sold, stays: stake - sold, paid: Math.floor((price * sold) / stake) };
}

/** One point in the course of an offer. `at`: ms. */
export type Point = { at: number; price: number };
const maxPoints = 60;

/** Adds a point and keeps the newest ones. A price that stands still is one stretch with two ends. */
export function withPoint(points: readonly Point[], point: Point): Point[] {
  const [before, last] = points.slice(-2);
  const isStill = before?.price === point.price && last?.price === point.price;
  return [...(isStill ? points.slice(0, -1) : points), point].slice(-maxPoints);
}

/** The course that the server kept before this page was open. Null: it told none. Prices in minor units of `iso`. */
export function courseIn(
  told: SaleOffers,
  { id, iso, stake }: Pick<PlacedBet, 'id' | 'iso' | 'stake'>,
): Point[] | null {
  const own = told.offers.find(({ couponId }) => couponId === id);
  const minor = (wire: number) => toMinor(wire, currencyFacts(iso).digits);
  if (own?.course === undefined || minor(own.amount) !== stake) return null;
  const { course } = own;
  return course.flatMap((at, index) => (index % 2 === 0 ? [{ at, price: minor(course[index + 1] ?? 0) }] : []));
}

/** A course in words: where it began, its ends, and where it is. Null: it has not moved. */
export function courseFigures(points: readonly Point[]): Record<'first' | 'low' | 'high' | 'last', number> | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const prices = points.map(({ price }) => price);
  return { first: first.price, low: Math.min(...prices), high: Math.max(...prices), last: last.price };
}

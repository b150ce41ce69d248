import { isLooser, limitAt, type LimitState, requestLimit } from './change.ts';
import { waitOf } from './read.ts';
import type { Protection } from './values.ts';

/**
 * A country's view of one limit of one player. `maximum`, `contactAbove`: in the measure of the limit, null where
 * there is none. `granted`: when earlier values above the maximum began to hold, Unix seconds.
 */
export type CountryFacts = { maximum: number | null; contactAbove: number | null; granted: readonly number[] };

/** `asks`: questions come before this change. */
export type Verdict =
  | { kind: 'refused'; why: 'mustChoose' | 'aboveMaximum' | 'tooSoon' }
  | { kind: 'change'; next: LimitState; asks: boolean };

/**
 * The result of a requested value, by the rules of the player's country. Without a value of their own the maximum
 * holds, and to be without a limit is to have the maximum. Rows LIM-27, LIM-40, LIM-51, LIM-52.
 */
export function decideChange(
  { limitType, limit, value: asked, now }: { limitType: number; limit: LimitState; value: number | null; now: number },
  protection: Protection,
  { maximum, contactAbove, granted }: CountryFacts,
): Verdict {
  const wait = waitOf(protection);
  const isDemanded = protection.mustChoose.includes(limitType);
  if (asked === null && isDemanded) return { kind: 'refused', why: 'mustChoose' };
  const value = asked ?? maximum;
  const current = limitAt(limit, now, wait);
  const known = current.value ?? (isDemanded ? null : maximum);
  const looser = isLooser(value, known);
  const isAbove = maximum !== null && value !== null && value > maximum && (looser || known === null);
  const base = { ...current, value: known };
  if (isAbove && protection.aboveMaxima === 'never') return { kind: 'refused', why: 'aboveMaximum' };
  if (isAbove && granted.some((at) => now < at + protection.increaseGapSec)) return { kind: 'refused', why: 'tooSoon' };
  const asks = looser && (protection.questions === 'always' || (protection.questions === 'aboveMaxima' && isAbove));
  const needsContact = contactAbove !== null && value !== null && value > contactAbove && (looser || known === null);
  const extra = {
    ...(needsContact ? { needsContact } : {}),
    ...(isAbove && granted.length > 0 ? { delaySec: protection.laterDelaySec } : {}),
  };
  return { kind: 'change', next: requestLimit(base, value, now, wait, extra), asks };
}

/** The sum that a limit allows now: null is everything. A limit that must be set allows nothing before that. */
export function valueInForce(
  limitType: number,
  limit: LimitState,
  now: number,
  protection: Protection,
  maximum: number | null,
): number | null {
  const { value } = limitAt(limit, now, waitOf(protection));
  if (value === null) return protection.mustChoose.includes(limitType) ? 0 : maximum;
  return maximum !== null && protection.aboveMaxima === 'never' ? Math.min(value, maximum) : value;
}

/** The first limit that the player must choose and has not chosen, or null. Row LIM-51. */
export const unchosen = (limits: ReadonlyMap<number, LimitState>, now: number, protection: Protection): number | null =>
  protection.mustChoose.find((type) => {
    const limit = limits.get(type);
    return limit === undefined || limitAt(limit, now, waitOf(protection)).value === null;
  }) ?? null;

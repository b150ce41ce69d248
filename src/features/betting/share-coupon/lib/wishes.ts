import { isCouponTypeId, milliFromWire } from '@contracts/maths/index';
import type { CodeAnswer } from '@contracts/sharing';
import type { z } from '@contracts/zod';

import type { PlacedBet } from '@/entities/bet';

import type { FillWish } from './fill';

/** A player who hears a code may type "abc 234". */
export const codeOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Spec: six letters or digits (decision D-85). */
export const isCode = (text: string): boolean => /^[A-Z0-9]{6}$/.test(text);

/** Reads a code from an address. Null: there is none, or it cannot be a code. */
export function codeInSearch(search: string): string | null {
  const code = codeOf(new URLSearchParams(search).get('coupon') ?? '');
  return isCode(code) ? code : null;
}

/** The address without its code. */
export function withoutCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('coupon');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The bets with the prices of the day when the code was made. So the slip shows which have moved since. */
export const wishOfCode = (code: string, found: z.infer<typeof CodeAnswer>['data']): FillWish => ({
  source: 'code',
  code,
  typeId: isCouponTypeId(found.typeId) ? found.typeId : 1,
  systemValue: found.systemValue ?? null,
  bets: found.bets.map(({ marketId, coef, blockId }) => ({
    marketId,
    milliOdds: milliFromWire(coef),
    blockId,
    name: null,
  })),
  dropped: found.droppedBets,
});

/** The same bets at today's prices. */
export const wishOfBet = ({ typeId, legs, systemValue }: PlacedBet & { systemValue?: number | null }): FillWish => ({
  source: 'repeat',
  code: null,
  typeId,
  systemValue: systemValue ?? null,
  bets: legs.map(({ marketId, blockId, typeId: outcome, name, param, game }) => ({
    marketId,
    milliOdds: null,
    blockId,
    name: { typeId: outcome, name, ...(param !== undefined && { param }), opp1: game.opp1, opp2: game.opp2 },
  })),
  dropped: [],
});

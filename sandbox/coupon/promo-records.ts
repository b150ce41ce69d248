/** Texts about promo codes: why a code cannot be used, and what happened to used ones. */
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { PromoUse } from '../../contracts/promo-records.ts';
import { sql } from '../db/index.ts';
import { say } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { isLost } from './decided.ts';
import type { PromoVerdict } from './promo.ts';
import type { StoredCoupon } from './types.ts';

const dayOf = (ms: number, lng: string): string =>
  new Date(ms).toLocaleDateString(lng, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' });

/** What the player reads of a code that they typed. */
export function wordsOf(verdict: PromoVerdict, lng: string): string {
  if ('offer' in verdict) return verdict.offer.title;
  return say(lng, `offers.code.${verdict.why}`, 'at' in verdict ? { day: dayOf(verdict.at, lng) } : {});
}

type Fate = 'waits' | 'back' | 'kept' | 'free';

function fateOf(state: PromoUse['result'], end: Pick<StoredCoupon, 'statusId' | 'payout'>): Fate {
  if (state === 'refused') return 'free';
  if (state === 'open' || state === 'pending') return 'waits';
  return isLost(end) ? 'back' : 'kept';
}

/** Coupons with a code, newest first. */
export const promoUses = ({ db }: World, userId: number, lng: string): PromoUse[] =>
  sql(
    db,
    `SELECT id, placed_at, state, status_id, payout, iso, json_extract(terms, '$.promoCode') AS code,
       COALESCE(json_extract(terms, '$.promoBack'), 0) AS back FROM coupon
     WHERE user_id = ? AND json_extract(terms, '$.promoCode') IS NOT NULL ORDER BY placed_at DESC, id DESC`,
  )
    .all(userId)
    .map((row) => {
      const [result, iso] = [row.state as PromoUse['result'], String(row.iso)];
      const payout = row.payout === null ? null : Number(row.payout);
      const fate = fateOf(result, { payout, statusId: row.status_id as StoredCoupon['statusId'] });
      return {
        ...{ code: String(row.code), usedAt: Math.floor(Number(row.placed_at) / 1000) },
        ...{ couponId: String(row.id), result, iso, text: say(lng, `offers.code.${fate}`) },
        back: fate === 'back' ? toWire(Number(row.back), currencyFacts(iso).digits) : 0,
      };
    });

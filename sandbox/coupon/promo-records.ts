/** Promo codes in words: why one cannot be used, and what became of those that were. */
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { PromoUse } from '../../contracts/promo-records.ts';
import { sql } from '../db/index.ts';
import { localize, type Text } from '../simulator/types.ts';
import type { World } from '../world/world.ts';
import { isLost } from './decided.ts';
import type { PromoVerdict } from './promo.ts';
import type { StoredCoupon } from './types.ts';

const reasons: Readonly<Record<'unknown' | 'used' | 'over', Text>> = {
  unknown: {
    en: 'There is no such code',
    ru: 'Такого кода нет',
    es: 'Ese código no existe',
    pt: 'Esse código não existe',
    tr: 'Böyle bir kod yok',
    ar: 'لا يوجد رمز كهذا',
  },
  used: {
    en: 'You used this code on {{day}}',
    ru: 'Вы использовали этот код {{day}}',
    es: 'Usaste este código el {{day}}',
    pt: 'Você usou esse código em {{day}}',
    tr: 'Bu kodu {{day}} tarihinde kullandınız',
    ar: 'استخدمت هذا الرمز في {{day}}',
  },
  over: {
    en: 'This code ended on {{day}}',
    ru: 'Срок этого кода истёк {{day}}',
    es: 'Este código terminó el {{day}}',
    pt: 'Esse código terminou em {{day}}',
    tr: 'Bu kodun süresi {{day}} tarihinde bitti',
    ar: 'انتهى هذا الرمز في {{day}}',
  },
};

const fates: Readonly<Record<'waits' | 'back' | 'kept' | 'free', Text>> = {
  waits: {
    en: 'Used: it gives back if the bet loses',
    ru: 'Использован: вернёт деньги, если ставка проиграет',
    es: 'Usado: devuelve si la apuesta pierde',
    pt: 'Usado: devolve se a aposta perder',
    tr: 'Kullanıldı: bahis kaybederse geri verir',
    ar: 'مُستخدم: يعيد المبلغ إذا خسر الرهان',
  },
  back: {
    en: 'Used: the bet lost and the code gave back',
    ru: 'Использован: ставка проиграла, код вернул деньги',
    es: 'Usado: la apuesta perdió y el código devolvió',
    pt: 'Usado: a aposta perdeu e o código devolveu',
    tr: 'Kullanıldı: bahis kaybetti, kod geri verdi',
    ar: 'مُستخدم: خسر الرهان وأعاد الرمز المبلغ',
  },
  kept: {
    en: 'Used: the bet did not lose, so nothing had to come back',
    ru: 'Использован: ставка не проиграла, возвращать было нечего',
    es: 'Usado: la apuesta no perdió y no hubo nada que devolver',
    pt: 'Usado: a aposta não perdeu e não houve o que devolver',
    tr: 'Kullanıldı: bahis kaybetmedi, geri verilecek bir şey olmadı',
    ar: 'مُستخدم: لم يخسر الرهان، فلم يكن هناك ما يُعاد',
  },
  free: {
    en: 'The bet was not taken: you can use the code again',
    ru: 'Ставку не приняли: код снова ваш',
    es: 'La apuesta no se aceptó: puedes volver a usar el código',
    pt: 'A aposta não foi aceita: você pode usar o código de novo',
    tr: 'Bahis kabul edilmedi: kodu yeniden kullanabilirsiniz',
    ar: 'لم يُقبل الرهان: يمكنك استخدام الرمز مرة أخرى',
  },
};

const dayOf = (ms: number, lng: string): string =>
  new Date(ms).toLocaleDateString(lng, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' });

/** What the player reads of a code that they typed. */
export function wordsOf(verdict: PromoVerdict, lng: string): string {
  if ('offer' in verdict) return verdict.offer.title;
  const text = localize(reasons[verdict.why], lng);
  return 'at' in verdict ? text.replace('{{day}}', dayOf(verdict.at, lng)) : text;
}

function fateOf(state: PromoUse['result'], end: Pick<StoredCoupon, 'statusId' | 'payout'>): keyof typeof fates {
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
        ...{ couponId: String(row.id), result, iso, text: localize(fates[fate], lng) },
        back: fate === 'back' ? toWire(Number(row.back), currencyFacts(iso).digits) : 0,
      };
    });

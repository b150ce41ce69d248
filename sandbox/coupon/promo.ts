import { currencyFacts } from '../../contracts/currencies.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { localize, type Text } from '../simulator/types.ts';
import type { World } from '../world/world.ts';

/**
 * The sandbox's codes. Each gives a player, once, this many first stakes of a lost bet back. The specification names
 * codes, not what they do. Unlisted ones work only when typed.
 */
type Code = { stakes: number; typeIds: readonly number[]; isListed: boolean; title: Text };
const codes: Readonly<Record<string, Code>> = {
  'SECOND-CHANCE': {
    stakes: 2,
    typeIds: [0, 1],
    isListed: true,
    title: {
      en: 'Second chance: a lost stake comes back',
      ru: 'Второй шанс: проигранная ставка возвращается',
      es: 'Segunda oportunidad: se devuelve lo apostado',
      pt: 'Segunda chance: a aposta perdida volta para você',
      tr: 'İkinci şans: kaybeden bahsin tutarı geri gelir',
      ar: 'فرصة ثانية: يعود مبلغ الرهان الخاسر',
    },
  },
  'FRIEND-2026': {
    stakes: 1,
    typeIds: [1],
    isListed: false,
    title: {
      en: 'Friends: a lost express comes back',
      ru: 'Друзьям: проигранный экспресс возвращается',
      es: 'Amigos: se devuelve una combinada perdida',
      pt: 'Amigos: o valor de uma múltipla perdida volta',
      tr: 'Arkadaşlara: kaybeden kombinenin tutarı geri gelir',
      ar: 'للأصدقاء: يعود مبلغ الرهان المركب الخاسر',
    },
  },
};

const dayMs = 86_400_000;
/** The end of the next day: every code is always about to end. */
const endsAt = (now: number): number => Math.floor(now / dayMs + 2) * (dayMs / 1000);

export type PromoOffer = { code: string; back: Minor; typeIds: readonly number[]; title: string; endsAt: number };
type Owner = { userId: number; iso: string };

const isUsed = ({ db }: World, userId: number, code: string): boolean =>
  sql(
    db,
    "SELECT 1 FROM coupon WHERE user_id = ? AND state <> 'refused' AND json_extract(terms, '$.promoCode') = ?",
  ).get(userId, code) !== undefined;

const offerOf = (world: World, code: string, iso: string, lng: string): PromoOffer | null => {
  const found = codes[code];
  if (found === undefined) return null;
  const { stakes, typeIds, title } = found;
  return {
    code,
    back: currencyFacts(iso).first * stakes,
    typeIds,
    title: localize(title, lng),
    endsAt: endsAt(world.clock.now()),
  };
};

/** The listed codes that the player has not used. */
export const promoCodesOf = (world: World, { userId, iso }: Owner, lng: string): PromoOffer[] =>
  Object.entries(codes)
    .filter(([code, { isListed }]) => isListed && !isUsed(world, userId, code))
    .flatMap(([code]) => offerOf(world, code, iso, lng) ?? []);

/** A code that the player may use now. Null: it does not exist, or they have used it. */
export function validPromo(world: World, { userId, iso }: Owner, text: string, lng = 'en'): PromoOffer | null {
  const code = text.trim().toUpperCase();
  return isUsed(world, userId, code) ? null : offerOf(world, code, iso, lng);
}

/** Coupons with a code, newest first. */
export const promoUses = (
  { db }: World,
  userId: number,
): { code: string; usedAt: number; couponId: string; result: string }[] =>
  sql(
    db,
    `SELECT id, placed_at, state, json_extract(terms, '$.promoCode') AS code FROM coupon
     WHERE user_id = ? AND json_extract(terms, '$.promoCode') IS NOT NULL ORDER BY placed_at DESC, id DESC`,
  )
    .all(userId)
    .map(({ id, placed_at: at, state, code }) => ({
      code: String(code),
      usedAt: Math.floor(Number(at) / 1000),
      couponId: String(id),
      result: String(state),
    }));

import { currencyFacts } from '../../contracts/currencies.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { localize, type Text, text } from '../texts/text.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/**
 * The sandbox's codes. Each gives a player, once, this many first stakes of a lost bet back. The specification names
 * codes, not what they do. Unlisted ones work only when typed. One is always over since yesterday.
 */
type Code = { stakes: number; typeIds: readonly number[]; isListed: boolean; isOver?: boolean; title: Text };
const codes: Readonly<Record<string, Code>> = {
  'SECOND-CHANCE': {
    stakes: 2,
    typeIds: [0, 1],
    isListed: true,
    title: text('offers.codes.second_chance'),
  },
  'LAST-WEEK': {
    stakes: 1,
    typeIds: [0, 1],
    isListed: false,
    isOver: true,
    title: text('offers.codes.last_week'),
  },
  'FRIEND-2026': {
    stakes: 1,
    typeIds: [1],
    isListed: false,
    title: text('offers.codes.friends'),
  },
};

/** The end of the next day: every code is always about to end. One that is over ended with the day before. Unix seconds. */
const endsAt = (now: number, isOver = false): number => Math.floor(now / dayMs + (isOver ? 0 : 2)) * (dayMs / 1000);

export type PromoOffer = { code: string; back: Minor; typeIds: readonly number[]; title: string; endsAt: number };
type Owner = { userId: number; iso: string };

/** When the player used the code, in ms. Null: not yet, or the bet was not taken. */
function usedAt({ db }: World, userId: number, code: string): number | null {
  const row = sql(
    db,
    "SELECT placed_at FROM coupon WHERE user_id = ? AND state <> 'refused' AND json_extract(terms, '$.promoCode') = ?",
  ).get(userId, code);
  return row === undefined ? null : Number(row.placed_at);
}

const offerOf = (
  world: World,
  code: string,
  { stakes, typeIds, title }: Code,
  iso: string,
  lng: string,
): PromoOffer => ({
  code,
  back: currencyFacts(iso).first * stakes,
  typeIds,
  title: localize(title, lng),
  endsAt: endsAt(world.clock.now()),
});

/** The listed codes that the player has not used. */
export const promoCodesOf = (world: World, { userId, iso }: Owner, lng: string): PromoOffer[] =>
  Object.entries(codes)
    .filter(([code, { isListed }]) => isListed && usedAt(world, userId, code) === null)
    .map(([code, facts]) => offerOf(world, code, facts, iso, lng));

/** What a typed code is to a player now: an offer, or why not. `at`: ms. */
export type PromoVerdict = { offer: PromoOffer } | { why: 'unknown' } | { why: 'used' | 'over'; at: number };
export function promoVerdict(world: World, { userId, iso }: Owner, typed: string, lng: string): PromoVerdict {
  const code = typed.trim().toUpperCase();
  const facts = codes[code];
  if (facts === undefined) return { why: 'unknown' };
  const used = usedAt(world, userId, code);
  if (used !== null) return { why: 'used', at: used };
  const now = world.clock.now();
  // The last moment of the day on which it ended.
  if (facts.isOver === true) return { why: 'over', at: endsAt(now, true) * 1000 - 1 };
  return { offer: offerOf(world, code, facts, iso, lng) };
}

/** A code that the player may use now. Null: it does not exist, is over, or they have used it. */
export function validPromo(world: World, owner: Owner, typed: string): PromoOffer | null {
  const verdict = promoVerdict(world, owner, typed, 'en');
  return 'offer' in verdict ? verdict.offer : null;
}

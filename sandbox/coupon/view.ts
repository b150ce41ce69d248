import type { BetStatusId, Coupon, CouponBet } from '../../contracts/coupon.ts';
import { isAntiExpress } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { keptBonusMilli, millionths, milliToWire, toWire } from '../../contracts/maths/index.ts';
import { settlementsOf } from '../settlements/index.ts';
import { localize } from '../texts/text.ts';
import { say } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { stillPossible } from './decided.ts';
import { figuresOf } from './figures.ts';
import { matchPart } from './match-part.ts';
import { partStates } from './part-states.ts';
import { isForSale } from './sale-price.ts';
import { editsOf, soldOf } from './sale-store.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/** A coupon's wire form, with the present scores. Spec: coupon §3, §4. */
export function couponView(world: World, coupon: StoredCoupon, lng: string): Coupon {
  const { digits } = currencyFacts(coupon.iso);
  const wire = (minor: number) => toWire(minor, digits);
  const bets = coupon.bets.map((bet) => betView(world, bet, lng, isAntiExpress(coupon.typeId)));
  const { systemValue, isActiveSystemBanker, isEachWay, amounts, vip, promoCode, prepaid } = coupon.terms;
  const bonusMilli = bonusOf(coupon);
  const isOpen = coupon.state === 'open';
  const sold = soldOf(world.db, coupon.id);
  const edits = editsOf(world.db, coupon.id);
  const settlements = settlementsOf(world.db, coupon.id);
  return {
    id: String(coupon.id),
    typeId: coupon.typeId,
    statusId: isOpen && bets.every(({ statusId }) => statusId === -1) ? -1 : coupon.statusId,
    state: coupon.state,
    placedAt: Math.floor(coupon.placedAt / 1000),
    ...(coupon.settledAt !== null && { settledAt: Math.floor(coupon.settledAt / 1000) }),
    accountId: coupon.accountId,
    iso: coupon.iso,
    amount: wire(coupon.amount),
    coef: milliToWire(coupon.milli),
    askedCoef: milliToWire(coupon.askedMilli),
    possibleWin: wire(possibleNow(coupon)),
    ...(coupon.payout !== null && { payout: wire(coupon.payout) }),
    ...(systemValue !== undefined && { systemValue }),
    ...(isActiveSystemBanker !== undefined && { isSystemBanker: isActiveSystemBanker }),
    ...(isEachWay === true && { isEachWay }),
    ...(amounts !== undefined && { blockAmounts: amounts.map((minor) => (minor === null ? null : wire(minor))) }),
    ...(bonusMilli !== null && { bonusBet: { coef: milliToWire(bonusMilli) } }),
    bets,
    isVipBet: vip !== undefined,
    ...(coupon.state === 'pending' &&
      vip?.offer !== undefined && {
        offer: {
          amount: wire(vip.offer.amount),
          possibleWin: wire(figuresOf({ ...coupon, amount: vip.offer.amount }).possibleWin ?? 0),
          validUntil: Math.floor(vip.offer.until / 1000),
        },
      }),
    ...(coupon.state === 'refused' && vip?.refusal !== undefined && { refusal: vip.refusal }),
    ...(promoCode !== undefined && { promoCode }),
    ...(prepaid !== undefined && { prepaidAmount: wire(prepaid) }),
    saleAvailable: isForSale(world, coupon),
    ...(sold.amount > 0 && { soldAmount: wire(sold.amount), soldPaid: wire(sold.paid) }),
    ...(sold.mode !== null && { saleMode: sold.mode }),
    ...(sold.autoPrice !== null && { autoSellPrice: wire(sold.autoPrice) }),
    ...(settlements.length > 0 && {
      settlements: settlements.map(({ at, payout, reason }) => ({
        at: Math.floor(at / 1000),
        ...(payout !== null && { payout: wire(payout) }),
        ...(reason !== null && { reason: say(lng, `messages.bet.reason.${reason}`) }),
      })),
    }),
    ...(edits.from !== null && { editedFrom: String(edits.from) }),
    ...(edits.into !== null && { editedInto: String(edits.into) }),
  };
}

/**
 * By the results so far: a system with a lost bet cannot pay what it promised. A finished coupon keeps the price at
 * which it was taken.
 */
const possibleNow = (coupon: StoredCoupon): number =>
  coupon.state === 'open' &&
  coupon.bets.some(({ statusId, facts }) => statusId >= 0 || facts.race?.deduction !== undefined)
    ? stillPossible(coupon)
    : coupon.possibleWin;

/** The bonus bet that the coupon still has: a returned leg makes it smaller, and may end it. */
const bonusOf = ({ typeId, bets, terms: { hasBonusBet: bonusEnabled } }: StoredCoupon): number | null =>
  keptBonusMilli({ typeId, legs: bets, bonusEnabled });

/** `isByChance`: the chances of its bets pay the coupon, so they are told. */
function betView(
  world: World,
  { milli, block, statusId, facts }: StoredBet,
  lng: string,
  isByChance: boolean,
): CouponBet {
  const { name, groupName, champName, game: kept, chance, race, ...bet } = facts;
  const match = statusId < 0 ? (world.simulator.match(facts.gameId) ?? kept) : kept;
  const parts = partStates(world, { marketId: facts.marketId, statusId }, { open: shownStatus(-2, match.status), lng });
  return {
    ...bet,
    ...(parts && { parts }),
    ...(race && { race: withoutTime(race) }),
    coef: milliToWire(milli),
    ...(isByChance && chance !== undefined && { chance: chance / millionths }),
    blockId: block,
    statusId: shownStatus(statusId, match.status),
    name: localize(name, lng),
    groupName: localize(groupName, lng),
    game: matchPart(match, champName, lng),
  };
}

const withoutTime = ({ takenAt: _, ...race }: NonNullable<StoredBet['facts']['race']>) => race;

/** An open bet is "not started" until its match starts. */
const shownStatus = (statusId: BetStatusId, matchStatus: number): BetStatusId =>
  statusId < 0 ? (matchStatus < 2 ? -1 : -2) : statusId;

import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type Minor, toMinor, toWire } from '../../contracts/maths/index.ts';
import type { Quote, SellRequest } from '../../contracts/sale.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { figuresOf } from './figures.ts';
import { leastStake } from './limits.ts';
import { payee } from './pay.ts';
import { publishCoupon } from './publish.ts';
import { offerFor } from './sale-price.ts';
import { dropAutoSell, dropAutoSellAbove, insertSale, type SaleMode, setRest, setSold } from './sale-store.ts';
import { openOffer, sealOffer } from './sale-token.ts';
import { couponById } from './store.ts';
import type { StoredCoupon, Terms } from './types.ts';

/** How long an offer is valid before the player must ask again. */
export const quoteValidMs = 10_000;

const notForSale = (): ApiFailure =>
  new ApiFailure(409, errorCodes.saleNotAvailable, 'Cash out is not available for this bet now.');

/** The stake of this part, and of the rest. A rest that is too small for a stake sells along. */
function split({ amount, iso }: StoredCoupon, part: number): { sold: Minor; isPart: boolean } {
  const sold = Math.max(1, Math.floor(amount * part));
  return part < 1 && amount - sold >= leastStake(iso) ? { sold, isPart: true } : { sold: amount, isPart: false };
}

/** What the house pays for this part of the coupon now, in minor units. Null when it does not buy it. */
function priceOf(world: World, coupon: StoredCoupon, part: number) {
  const offer = offerFor(world, coupon);
  if (offer === null) return null;
  const price = Math.floor((offer.price * split(coupon, part).sold) / coupon.amount);
  return price > 0 ? { price, mistakeUntil: offer.mistakeUntil } : null;
}

/** The offer for a part of the coupon now. Refusal 1018: there is no offer. */
export function quoteFor(world: World, coupon: StoredCoupon, part: number): Quote {
  const offer = priceOf(world, coupon, part);
  if (offer === null) throw notForSale();
  const { price, mistakeUntil } = offer;
  const { digits } = currencyFacts(coupon.iso);
  const end = world.clock.now() + quoteValidMs;
  const validUntil = Math.floor((mistakeUntil === null ? end : Math.min(end, mistakeUntil)) / 1000);
  return {
    price: toWire(price, digits),
    token: sealOffer(world, {
      couponId: coupon.id,
      amount: coupon.amount,
      part,
      price,
      validUntil: validUntil * 1000 + 999,
    }),
    validUntil,
    ...(mistakeUntil !== null && { mistakeUntil: Math.floor(mistakeUntil / 1000) }),
  };
}

/**
 * Sells by an offer. Refusal 1017 carries the present offer: the price changed, the offer ran out, or the coupon is no
 * longer the one of the offer (a part sold meanwhile), and the player must see it first. Joins the transaction that
 * stores the answer.
 */
export function sell(
  world: World,
  coupon: StoredCoupon,
  { token, price, accept, mode }: SellRequest,
): { coupon: StoredCoupon; paid: Minor } {
  const offered = openOffer(world, token);
  if (offered?.couponId !== coupon.id) throw wrongField('token', 'field_error_required');
  const offer = priceOf(world, coupon, offered.part);
  if (offer === null) throw notForSale();
  const isSame =
    toMinor(price, currencyFacts(coupon.iso).digits) === offer.price && world.clock.now() <= offered.validUntil;
  if (offered.amount !== coupon.amount || (accept === 'strict' && !isSame)) {
    const quote = quoteFor(world, coupon, offered.amount === coupon.amount ? offered.part : 1);
    throw new ApiFailure(409, errorCodes.sellPriceChanged, 'The cash-out value has changed.', { data: { quote } });
  }
  return { coupon: take(world, coupon, offered.part, offer.price, mode), paid: offer.price };
}

/** Sells everything in play at the present price, if it is at least `atLeast`. Otherwise null. */
export function sellAt(world: World, coupon: StoredCoupon, atLeast: Minor): StoredCoupon | null {
  const offer = priceOf(world, coupon, 1);
  return offer !== null && offer.price >= atLeast ? take(world, coupon, 1, offer.price, 'auto') : null;
}

/** Sells everything in play for what the house pays now. Refusal 1018: it does not buy. */
export function sellAll(world: World, coupon: StoredCoupon): StoredCoupon {
  const offer = priceOf(world, coupon, 1);
  if (offer === null) throw notForSale();
  return take(world, coupon, 1, offer.price, 'page');
}

/** Stakes of a conditional coupon: the first is its amount, the others shrink with it. */
function scaled(terms: Terms, amount: Minor, share: number): Terms {
  const { amounts } = terms;
  if (amounts === undefined) return terms;
  const rest = amounts.slice(1).map((own) => (own === null ? null : Math.max(1, Math.floor(own * share))));
  return { ...terms, amounts: [amount, ...rest] };
}

/** Moves the money and takes the sold part out of the coupon, in one transaction. */
function take(world: World, coupon: StoredCoupon, part: number, price: Minor, mode: SaleMode): StoredCoupon {
  const { db, clock } = world;
  return transaction(db, () => {
    // Two sales at one moment cannot both pass: the first has changed the coupon.
    if (couponById(db, coupon.id)?.state !== 'open') throw notForSale();
    const at = clock.now();
    const { sold, isPart } = split(coupon, part);
    const saleId = insertSale(db, { couponId: coupon.id, isPart, amount: sold, price, mode, at });
    post(db, {
      key: `sale:${String(coupon.id)}:${String(saleId)}`,
      kind: 'sale',
      at,
      entries: [
        { account: { house: 'payouts', iso: coupon.iso }, minor: -price },
        { account: payee(world, coupon), minor: price },
      ],
    });
    const next = isPart ? restOf(coupon, sold) : { ...coupon, state: 'sold' as const, payout: price, settledAt: at };
    if (isPart) {
      setRest(db, next);
      dropAutoSellAbove(db, next);
    } else {
      setSold(db, coupon.id, price, at);
      dropAutoSell(db, coupon.id);
    }
    publishCoupon(world, next);
    return next;
  });
}

function restOf(coupon: StoredCoupon, sold: Minor): StoredCoupon {
  const amount = coupon.amount - sold;
  const rest = { ...coupon, amount, terms: scaled(coupon.terms, amount, amount / coupon.amount) };
  return { ...rest, possibleWin: figuresOf(rest).possibleWin ?? 0 };
}

/** Refuses a coupon that is not in play with 1018. */
export function checkOpen({ state }: StoredCoupon): void {
  if (state !== 'open') throw notForSale();
}

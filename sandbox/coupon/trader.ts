import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { isSeveralSingles } from '../../contracts/coupon-types.ts';
import { sql, transaction } from '../db/index.ts';
import { pressBy } from '../exposure/index.ts';
import { post } from '../ledger/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { playerRefusal } from './account.ts';
import { figuresOf } from './figures.ts';
import { payee } from './pay.ts';
import type { Plan } from './plan.ts';
import { publishCoupon } from './publish.ts';
import { refusal, type RefusalCode } from './refusal.ts';
import { couponById, setRequest } from './store.ts';
import type { StoredCoupon } from './types.ts';

/** How far above the maximum players may ask, and how the trader answers: by the number of maxima (decision D-55). */
export const vipFactor = 10;
/** So many maxima a trader takes; of more they offer a part. */
export const approvedUpTo = 3;
const offeredUpTo = 6;
const offeredMaxima = 2;
/** How long the trader takes to answer (a control call may set `traderDelayMs`), and how long an offer is valid. */
const answerMs = 5000;
const offerMs = 30_000;

/** Line bets, a maximum to ask about, no several singles, and a site with traders. Spec: coupon §5. */
export const mayAskTrader = (world: World, slip: CouponIn, { typeId, bets, limits }: Plan): boolean =>
  slip.isVipBet === true &&
  siteConfig(world, slip.lng).showVipBet &&
  limits.max !== null &&
  !isSeveralSingles(typeId) &&
  bets.every(({ isLive }) => !isLive);

const delayOf = ({ config }: World): number => {
  const { traderDelayMs: set } = config;
  return typeof set === 'number' && set >= 0 ? set : answerMs;
};

/** Answers the request later. A start resumes those that were left waiting. */
export function askTrader(world: World, { id }: StoredCoupon): void {
  world.clock.at(world.clock.now() + delayOf(world), () => {
    answerRequest(world, id);
  });
}
export function resumeRequests(world: World): void {
  for (const { id } of sql(world.db, "SELECT id FROM coupon WHERE state = 'pending'").all()) {
    const coupon = couponById(world.db, Number(id));
    if (coupon?.terms.vip?.offer !== undefined) expireAt(world, coupon.id, coupon.terms.vip.offer.until);
    else if (coupon !== null) askTrader(world, coupon);
  }
}

function answerRequest(world: World, id: number): void {
  transaction(world.db, () => {
    const coupon = couponById(world.db, id);
    if (coupon?.state !== 'pending' || coupon.terms.vip === undefined) return;
    const { max } = coupon.terms.vip;
    const moved = movedIn(world, coupon);
    if (moved !== null) turnDown(world, coupon, moved);
    else if (coupon.amount > max * offeredUpTo) turnDown(world, coupon);
    else if (coupon.amount <= max * approvedUpTo) approve(world, coupon, coupon.amount);
    else offer(world, coupon, max * offeredMaxima);
  });
}

/**
 * Why a request can no longer be accepted; null: it can. Its player may not bet now, a match has begun or is suspended,
 * or a price is not the one that they named: what counts is the moment of the answer, as for any bet.
 */
function movedIn(world: World, { userId, bets }: StoredCoupon): RefusalCode | null {
  const barred = playerRefusal(world, userId);
  if (barred !== null) return barred;
  const { simulator } = world;
  const now = bets.map(({ gameId, marketId, milli }) => {
    const [match, market] = [simulator.match(gameId), simulator.market(marketId)];
    const isOffered = match !== undefined && match.status < 2 && market !== undefined && !market.isBlocked;
    return { isOffered: isOffered && market.milli > 1000, isSame: market?.milli === milli };
  });
  if (!now.every(({ isOffered }) => isOffered)) return E.traderRefused;
  return now.every(({ isSame }) => isSame) ? null : E.oddsChanged;
}

function offer(world: World, coupon: StoredCoupon, amount: number): void {
  const { vip } = coupon.terms;
  if (vip === undefined) return;
  const until = world.clock.now() + offerMs;
  const terms = { ...coupon.terms, vip: { ...vip, offer: { amount, until } } };
  const next = { ...coupon, terms };
  if (!setRequest(world.db, next)) return;
  publishCoupon(world, next);
  expireAt(world, coupon.id, until);
}

const expireAt = (world: World, id: number, until: number): void =>
  void world.clock.at(until, () => {
    transaction(world.db, () => {
      const coupon = couponById(world.db, id);
      if (coupon?.state === 'pending') turnDown(world, coupon);
    });
  });

/** The player's answer to an offer. 1024 when the offer has run out. */
export function replyToOffer(world: World, coupon: StoredCoupon, isAccepted: boolean): StoredCoupon {
  const offered = coupon.terms.vip?.offer;
  if (coupon.state !== 'pending' || offered === undefined) throw refusal(E.traderRefused);
  if (!isAccepted) return turnDown(world, coupon);
  if (offered.until <= world.clock.now()) throw refusal(E.traderRefused);
  const moved = movedIn(world, coupon);
  if (moved !== null) throw refusal(moved);
  return approve(world, coupon, offered.amount);
}

/** The bet is accepted with this stake. The reserve above it is released. */
function approve(world: World, coupon: StoredCoupon, amount: number): StoredCoupon {
  const { promoBack } = coupon.terms;
  // A code gives back no more than the accepted stake.
  const terms = { ...coupon.terms, ...(promoBack !== undefined && { promoBack: Math.min(promoBack, amount) }) };
  const next: StoredCoupon = { ...coupon, state: 'open', amount, terms };
  next.possibleWin = figuresOf(next).possibleWin ?? 0;
  if (!setRequest(world.db, next)) return coupon;
  giveBack(world, coupon, coupon.amount - amount);
  pressBy(world, next);
  publishCoupon(world, next);
  return next;
}

/** Ends a request and releases the held stake. */
export function turnDown(world: World, coupon: StoredCoupon, code: RefusalCode = E.traderRefused): StoredCoupon {
  const { vip } = coupon.terms;
  const terms = { ...coupon.terms, ...(vip && { vip: { ...vip, refusal: code } }) };
  const next: StoredCoupon = { ...coupon, state: 'refused', terms };
  if (!setRequest(world.db, next)) return coupon;
  giveBack(world, coupon, coupon.amount);
  publishCoupon(world, next);
  return next;
}

function giveBack(world: World, coupon: StoredCoupon, minor: number): void {
  if (minor <= 0) return;
  const entries = [
    { account: { house: 'stakes' as const, iso: coupon.iso }, minor: -minor },
    { account: payee(world, coupon), minor },
  ];
  post(world.db, { key: `request:${String(coupon.id)}`, kind: 'return', at: world.clock.now(), entries });
}

import { betStatuses } from '../../contracts/coupon.ts';
import { isOneLine } from '../../contracts/coupon-types.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { figuresOf } from './figures.ts';
import { isFinishedGame } from './game-part.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/**
 * The house keeps this part of an open coupon's worth. The specification names the sale; the sandbox sets its price.
 */
const saleMargin = 0.05;
/** For this long after placing, and if nothing has moved, the player gets the whole stake back. */
const mistakeWindowMs = 30_000;
/**
 * Other coupons than singles and expresses are worth the sum over all results of their open bets: 2 to the power of
 * this many.
 */
const maxOpenBets = 8;

/** `chance`: to win, by the present price. */
type OpenBet = { bet: StoredBet; chance: number; hasMoved: boolean };

const { win, lose } = betStatuses;

/** Open bets with their prices. Null when one has none now: it is suspended, withdrawn or over. */
function openBets({ simulator }: World, coupon: StoredCoupon): OpenBet[] | null {
  const open: OpenBet[] = [];
  for (const bet of coupon.bets) {
    if (bet.statusId >= 0) continue;
    const market = simulator.market(bet.marketId);
    const game = simulator.game(bet.gameId);
    if (market === undefined || game === undefined || isFinishedGame(game)) return null;
    if (market.isBlocked || market.milli <= 1000) return null;
    open.push({ bet, chance: 1000 / market.milli, hasMoved: market.milli !== bet.milli });
  }
  return open;
}

/**
 * Coupons with a promo code play to their end. While an advance is out, none of the player's coupons sell, because they
 * must pay it back.
 */
function isPledged({ db }: World, { userId, terms }: StoredCoupon): boolean {
  if ((terms.promoBack ?? 0) > 0) return true;
  const advanced = sql(
    db,
    `SELECT 1 FROM coupon WHERE user_id = ? AND state = 'open' AND json_extract(terms, '$.prepaid') > 0 LIMIT 1`,
  );
  return advanced.get(userId) !== undefined;
}

/** Can the player ask for an offer? A quick check for lists; the price itself may still come out as nothing. */
export function isForSale(world: World, coupon: StoredCoupon): boolean {
  // What the player owes on an advance is not theirs to sell.
  if (coupon.state !== 'open' || coupon.terms.prepaid !== undefined || isPledged(world, coupon)) return false;
  const open = openBets(world, coupon);
  return open !== null && open.length > 0 && (isOneLine(coupon.typeId) || open.length <= maxOpenBets);
}

/**
 * What a coupon pays on average, minor units with a fraction. Without its bonus bet and hyper bonus: with them a new express would
 * be worth more than its stake. Decision D-506.
 */
function worthOf({ terms, ...rest }: StoredCoupon, open: readonly OpenBet[]): number {
  const coupon = { ...rest, terms: { ...terms, hasBonusBet: false, hyper: undefined } };
  const payoutWhen = (isWon: (index: number) => boolean) => {
    const results = new Map(open.map(({ bet }, index) => [bet.position, isWon(index) ? win : lose]));
    const bets = coupon.bets.map((bet) => ({ ...bet, statusId: results.get(bet.position) ?? bet.statusId }));
    return figuresOf({ ...coupon, bets }).payout ?? 0;
  };
  if (isOneLine(coupon.typeId))
    return open.reduce(
      (worth, { chance }) => worth * chance,
      payoutWhen(() => true),
    );
  let worth = 0;
  for (let results = 0; results < 2 ** open.length; results += 1) {
    const isWon = (index: number) => (results & (1 << index)) !== 0;
    const chance = open.reduce((all, bet, index) => all * (isWon(index) ? bet.chance : 1 - bet.chance), 1);
    worth += chance * payoutWhen(isWon);
  }
  return worth;
}

/** `price` of the whole coupon. `mistakeUntil`: ms; null when the window is over or something has moved. */
type Offer = { price: Minor; mistakeUntil: number | null };

/** The offer for a whole coupon. Null when the house does not buy it now. */
export function offerFor(world: World, coupon: StoredCoupon): Offer | null {
  if (!isForSale(world, coupon)) return null;
  const open = openBets(world, coupon);
  if (open === null) return null;
  const mistakeUntil = coupon.placedAt + mistakeWindowMs;
  const isUntouched = open.length === coupon.bets.length && open.every(({ hasMoved }) => !hasMoved);
  if (isUntouched && world.clock.now() < mistakeUntil) return { price: coupon.amount, mistakeUntil };
  const price = Math.min(coupon.possibleWin, Math.floor(worthOf(coupon, open) * (1 - saleMargin)));
  return price > 0 ? { price, mistakeUntil: null } : null;
}

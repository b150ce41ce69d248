import { BET_STATUS } from '../../contracts/coupon.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/index.ts';
import { figuresOf } from './figures.ts';
import { isFinishedGame } from './game-part.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/** The house keeps so much of what an open coupon is worth. The specification names the sale, its price is the sandbox's own. */
const SALE_MARGIN = 0.05;
/** So long after it was placed a bet on which nothing has moved can be given back for its whole stake. */
const MISTAKE_WINDOW_MS = 30_000;
/** The worth of coupons other than singles and expresses is the sum over all results of their open bets: 2 to this power of them. */
const MAX_OPEN_BETS = 8;

/** `chance`: of winning, from the price of this moment. */
type OpenBet = { bet: StoredBet; chance: number; hasMoved: boolean };

const { win, lose } = BET_STATUS;
const isOneLine = ({ typeId }: StoredCoupon): boolean => typeId === 0 || typeId === 1;

/** Open bets with their prices; null when one of them has none now: suspended, withdrawn or over. */
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

/** Coupons of a promo code play to their end, and while an advance is out, all of the player's are what it is paid back from. */
function isPledged({ db }: World, { userId, terms }: StoredCoupon): boolean {
  if ((terms.promoBack ?? 0) > 0) return true;
  const advanced = sql(
    db,
    `SELECT 1 FROM coupon WHERE user_id = ? AND state = 'open' AND json_extract(terms, '$.prepaid') > 0 LIMIT 1`,
  );
  return advanced.get(userId) !== undefined;
}

/** Whether an offer can be asked for: cheap, for lists. The price itself may still come out as nothing. */
export function isForSale(world: World, coupon: StoredCoupon): boolean {
  // What is owed on an advance is not the player's to sell.
  if (coupon.state !== 'open' || coupon.terms.prepaid !== undefined || isPledged(world, coupon)) return false;
  const open = openBets(world, coupon);
  return open !== null && open.length > 0 && (isOneLine(coupon) || open.length <= MAX_OPEN_BETS);
}

/** What a coupon pays on average, minor units with a fraction. */
function worthOf(coupon: StoredCoupon, open: readonly OpenBet[]): number {
  const payoutWhen = (isWon: (index: number) => boolean) => {
    const results = new Map(open.map(({ bet }, index) => [bet.position, isWon(index) ? win : lose]));
    const bets = coupon.bets.map((bet) => ({ ...bet, statusId: results.get(bet.position) ?? bet.statusId }));
    return figuresOf({ ...coupon, bets }).payout ?? 0;
  };
  if (isOneLine(coupon))
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

/** The offer for all of a coupon; null when it is not bought now. */
export function offerFor(world: World, coupon: StoredCoupon): Offer | null {
  if (!isForSale(world, coupon)) return null;
  const open = openBets(world, coupon);
  if (open === null) return null;
  const mistakeUntil = coupon.placedAt + MISTAKE_WINDOW_MS;
  const isUntouched = open.length === coupon.bets.length && open.every(({ hasMoved }) => !hasMoved);
  if (isUntouched && world.clock.now() < mistakeUntil) return { price: coupon.amount, mistakeUntil };
  const price = Math.min(coupon.possibleWin, Math.floor(worthOf(coupon, open) * (1 - SALE_MARGIN)));
  return price > 0 ? { price, mistakeUntil: null } : null;
}

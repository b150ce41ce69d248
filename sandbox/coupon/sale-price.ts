import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import { isOneLine } from '../../contracts/coupon-types.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { isCorrecting } from './correcting.ts';
import { figuresOf } from './figures.ts';
import { isFinishedMatch, isLiveMatch } from './match-part.ts';
import { isSettling } from './settling.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/**
 * The house keeps this part of the worth for each open leg, as each leg of a new bet carries a margin. The
 * specification names the sale; the sandbox sets its price.
 */
const saleMargin = 0.05;
/** For this long after placing, and if nothing has moved, the player gets the whole stake back. */
const mistakeWindowMs = 30_000;
/** Other coupons than singles and expresses are worth the sum over all results of their open bets: at most so many. */
const mostResults = 512;

/** A result that an open bet may have: `share` of its stake, on average, ends so. */
type Ending = { statusId: BetStatusId; share: number };
type OpenBet = { bet: StoredBet; chance: number; decided: number; endings: Ending[]; isAsTaken: boolean };

const { win, lose, return: back } = betStatuses;

/** Every result of a bet. A stake without a decision is returned, which never happens on a half line. */
const endingsOf = (chance: number, decided: number): Ending[] =>
  [
    { statusId: win, share: decided * chance },
    { statusId: lose, share: decided * (1 - chance) },
    { statusId: back, share: 1 - decided },
  ].filter(({ share }) => share > 0);

/**
 * Open bets with their chances by the model: odds include a margin, and live odds differ from earlier ones. Null when
 * one cannot be bought now: it is suspended, withdrawn or over.
 */
function openBets(world: World, coupon: StoredCoupon): OpenBet[] | null {
  const { simulator } = world;
  // It has a bet whose result is another by now.
  if (isCorrecting(world, coupon)) return null;
  const open: OpenBet[] = [];
  for (const bet of coupon.bets) {
    if (bet.statusId >= 0) continue;
    // The house buys none of them back: the deduction after a withdrawal is known only at the off.
    if (bet.facts.race !== undefined) return null;
    if (isSettling(world, bet)) return null;
    const market = simulator.market(bet.marketId);
    const match = simulator.match(bet.gameId);
    const fair = simulator.fairOf(bet.marketId);
    if (market === undefined || match === undefined || fair === null || isFinishedMatch(match)) return null;
    if (market.isBlocked || market.milli <= 1000) return null;
    // Never more than what the same bet would cost now.
    const chance = Math.min(fair.chance, 1000 / market.milli);
    // During a match, or a competition that is under way, spectators learn something new before a mistake can be
    // corrected.
    const isQuiet = !bet.facts.isLive && !isLiveMatch(match) && match.outcomesCount === undefined;
    const isAsTaken = isQuiet && market.milli === bet.milli;
    open.push({ bet, chance, decided: fair.decided, endings: endingsOf(chance, fair.decided), isAsTaken });
  }
  return open;
}

const resultsOf = (open: readonly OpenBet[]): number => open.reduce((all, { endings }) => all * endings.length, 1);

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

/** Can the player ask for an offer? A quick check for lists; the exact calculation may still find no price. */
export function isForSale(world: World, coupon: StoredCoupon): boolean {
  // The part that an advance paid for cannot be sold.
  if (coupon.state !== 'open' || coupon.terms.prepaid !== undefined || isPledged(world, coupon)) return false;
  const open = openBets(world, coupon);
  return open !== null && open.length > 0 && (isOneLine(coupon.typeId) || resultsOf(open) <= mostResults);
}

/**
 * What a coupon pays on average, minor units with a fraction. Without its bonus bet and hyper bonus: with them a new express would
 * be worth more than its stake. Decision D-506.
 */
function worthOf({ terms, ...rest }: StoredCoupon, open: readonly OpenBet[]): number {
  const coupon = { ...rest, terms: { ...terms, hasBonusBet: false, hyper: undefined } };
  const payoutWhen = (results: readonly BetStatusId[]) => {
    const known = new Map(open.map(({ bet }, index) => [bet.position, results[index]]));
    const bets = coupon.bets.map((bet) => ({ ...bet, statusId: known.get(bet.position) ?? bet.statusId }));
    return figuresOf({ ...coupon, bets }).payout ?? 0;
  };
  if (isOneLine(coupon.typeId))
    return open.reduce(
      (worth, { bet: { milli }, chance, decided }) => worth * (decided * chance + ((1 - decided) * 1000) / milli),
      payoutWhen(open.map(() => win)),
    );
  const sum = (results: readonly BetStatusId[], chance: number): number => {
    const next = open[results.length];
    if (next === undefined) return chance * payoutWhen(results);
    return next.endings.reduce((all, { statusId, share }) => all + sum([...results, statusId], chance * share), 0);
  };
  return sum([], 1);
}

/** `price` of the whole coupon. `mistakeUntil`: ms; null when the window is over or something has moved. */
type Offer = { price: Minor; mistakeUntil: number | null };

/** The offer for a whole coupon. Null when the house does not buy it now. */
export function offerFor(world: World, coupon: StoredCoupon): Offer | null {
  if (!isForSale(world, coupon)) return null;
  const open = openBets(world, coupon);
  if (open === null) return null;
  const mistakeUntil = coupon.placedAt + mistakeWindowMs;
  const isUntouched = open.length === coupon.bets.length && open.every(({ isAsTaken }) => isAsTaken);
  if (isUntouched && world.clock.now() < mistakeUntil) return { price: coupon.amount, mistakeUntil };
  const price = Math.min(coupon.possibleWin, Math.floor(worthOf(coupon, open) * (1 - saleMargin) ** open.length));
  return price > 0 ? { price, mistakeUntil: null } : null;
}

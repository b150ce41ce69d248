import { isOneLine } from '../../contracts/coupon-types.ts';
import { allAtOnce, type DomainOp, type SimMatch } from '../../simulator/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** A market may be suspended at the whistle: what it stood at within this time before counts. */
const lookBack = 60_000;
const millionths = 1_000_000;

type Waiting = { couponId: number; position: number; marketId: number };

/** Bets on a match that were taken before its start and have no closing price yet. */
const waitingOn = ({ db }: World, gameId: number): Waiting[] =>
  sql(
    db,
    `SELECT coupon_id AS couponId, position, market_id AS marketId FROM coupon_bet AS bet
     WHERE game_id = ? AND status_id < 0 AND json_extract(facts, '$.isLive') = 0
       AND NOT EXISTS (SELECT 1 FROM closing_price AS closing
         WHERE closing.coupon_id = bet.coupon_id AND closing.position = bet.position)
     ORDER BY coupon_id, position`,
  )
    .all(gameId)
    .map(({ couponId, position, marketId }) => ({
      couponId: Number(couponId),
      position: Number(position),
      marketId: Number(marketId),
    }));

/** The last price of each outcome before the start of its match. */
function lastPrices({ simulator }: World, { id, startAt }: SimMatch): ReadonlyMap<number, number> {
  const start = startAt * 1000;
  const past = simulator.pastPrices(id, 'whole', start - lookBack, start);
  const last = new Map<number, number>();
  for (const [marketId, points] of past === null ? [] : allAtOnce(past.work)) {
    const milli = points.findLast((value, index) => index % 2 === 1 && value > 0);
    if (milli !== undefined) last.set(marketId, milli);
  }
  return last;
}

/** `odds / closing` of all bets, multiplied, less one. Nothing while one has no closing price, and for coupons of more than one line. */
export function keepValue({ db }: World, couponId: number): void {
  const coupon = sql(db, 'SELECT type_id AS typeId, legs FROM coupon JOIN tracked ON coupon_id = id WHERE id = ?').get(
    couponId,
  );
  if (coupon === undefined || !isOneLine(coupon.typeId)) return;
  const legs = sql(
    db,
    `SELECT bet.milli AS taken, closing.milli AS closing FROM closing_price AS closing
     JOIN coupon_bet AS bet ON bet.coupon_id = closing.coupon_id AND bet.position = closing.position WHERE closing.coupon_id = ?`,
  ).all(couponId);
  if (legs.length !== coupon.legs) return;
  const product = legs.reduce((all, { taken, closing }) => (all * Number(taken)) / Number(closing), 1);
  sql(db, 'UPDATE tracked SET value = ? WHERE coupon_id = ?').run(Math.round((product - 1) * millionths), couponId);
}

/** Writes the closing prices of a match that has begun. What cannot be known stays unknown. */
function closeMatch(world: World, match: SimMatch): void {
  const { db } = world;
  const waiting = waitingOn(world, match.id);
  if (waiting.length === 0) return;
  const prices = lastPrices(world, match);
  transaction(db, () => {
    const put = sql(db, 'INSERT INTO closing_price (coupon_id, position, milli) VALUES (?, ?, ?)');
    for (const { couponId, position, marketId } of waiting) {
      const milli = prices.get(marketId);
      if (milli === undefined) continue;
      put.run(couponId, position, milli);
      keepValue(world, couponId);
    }
  });
}

/** Looks which matches have begun with a change of the feed. A match is looked at once; a failure here must not hold up the feed. */
export function createClosings(world: World, onError: (error: unknown) => void) {
  const looked = new Set<number>();
  const look = (match: SimMatch) => {
    if (looked.has(match.id) || match.startAt * 1000 > world.clock.now()) return;
    looked.add(match.id);
    try {
      closeMatch(world, match);
    } catch (error) {
      onError(error);
    }
  };
  return {
    /** Matches that began while the process was down, as far as their prices can still be worked out. */
    lookAtAll: () => {
      for (const match of world.simulator.snapshot().games) look(match);
    },
    heard: (ops: readonly DomainOp[]) => {
      for (const op of ops) {
        if (op.op === 'put' && op.kind === 'game') look(op.value);
        else if (op.op === 'del' && op.kind === 'game') looked.delete(op.id);
      }
    },
  };
}

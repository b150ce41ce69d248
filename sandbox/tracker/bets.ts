import type { DatabaseSync } from 'node:sqlite';

import { isAtOnePrice } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { milliToWire, toWire } from '../../contracts/maths/index.ts';
import type { TrackedBet } from '../../contracts/tracker.ts';
import { couponById } from '../coupon/index.ts';
import type { StoredCoupon } from '../coupon/types.ts';
import { sql } from '../db/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import type { TrackerAsked } from './ask.ts';
import { marksOf } from './marks.ts';
import { asFiltered, gapsOf, sumsOf } from './rows.ts';

/** Closing prices of a coupon by the place of the bet, thousandths. */
const closingsOf = (db: DatabaseSync, couponId: number): ReadonlyMap<number, number> =>
  new Map(
    sql(db, 'SELECT position, milli FROM closing_price WHERE coupon_id = ?')
      .all(couponId)
      .map(({ position, milli }) => [Number(position), Number(milli)]),
  );

const share = (millionths: number) => Math.round(millionths) / 1_000_000;

function betOf({ db }: World, coupon: StoredCoupon, value: number | null, language: string): TrackedBet {
  const { id, iso, typeId } = coupon;
  const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  const { staked, returned } = sumsOf(db, id);
  const closings = closingsOf(db, id);
  return {
    id: String(id),
    typeId,
    end: coupon.state === 'sold' ? 'sold' : 'settled',
    placedAt: Math.floor(coupon.placedAt / 1000),
    endedAt: Math.floor((coupon.settledAt ?? 0) / 1000),
    staked: wire(staked),
    returned: wire(returned),
    profit: wire(returned - staked),
    odds: isAtOnePrice(typeId) ? milliToWire(coupon.milli) : null,
    clv: value === null ? null : share(value),
    legs: coupon.bets.map(({ position, milli, facts }) => {
      const closing = closings.get(position);
      const { opp1, opp2 } = facts.game;
      return {
        match: [opp1, opp2]
          .map(({ name }) => localize(name, language))
          .filter(Boolean)
          .join(' – '),
        market: localize(facts.groupName, language),
        outcome: localize(facts.name, language),
        isLive: facts.isLive,
        odds: milliToWire(milli),
        closing: closing === undefined ? null : milliToWire(closing),
        clv: closing === undefined ? null : share((milli / closing - 1) * 1_000_000),
      };
    }),
    marks: marksOf(db, id),
  };
}

/** A page of the bets that the filter finds, the last one first. */
export function trackedBets(
  world: World,
  asked: TrackerAsked,
  { page, pageSize, language }: { page: number; pageSize: number; language: string },
): { list: TrackedBet[]; total: number } {
  const { db } = world;
  const rows = sql(
    db,
    `SELECT id, value, COUNT(*) OVER () AS total FROM coupon JOIN tracked ON tracked.coupon_id = coupon.id
     WHERE account_id = :account AND settled_at IS NOT NULL AND settled_at >= :from AND settled_at < :to AND state IN ('settled', 'sold')
       AND ${asFiltered}
     ORDER BY settled_at DESC, id DESC LIMIT :limit OFFSET :offset`,
  ).all({ ...gapsOf(asked), limit: pageSize, offset: (page - 1) * pageSize });
  const list = rows.flatMap(({ id, value }) => {
    const coupon = couponById(db, Number(id));
    return coupon === null ? [] : [betOf(world, coupon, value === null ? null : Number(value), language)];
  });
  return { list, total: Number(rows[0]?.total ?? 0) };
}

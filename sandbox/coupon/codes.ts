import { randomInt } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import type { CouponTypeId } from '../../contracts/coupon.ts';
import { betTypes, isCouponTypeId, milliToWire } from '../../contracts/maths/index.ts';
import type { DroppedBet, SaveCodeRequest } from '../../contracts/sharing.ts';
import { type AreaSchema, sql } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { keptBet } from './bet-facts.ts';
import { refusal } from './refusal.ts';
import { readSlip } from './slip.ts';
import type { BetIn, StoredBet } from './types.ts';

/** Coupons under a code; `saved` is the `SavedCoupon` as JSON. Nothing reveals the player who saved it. */
export const codeSchema: AreaSchema = {
  area: 'coupon-code',
  steps: [
    `CREATE TABLE coupon_code (
       code TEXT PRIMARY KEY,
       saved TEXT NOT NULL,
       expires_at INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX coupon_code_expiry ON coupon_code (expires_at);`,
  ],
};

type SavedCoupon = { typeId: CouponTypeId; systemValue?: number | undefined; bets: StoredBet[] };

const lifeMs = 30 * 24 * 3600 * 1000;
/** Visitors make codes too: above so many the oldest go. */
const mostCodes = 50_000;
const codeLength = 6;
/** Without 0, 1, I and O, which people misread. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (): string => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');

/** Stores a coupon for 30 days and returns its code. Leaves out what is not on offer. */
export function saveCode(world: World, { bets, typeId, systemValue }: SaveCodeRequest): string {
  if (!isCouponTypeId(typeId)) throw refusal(errorCodes.wrongBetCount);
  const [min, max] = betTypes[typeId].bets;
  const offered = readSlip(world, typeId, bets).filter((bet) => bet.match && bet.market && !bet.isFinished);
  if (bets.length < min || bets.length > max || offered.length === 0) throw refusal(errorCodes.wrongBetCount);
  const saved: SavedCoupon = { typeId, systemValue, bets: offered.map((bet, index) => keptBet(world, bet, index)) };
  const { db, clock } = world;
  sql(db, 'DELETE FROM coupon_code WHERE expires_at <= ?').run(clock.now());
  sql(
    db,
    `DELETE FROM coupon_code WHERE expires_at <=
       (SELECT expires_at FROM coupon_code ORDER BY expires_at DESC LIMIT 1 OFFSET ?)`,
  ).run(mostCodes);
  const insert = sql(db, 'INSERT INTO coupon_code (code, saved, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  for (;;) {
    const code = newCode();
    if (insert.run(code, JSON.stringify(saved), clock.now() + lifeMs).changes === 1) return code;
  }
}

/** The coupon of a code in one language. Lists apart what is no longer on offer. Letters may be small. */
export function loadCode(world: World, code: string, lng: string) {
  const row = sql(world.db, 'SELECT saved FROM coupon_code WHERE code = ? AND expires_at > ?').get(
    code.toUpperCase(),
    world.clock.now(),
  );
  if (row === undefined) throw new ApiFailure(404, errorCodes.codeUnknown, 'No bet slip has this code.');
  const { typeId, systemValue, bets } = JSON.parse(String(row.saved)) as SavedCoupon;
  const now = readSlip(world, typeId, bets.map(betOf));
  const isDropped = now.map(({ market, isFinished }) => market === undefined || isFinished);
  const droppedBets = bets.flatMap((bet, index) =>
    isDropped[index] === true ? [droppedBet(bet, now[index]?.isFinished === true, lng)] : [],
  );
  return {
    typeId,
    ...(systemValue !== undefined && { systemValue }),
    bets: bets.filter((_, index) => isDropped[index] !== true).map(betOf),
    dropped: droppedBets.map(({ marketId }) => marketId),
    droppedBets,
  };
}

function betOf({ marketId, gameId, milli, kind, block, facts }: StoredBet): BetIn {
  const { typeId, param, playerId, isLive } = facts;
  return {
    marketId,
    gameId,
    typeId,
    kind,
    ...(param !== undefined && { param }),
    ...(playerId !== undefined && { playerId }),
    coef: milliToWire(milli),
    blockId: block,
    isLive,
  };
}

function droppedBet({ marketId, facts }: StoredBet, isFinished: boolean, lng: string): DroppedBet {
  const { typeId, name, param, game } = facts;
  return {
    marketId,
    reason: isFinished ? 'finished' : 'gone',
    typeId,
    name: localize(name, lng),
    ...(param !== undefined && { param }),
    opp1: localize(game.opp1.name, lng),
    opp2: localize(game.opp2.name, lng),
  };
}

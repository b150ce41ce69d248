import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { outcomeTypes } from '../../contracts/markets.ts';
import { isWireMoney, milliFromWire, toMinor } from '../../contracts/maths/index.ts';
import { orderBounds, type OrderRequest } from '../../contracts/orders.ts';
import { isCombined, type SimMarket, type SimMatch } from '../../simulator/index.ts';
import { checkPlayer, isFinishedMatch, isLiveMatch, leastStake, purseOf, refusal } from '../coupon/index.ts';
import { afterCommit } from '../db/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { bookOf } from './run.ts';
import { insertOrder, type NewOrder, type Order, type OrderFacts, trimDone, waitingOf } from './store.ts';
import { publishOrder } from './tell.ts';

/** All players' together: what a world looks at stays bounded. */
const mostOfAll = 20_000;

/** Sides are named by their teams. */
function factsOf(match: SimMatch, { name, groupName, typeId, kind }: SimMarket): OrderFacts {
  const [home, away] = [match.opp1.name, match.opp2.name];
  const side = typeId === outcomeTypes.home ? home : typeId === outcomeTypes.away ? away : name;
  return { outcome: side, groupName, home, away, typeId, kind };
}

function endOf(world: World, { until, endsAt }: OrderRequest, match: SimMatch): number | null {
  if (until === 'start' && isLiveMatch(match)) throw wrongField('until', 'field_error_required');
  if (until !== 'time') return null;
  const [now, at] = [world.clock.now(), (endsAt ?? 0) * 1000];
  if (at <= now || at > now + orderBounds.days * dayMs) throw wrongField('endsAt', 'field_error_required');
  return at;
}

/**
 * The account that pays for an order that places a bet, and the sum. What the bet itself must hold to is asked when it
 * is placed.
 */
function stakeOf(world: World, userId: number, { kind, stake, accountId, side }: OrderRequest) {
  if (kind === 'tell') return { accountId: null, iso: null, stake: null };
  if (side !== 'above') throw wrongField('side', 'field_error_required');
  const purse = purseOf(world, userId, accountId);
  if (stake === undefined || !isWireMoney(stake, purse.digits)) throw wrongField('stake', 'field_error_amount');
  const minor = toMinor(stake, purse.digits);
  if (minor < leastStake(purse.iso)) throw refusal(errorCodes.amountBelowMin);
  return { accountId: purse.accountId, iso: purse.iso, stake: minor };
}

function requireRoom(world: World, userId: number): void {
  if (waitingOf(world.db, userId).length >= orderBounds.waiting)
    throw refused(errorCodes.conflict, 'You have 20 orders and alerts. Remove one first.', 409);
  if (bookOf(world).size() >= mostOfAll)
    throw refused(errorCodes.conflict, 'No more orders can be taken now. Try again later.', 409);
}

/** Takes an order or an alert. Nothing is held for it. Joins the transaction that stores the answer. */
export function makeOrder(world: World, userId: number, request: OrderRequest): Order {
  const { db, simulator, clock } = world;
  checkPlayer(world, userId);
  const { kind, marketId, side, until } = request;
  const market = isCombined(marketId) ? undefined : simulator.market(marketId);
  const match = market && simulator.match(market.gameId);
  if (market === undefined || match === undefined || isFinishedMatch(match)) throw refusal(errorCodes.marketClosed);
  const milli = milliFromWire(request.odds);
  const isThere = side === 'above' ? market.milli >= milli : market.milli > 1000 && market.milli <= milli;
  if (isThere) throw refused(errorCodes.conflict, 'The odds are there already.', 409);
  requireRoom(world, userId);
  const endsAt = endOf(world, request, match);
  const money = stakeOf(world, userId, request);
  const made: NewOrder = {
    ...{ userId, kind, marketId, gameId: match.id, side, milli, until, endsAt, ...money },
    ...{ slipId: randomUUID(), facts: factsOf(match, market), madeAt: clock.now() },
  };
  const order = insertOrder(db, made);
  trimDone(db, userId);
  afterCommit(db, () => bookOf(world).add(order));
  publishOrder(world, order);
  return order;
}

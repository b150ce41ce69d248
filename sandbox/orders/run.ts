import type { DomainOp } from '../../simulator/index.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { isFinishedMatch, isLiveMatch, playerRefusal, readSlip } from '../coupon/index.ts';
import { afterCommit, transaction } from '../db/index.ts';
import { areWorksOn } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { createOrderBook, type OrderBook, type Waiting } from './book.ts';
import { placeOrder } from './fire.ts';
import { allWaiting, dueAt, finishOrder, nextEnd, waitingOf } from './store.ts';
import { publishOrder, tellOrder } from './tell.ts';

/** So much is done in one beat of the world; the rest waits for the next. */
const mostABeat = { orders: 500, bets: 25 } as const;

type Running = { book: OrderBook; placing: Set<number> };
const runnings = new WeakMap<World, Running>();
function runningOf(world: World): Running {
  const running = runnings.get(world) ?? { book: createOrderBook(), placing: new Set<number>() };
  runnings.set(world, running);
  return running;
}
export const bookOf = (world: World): OrderBook => runningOf(world).book;

type Ending = Pick<Waiting, 'id' | 'userId' | 'marketId' | 'gameId'>;

/** The odds did not come in time. A player who may not bet hears nothing of it. */
function endAll(world: World, orders: readonly Ending[], got: number | null = null): void {
  if (orders.length === 0) return;
  const { db, clock } = world;
  transaction(db, () => {
    for (const { id, userId } of orders) {
      const isBarred = playerRefusal(world, userId) !== null;
      const state = isBarred ? 'dropped' : got === null ? 'ended' : 'told';
      finishOrder(db, id, { state, at: clock.now(), got: isBarred ? null : got });
      tellOrder(world, id);
    }
  });
  for (const order of orders) bookOf(world).remove(order);
}

/**
 * A player who takes a break has no orders and alerts left, and hears nothing of it. Joins the transaction of the
 * break.
 */
export function dropOrders(world: World, userId: number): void {
  const { db, clock } = world;
  const waiting = waitingOf(db, userId);
  for (const order of waiting) {
    finishOrder(db, order.id, { state: 'dropped', at: clock.now() });
    publishOrder(world, order);
    afterCommit(db, () => bookOf(world).remove(order));
  }
}

/** The odds of an outcome on which anybody may bet now; null: nobody may. */
function priceOf(world: World, marketId: number, gameId: number): number | null {
  const facts = { typeId: 0, kind: 0, coef: 1, blockId: 1, isLive: false };
  const [bet] = readSlip(world, 0, [{ ...facts, marketId, gameId }]);
  return bet === undefined || bet.isBlocked ? null : bet.milli;
}

const isReached = ({ side, milli }: Waiting, price: number): boolean =>
  side === 'above' ? price >= milli : price <= milli;

/** True: no bet on this outcome will ever be taken again. */
function isOver({ simulator }: World, marketId: number, gameId: number): boolean {
  const match = simulator.match(gameId);
  if (match === undefined || isFinishedMatch(match)) return true;
  return simulator.market(marketId) === undefined && (simulator.resultOf(marketId) ?? -1) >= 0;
}

async function place(world: World, order: Waiting): Promise<void> {
  const { book, placing } = runningOf(world);
  placing.add(order.id);
  try {
    if (!(await placeOrder(world, order.id))) book.remove(order);
  } finally {
    placing.delete(order.id);
  }
}

type Left = { orders: number; bets: number };

/** Looks at the orders on one outcome. False: some must wait for the next beat. */
function look(world: World, marketId: number, left: Left): boolean {
  const { book, placing } = runningOf(world);
  const orders = book.ordersOn(marketId);
  const [first] = orders;
  if (first === undefined) return true;
  const { gameId } = first;
  if (isOver(world, marketId, gameId)) {
    endAll(world, orders.slice(0, left.orders));
    return orders.length <= left.orders;
  }
  const match = world.simulator.match(gameId);
  const late = match && isLiveMatch(match) ? orders.filter(({ until }) => until === 'start') : [];
  endAll(world, late);
  const price = priceOf(world, marketId, gameId);
  if (price === null) return true;
  const reached = orders.filter((order) => !late.includes(order) && !placing.has(order.id) && isReached(order, price));
  const [tells, bets] = [reached.filter(({ kind }) => kind === 'tell'), reached.filter(({ kind }) => kind === 'place')];
  // Bets wait, like players, until works on the site are over.
  const isOpen = bets.length > 0 && !areWorksOn(world);
  const [told, placed] = [tells.slice(0, left.orders), isOpen ? bets.slice(0, left.bets) : []];
  left.orders -= told.length;
  left.bets -= placed.length;
  endAll(world, told, price);
  for (const order of placed)
    place(world, order).catch((error: unknown) => {
      raiseAlarm(world, { source: 'orders', subject: `order ${String(order.id)}`, message: String(error) });
    });
  return told.length === tells.length && placed.length === bets.length;
}

/** One beat of the world: what its changes reached, what has its turn, and what ends by the clock. */
function runOrders(world: World, ops: readonly DomainOp[]): void {
  const { book } = runningOf(world);
  if (book.size() === 0) return;
  const { db, clock } = world;
  if (book.soonest() <= clock.now()) {
    endAll(world, dueAt(db, clock.now()));
    book.setSoonest(nextEnd(db));
  }
  book.heard(ops);
  book.takeTurns(world);
  const left: Left = { ...mostABeat };
  const later: number[] = [];
  for (let marketId = book.next(); marketId !== undefined; marketId = book.next()) {
    if (left.orders <= 0 || left.bets <= 0 || !look(world, marketId, left)) later.push(marketId);
    if (left.orders <= 0 || left.bets <= 0) break;
  }
  for (const marketId of later) book.later(marketId);
}

/** Takes up what waited while the process was down, and goes on with every beat of the matches. */
export function startOrders(world: World): void {
  for (const order of allWaiting(world.db)) bookOf(world).add(order);
  world.simulator.onOps((ops) => {
    try {
      runOrders(world, ops);
    } catch (error) {
      // The feed and the other listeners must go on; what was not done is looked at again.
      raiseAlarm(world, { source: 'orders', subject: 'beat', message: String(error) });
    }
  });
}

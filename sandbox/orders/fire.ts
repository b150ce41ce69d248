import { errorCodes } from '../../contracts/common.ts';
import type { CouponIn, PlaceAnswer } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { milliToWire, toWire } from '../../contracts/maths/index.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { placeSlip, playerRefusal } from '../coupon/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import type { World } from '../world/world.ts';
import { finishOrder, type Order, orderById } from './store.ts';
import { tellOrder } from './tell.ts';

/** What may be otherwise a moment later: the order goes on waiting. The player is in a pause, or the price was gone again. */
const passing: ReadonlySet<number> = new Set([
  errorCodes.oddsChanged,
  errorCodes.marketClosed,
  errorCodes.scoreChanged,
  errorCodes.sessionLimit,
  errorCodes.resting,
  errorCodes.realityCheck,
]);

/** A reality check on an open page of the player must be answered before the next bet, by whatever client. */
function requireAnswered(world: World, userId: number): void {
  for (const session of world.pages.players()) if (session.userId === userId) requireAnsweredCheck(world, session);
}

/** The bet that the order asks for. Odds below those that its player named refuse it. */
function slipOf({ slipId, accountId, iso, stake, marketId, gameId, milli, facts }: Order): CouponIn {
  return {
    id: slipId,
    accountId: accountId ?? 0,
    amount: toWire(stake ?? 0, currencyFacts(iso ?? '').digits),
    bets: [
      {
        ...{ marketId, gameId, typeId: facts.typeId, kind: facts.kind },
        ...{ coef: milliToWire(milli), blockId: 1, isLive: false },
      },
    ],
    ...{ changeCoefAction: 2, coef: milliToWire(milli), coefByView: '', coefViewId: 0 },
    ...{ isDropOnScoreChange: true, refId: 0, typeId: 0, source: 'coupon', lng: 'en' },
  };
}

/**
 * Places the bet of an order by the function that takes every bet: with the live delay, all limits and the balance of now. Bet and end
 * of the order are one transaction, so neither is without the other. True: the order goes on waiting.
 */
export async function placeOrder(world: World, id: number): Promise<boolean> {
  const { db, clock } = world;
  const order = orderById(db, id);
  if (order?.state !== 'waiting') return false;
  const { userId } = order;
  try {
    requireAnswered(world, userId);
    await placeSlip({ world, userId, slip: slipOf(order), requestId: `order ${String(id)}` }, (act) =>
      transaction(db, () => {
        if (orderById(db, id)?.state !== 'waiting') throw notFound('This order');
        requireAnswered(world, userId);
        const outcome = act();
        const { data } = outcome.body as PlaceAnswer;
        const coupon = 'coupon' in data ? data.coupon : null;
        if (coupon === null) throw new Error('An order is one single bet.');
        const got = Math.round(coupon.coef * 1000);
        finishOrder(db, id, { state: 'placed', at: clock.now(), got, couponId: Number(coupon.id) });
        tellOrder(world, id);
        return outcome;
      }),
    );
    return false;
  } catch (error) {
    if (orderById(db, id)?.state !== 'waiting') return false;
    // No money has moved. A second try would meet the same fault.
    if (!(error instanceof ApiFailure))
      raiseAlarm(world, { source: 'orders', subject: `order ${String(id)}`, message: String(error) });
    const code = error instanceof ApiFailure ? error.code : null;
    // A player who may not bet loses their orders and gets no alerts.
    const isBarred = playerRefusal(world, userId) !== null;
    if (!isBarred && passing.has(code ?? 0)) return true;
    const isOver = code === errorCodes.gameFinished;
    transaction(db, () => {
      const state = isBarred ? 'dropped' : isOver ? 'ended' : 'refused';
      finishOrder(db, id, { state, at: clock.now(), code: state === 'refused' ? code : null });
      tellOrder(world, id);
    });
    return false;
  }
}

import { errorCodes } from '../../contracts/common.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { arePicks, linesOf, mostLines, poolDigits, unitBounds } from '../../contracts/pools/index.ts';
import type { TotoOrder } from '../../contracts/toto.ts';
import { refusal } from '../coupon/index.ts';
import type { CallerSession } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { payTicket, requireTicket } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { isOnSale } from './results.ts';
import { addTicket, drawOf } from './store.ts';

function unitOf(amount: number): number {
  if (!isWireMoney(amount, poolDigits)) throw wrongField('amount', 'field_error_amount');
  const unit = toMinor(amount, poolDigits);
  if (unit < unitBounds.min) throw refusal(errorCodes.amountBelowMin);
  if (unit > unitBounds.max) throw refusal(errorCodes.amountAboveMax);
  return unit;
}

/**
 * Buys a ticket in the transaction that stores the answer under the call's key. All checks come before the money moves;
 * a ticket after the first kick-off is refused, not taken back later. Gives its number. Rows TOTO-01, TOTO-04.
 */
export function buyTicket(world: World, caller: CallerSession, order: TotoOrder): number {
  const { drawId, picks, amount, accountId, price } = order;
  const draw = drawOf(world, drawId);
  if (!isOnSale(world, draw)) throw refusal(errorCodes.marketClosed);
  if (!arePicks(draw.kind, picks)) throw wrongField('picks', 'field_error_required');
  const lines = linesOf(picks);
  if (lines > mostLines) throw wrongField('picks', 'field_error_amount');
  const unit = unitOf(amount);
  const poolMinor = unit * lines;
  const paid = requireTicket(world, caller, { accountId, minor: poolMinor, told: price });
  const id = addTicket(
    world,
    {
      ...{ draw_id: drawId, bot: null, user_id: caller.userId, account_id: accountId },
      ...{ iso: paid.iso, rate: paid.rate, price: paid.price, unit, lines },
    },
    picks.map((chosen) => chosen.toSorted((a, b) => a - b)),
  );
  payTicket(world, paid, {
    ...{ key: `toto-stake:${String(id)}`, kind: 'toto-stake', house: `toto-pool-${drawId}`, poolMinor },
  });
  return id;
}

import { isAntiExpress, isExpress } from '../../contracts/coupon-types.ts';
import type { World } from '../world/world.ts';
import type { Plan } from './plan.ts';
import { eachWayReturn, returnOf } from './slip.ts';

/** Cashback may return half of it, and half a per cent must stay with the house. */
const leastMargin = 0.01;

/**
 * The share of a stake that the house keeps on average, as known when the bet is taken: cashback and points are paid
 * out of it and never more. With several lines it is the figure of the best leg only. A coupon with another gift of the
 * house keeps nothing. Decision D-533.
 */
export function marginOf(world: World, { typeId, bets, terms }: Pick<Plan, 'typeId' | 'bets' | 'terms'>): number {
  if (terms.hasBonusBet === true || terms.hyper !== undefined || terms.promoCode !== undefined) return 0;
  if (isAntiExpress(typeId)) return 0;
  const returns = bets.map((bet) => (terms.isEachWay === true ? eachWayReturn : returnOf)(world, bet));
  const isOneLine = isExpress(typeId) || bets.length === 1;
  const back = isOneLine ? returns.reduce((all, one) => all * one, 1) : Math.max(...returns);
  const margin = Math.max(0, 1 - back);
  return margin < leastMargin ? 0 : Number(margin.toFixed(6));
}

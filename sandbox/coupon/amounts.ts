import { accountTypes } from '../../contracts/account.ts';
import type { AmountsAnswer, AmountsRequest, CouponIn } from '../../contracts/coupon.ts';
import { isConditional, isSeveralSingles } from '../../contracts/coupon-types.ts';
import { couponFigures, toWire } from '../../contracts/maths/index.ts';
import type { z } from '../../contracts/zod.ts';
import { ownLargestStake } from '../protection/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { leftPart } from './left-part.ts';
import { betMaxima } from './limits.ts';
import { planCoupon, stakedOf, typeOf } from './plan.ts';
import { readSlip } from './slip.ts';

type Request = z.infer<typeof AmountsRequest>;
type Answer = z.infer<typeof AmountsAnswer>['data'];

/** Limits of a slip without stakes, in the account's currency. Spec: coupon §5. */
export function amountsOf(world: World, userId: number, request: Request, purse: Purse): Answer {
  const typeId = typeOf(request);
  const bets = readSlip(world, typeId, request.bets);
  const config = siteConfig(world, 'en');
  const { limits, input } = planCoupon(world, slipOf(request), { typeId, bets, purse, config, amount: 1 });
  const wire = (minor: number | null) => (minor === null ? null : toWire(minor, purse.digits));
  const max = limits.max;
  // A stake of bonus money counts against no limit of the player.
  const own = purse.accountType === accountTypes.bonus ? null : ownLargestStake(world, userId, purse.iso);
  return {
    minBetAmount: toWire(limits.min, purse.digits),
    maxBetAmount: wire(max),
    maxPayout: toWire(limits.maxPayout, purse.digits),
    ...leftPart(limits, purse),
    ...(own !== null && { ownMaxAmount: toWire(own, purse.digits) }),
    ...(isConditional(typeId) && { byBlockId: blockMaxima(input, wire) }),
    ...(isSeveralSingles(typeId) && {
      byBetId: Object.fromEntries(
        betMaxima(world, config, purse, stakedOf(bets)).map(([id, most]) => [id, wire(most)]),
      ),
    }),
  };
}

/** The maximum of each block when the first one takes its maximum. */
function blockMaxima(input: Parameters<typeof couponFigures>[0], wire: (minor: number | null) => number | null) {
  const blocks = [...new Set(input.legs.map(({ block = 1 }) => block))].toSorted((a, b) => a - b);
  const amounts = blocks.map((_, index) => (index === 0 ? (input.maxBetAmount ?? 1) : null));
  const result = couponFigures({ ...input, amounts });
  const maxima = result.ok ? (result.figures.maxByBlock ?? []) : [];
  return Object.fromEntries(blocks.map((block, index) => [block, wire(maxima[index] ?? null)]));
}

/** A slip with these bets, none of them settled. */
const slipOf = ({ accountId, typeId, systemValue, bets }: Request): CouponIn => ({
  id: '',
  accountId,
  typeId,
  systemValue,
  bets,
  amount: 0,
  changeCoefAction: 2,
  coef: 0,
  coefByView: '',
  coefViewId: 0,
  isDropOnScoreChange: false,
  refId: 0,
  source: 'coupon',
  lng: 'en',
});

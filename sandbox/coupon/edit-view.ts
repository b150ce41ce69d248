import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type EditPreview, mostChoices } from '../../contracts/edit-bet.ts';
import { milliToWire, toWire } from '../../contracts/maths/index.ts';
import { isCombined, marketKeyOf } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { betAnswer } from './calculate.ts';
import type { EditPlan } from './edit-plan.ts';
import type { SlipBet } from './slip.ts';
import type { StoredCoupon } from './types.ts';

/** The alternatives to a leg: the other outcomes of its market. A joined bet is the only one of its kind. */
function choicesOf({ simulator }: World, { bet, match }: SlipBet, lng: string): EditPreview['bets'][number]['choices'] {
  if (match === undefined || isCombined(bet.marketId)) return [];
  const { groupId, period } = marketKeyOf(bet.marketId);
  return simulator
    .marketsOf(match.id)
    .filter(({ id, milli }) => id !== bet.marketId && milli > 1000)
    .filter(({ id, groupId: group }) => group === groupId && marketKeyOf(id).period === period)
    .slice(0, mostChoices)
    .map(({ id, typeId, param, name, milli, isBlocked }) => ({
      marketId: id,
      typeId,
      ...(param !== undefined && { param }),
      name: localize(name, lng),
      coef: milliToWire(milli),
      isBlocked,
    }));
}

/** The wire form of what an edit would do. */
export function editPreview(
  world: World,
  { iso }: StoredCoupon,
  { fault, value, mistakeUntil, made }: EditPlan,
  lng: CouponIn['lng'],
): EditPreview {
  const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  if (made === null) return { value: null, typeId: couponTypes.single, coef: 0, possibleWin: 0, fault, bets: [] };
  const { plan, possibleWin } = made;
  return {
    value: value > 0 ? wire(value) : null,
    ...(mistakeUntil !== null && { mistakeUntil: Math.floor(mistakeUntil / 1000) }),
    typeId: plan.typeId,
    coef: milliToWire(plan.milli),
    possibleWin: value > 0 ? wire(possibleWin) : 0,
    fault,
    bets: plan.bets.map((slipBet) => {
      const { bet, market, isLive } = slipBet;
      const { name, groupName } = world.simulator.namesOf(bet.marketId);
      return {
        ...betAnswer(world, { lng, coefViewId: 0 }, slipBet),
        name: localize(name, lng),
        groupName: localize(groupName, lng),
        gameId: bet.gameId,
        typeId: bet.typeId,
        ...(market?.param !== undefined && { param: market.param }),
        isLive,
        choices: choicesOf(world, slipBet, lng),
      };
    }),
  };
}

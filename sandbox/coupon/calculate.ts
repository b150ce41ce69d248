import type { CouponCalc, CouponIn } from '../../contracts/coupon.ts';
import { couponTypes, isMultiBet, isSeveralSingles, isSystem } from '../../contracts/coupon-types.ts';
import {
  binomial,
  bonusBetMilli,
  couponFigures,
  isOddsView,
  type Milli,
  milliToWire,
  oddsText,
  systemOptions,
  toWire,
} from '../../contracts/maths/index.ts';
import { siteConfig } from '../site/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { availableAdvance } from './advance.ts';
import { champNameOf } from './bet-facts.ts';
import { hyperFor } from './hyper.ts';
import { leftPart } from './left-part.ts';
import { betMaxima, bindingLimits } from './limits.ts';
import { goneMatchPart, matchPart } from './match-part.ts';
import { betAmount, isBonusBetOffered, legsOf, type Plan, planCoupon, stakedOf, typeOf } from './plan.ts';
import { resultNow } from './result-now.ts';
import { readSlip, type SlipBet } from './slip.ts';

/** Odds in the slip's own view. Decimal for an unknown view. */
const byView = (milli: Milli, view: number): string =>
  milli > 1000 ? oddsText(milli, isOddsView(view) ? view : 0) : '';

/**
 * The values of a slip now, as visitors and players see them before they send it. Refuses only what is no sum of the
 * currency.
 */
export function calculate(world: World, slip: CouponIn, purse: Purse): CouponCalc {
  const config = siteConfig(world, slip.lng);
  const typeId = typeOf(slip);
  const bets = readSlip(world, typeId, slip.bets);
  const plan = planCoupon(world, slip, { typeId, bets, purse, config });
  const { limits, milli } = plan;
  const wire = (minor: number) => toWire(minor, purse.digits);
  const figures = figuresFor(slip, plan, purse);
  const hyper = hyperFor(world, config, { typeId, bets, iso: purse.iso });
  const { min: least } = bindingLimits(world, config, stakedOf(bets), { ...purse, typeId, milli, lines: 1 });
  const anti = couponFigures({ typeId: couponTypes.antiExpress, legs: legsOf(bets, 'milli'), amount: 1 });
  return {
    coef: milliToWire(milli),
    coefByView: byView(milli, slip.coefViewId),
    minBetAmount: wire(limits.min),
    maxBetAmount: limits.max === null ? null : wire(limits.max),
    maxPayout: wire(limits.maxPayout),
    ...leftPart(limits, purse),
    ...(anti.ok &&
      typeof anti.figures.antiExpressCoef === 'number' && {
        antiExpressCoef: milliToWire(anti.figures.antiExpressCoef),
      }),
    ...(isBonusBetOffered(config, typeId, plan.input.legs) && {
      bonusBet: { coef: milliToWire(bonusBetMilli(bets.length)) },
    }),
    systemValues: optionsOf(slip, bets).map((option) => ({
      ...option,
      // Each line must cost at least the smallest coin.
      minBetAmount: wire(Math.max(least, option.combo)),
    })),
    ...(isSeveralSingles(typeId) && {
      byBetId: Object.fromEntries(
        betMaxima(world, config, purse, stakedOf(bets)).map(([id, most]) => [id, most === null ? null : wire(most)]),
      ),
    }),
    possibleWin: wire(figures?.possibleWin ?? 0),
    ...(figures?.minWin !== undefined && { minPossibleWin: wire(figures.minWin) }),
    availablePrepaidAmount: purse.accountId === 0 ? 0 : wire(availableAdvance(world, purse, bets)),
    ...(hyper !== null && {
      hyperBonus: {
        hyperBonusPercent: hyper.percent,
        minHyperBonusBetLimit: wire(hyper.min),
        maxHyperBonusLimit: wire(hyper.max),
      },
    }),
    bets: bets.map((slipBet) => betAnswer(world, slip, slipBet)),
  };
}

/** Figures of the slip with its stakes. Null: the type has no such value, or the value does not fit the type. */
function figuresFor(slip: CouponIn, { input, typeId, bets }: Plan, purse: Purse) {
  const amounts = isSeveralSingles(typeId)
    ? bets.map(({ bet }) => betAmount(slip, bet.marketId, purse))
    : input.amounts;
  const result = couponFigures({ ...input, amounts });
  return result.ok ? result.figures : null;
}

/** Possible sizes of a system of these bets, or of the blocks of a multi-bet. */
function optionsOf({ typeId, isSystemBanker = true }: CouponIn, bets: readonly SlipBet[]) {
  const lobby = bets.filter(({ bet }) => bet.blockId === 0).length;
  if (!isMultiBet(typeId)) return systemOptions(bets.length, isSystem(typeId) && isSystemBanker ? lobby : 0);
  const blocks = new Set(bets.map(({ bet }) => bet.blockId).filter((block) => block !== 0)).size;
  const sizes = Array.from({ length: Math.max(0, blocks - 1) }, (_, index) => index + 1);
  return sizes.map((value) => ({ value, offset: lobby, combo: binomial(blocks, value) }));
}

/** What the book says of one bet of a slip now. */
export function betAnswer(
  world: World,
  { lng, coefViewId }: Pick<CouponIn, 'lng' | 'coefViewId'>,
  slipBet: SlipBet,
): CouponCalc['bets'][number] {
  const { bet, match, market, milli, isFinished, isBlocked, isDepend, isBannedExpress } = slipBet;
  const names = world.simulator.namesOf(bet.marketId);
  const result = isFinished ? resultNow(world, bet.marketId) : null;
  return {
    marketId: bet.marketId,
    coef: milliToWire(market?.milli ?? milli),
    coefByView: byView(milli, coefViewId),
    isBlocked,
    isDepend,
    isBannedExpress,
    // A bet that cannot be combined cannot be in every line either.
    isDisabledBanker: isBannedExpress,
    statusId: result ?? (match !== undefined && match.status < 2 ? -1 : -2),
    game: match === undefined ? goneMatchPart(bet.gameId) : matchPart(match, champNameOf(world, match.champId), lng),
    ...(slipBet.race?.eachWay && { eachWay: slipBet.race.eachWay }),
    name: localize(names.name, lng),
    groupName: localize(names.groupName, lng),
  };
}

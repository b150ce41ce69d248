import type { CouponCalc, CouponIn } from '../../contracts/coupon.ts';
import {
  binomial,
  bonusBetMilli,
  couponFigures,
  isOddsView,
  milliToWire,
  oddsText,
  systemOptions,
  toWire,
  type Milli,
} from '../../contracts/maths/index.ts';
import { siteConfig } from '../site/index.ts';
import { marketKeyOf } from '../simulator/ids.ts';
import { groupName, outcomeName } from '../simulator/texts/markets.ts';
import { localize } from '../simulator/types.ts';
import type { World } from '../world/index.ts';
import type { Purse } from './account.ts';
import { availableAdvance } from './advance.ts';
import { champNameOf } from './bet-facts.ts';
import { gamePart, goneGamePart } from './game-part.ts';
import { offeredHyper } from './hyper.ts';
import { betMaxima, bindingLimits } from './limits.ts';
import { betAmount, isBonusBetOffered, legsOf, planCoupon, typeOf, type Plan } from './plan.ts';
import { readSlip, type SlipBet } from './slip.ts';

/** Odds in the view that the slip shows them in; decimal for a view that does not exist. */
const byView = (milli: Milli, view: number): string =>
  milli > 1000 ? oddsText(milli, isOddsView(view) ? view : 0) : '';

/** Values of a slip at this moment: what a visitor or a player sees before he sends it. Only what is no sum of the currency is refused. */
export function calculate(world: World, slip: CouponIn, purse: Purse): CouponCalc {
  const config = siteConfig(world, slip.lng);
  const typeId = typeOf(slip);
  const bets = readSlip(world, typeId, slip.bets);
  const plan = planCoupon(slip, { typeId, bets, purse, config });
  const { limits, milli } = plan;
  const wire = (minor: number) => toWire(minor, purse.digits);
  const figures = figuresFor(slip, plan, purse);
  const hyper = offeredHyper(config, typeId, bets.length, purse.iso);
  const { min: least } = bindingLimits(config, { ...purse, typeId, milli, lines: 1 });
  const anti = couponFigures({ typeId: 6, legs: legsOf(bets, 'milli'), amount: 1 });
  return {
    coef: milliToWire(milli),
    coefByView: byView(milli, slip.coefViewId),
    minBetAmount: wire(limits.min),
    maxBetAmount: limits.max === null ? null : wire(limits.max),
    maxPayout: wire(limits.maxPayout),
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
    ...(typeId === 9 && {
      byBetId: Object.fromEntries(
        betMaxima(
          config,
          purse,
          bets.map(({ bet, milli: one }) => ({ marketId: bet.marketId, milli: one })),
        ).map(([id, most]) => [id, most === null ? null : wire(most)]),
      ),
    }),
    possibleWin: wire(figures?.possibleWin ?? 0),
    ...(figures?.minWin !== undefined && { minPossibleWin: wire(figures.minWin) }),
    availablePrepaidAmount: purse.accountId === 0 ? 0 : wire(availableAdvance(world, purse)),
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

/** Figures of the slip with its stakes; null while it has none, or does not fit its type. */
function figuresFor(slip: CouponIn, { input, typeId, bets }: Plan, purse: Purse) {
  const amounts = typeId === 9 ? bets.map(({ bet }) => betAmount(slip, bet.marketId, purse)) : input.amounts;
  const result = couponFigures({ ...input, amounts });
  return result.ok ? result.figures : null;
}

/** Sizes that a system of these bets can have: of bets, or of blocks in a multi-bet. */
function optionsOf({ typeId, isSystemBanker = true }: CouponIn, bets: readonly SlipBet[]) {
  const lobby = bets.filter(({ bet }) => bet.blockId === 0).length;
  if (typeId !== 4) return systemOptions(bets.length, typeId === 2 && isSystemBanker ? lobby : 0);
  const blocks = new Set(bets.map(({ bet }) => bet.blockId).filter((block) => block !== 0)).size;
  const sizes = Array.from({ length: Math.max(0, blocks - 1) }, (_, index) => index + 1);
  return sizes.map((value) => ({ value, offset: lobby, combo: binomial(blocks, value) }));
}

function betAnswer(world: World, { lng, coefViewId }: CouponIn, slipBet: SlipBet): CouponCalc['bets'][number] {
  const { bet, game, market, milli, isFinished, isBlocked, isDepend, isBannedExpress } = slipBet;
  const key = marketKeyOf(bet.marketId);
  const result = isFinished ? world.simulator.resultOf(bet.marketId) : null;
  return {
    marketId: bet.marketId,
    coef: milliToWire(market?.milli ?? milli),
    coefByView: byView(milli, coefViewId),
    isBlocked,
    isDepend,
    isBannedExpress,
    // What cannot be combined cannot stand in every line either.
    isDisabledBanker: isBannedExpress,
    statusId: result ?? (game !== undefined && game.status < 2 ? -1 : -2),
    game: game === undefined ? goneGamePart(bet.gameId) : gamePart(game, champNameOf(world, game.champId), lng),
    // Known of every number that can ever be offered.
    name: localize(outcomeName(key), lng),
    groupName: localize(groupName(key), lng),
  };
}

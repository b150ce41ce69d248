import { combine, sample } from 'effector';

import { isAntiExpress, isOneLine, isSeveralSingles } from '@contracts/coupon-types';

import {
  $arrangedBets,
  $betCount,
  $blockStakes,
  $heldBets,
  $isActiveSystemBanker,
  $stake,
  $systemValue,
  $typeId,
} from '@/entities/coupon/@x/coupon-figures';
import { createPart, moduleOf, partWanted } from '@/shared/part';

import { noLineFigures } from '../lib/no-line-figures';
import { totalOdds } from '../lib/total-odds';
import { typeChoices } from '../lib/type-choices';
import { $calculation, $limits } from './calculation';
import { $figures } from './figures';

/** This arithmetic loads with the first bet, as the other does. */
const linesPart = createPart({ name: 'arithmetic of many lines', load: () => import('../lib/line-figures') });
const $arithmetic = moduleOf(linesPart);
sample({
  clock: $betCount,
  source: $arithmetic,
  filter: (arithmetic, count) => arithmetic === null && count > 0,
  fn: () => linesPart,
  target: partWanted,
});

/** The server's answer about the anti-express of these bets, whatever type the slip has. */
const $anti = $calculation.map(({ antiExpressCoef, maxPayout }) => ({
  milli: antiExpressCoef,
  isKnown: maxPayout !== null,
}));

/** The figures of systems, blocks, chains and the like. Null: the type is one line, or several singles. */
export const $lineFigures = combine(
  {
    bets: $arrangedBets,
    typeId: $typeId,
    stake: $stake,
    systemValue: $systemValue,
    isActiveSystemBanker: $isActiveSystemBanker,
    stakeByBlock: $blockStakes,
    maxPayout: $limits.map(({ maxPayout }) => maxPayout),
    maxBetAmount: $limits.map(({ maxBetAmount }) => maxBetAmount),
    anti: $anti,
    arithmetic: $arithmetic,
  },
  ({ arithmetic, ...slip }) => {
    if (isOneLine(slip.typeId) || isSeveralSingles(slip.typeId)) return null;
    return arithmetic?.lineFiguresOf(slip) ?? noLineFigures;
  },
);

/**
 * The possible win of the slip, whatever its type. Minor units, at most the largest payout. Null while it is not known.
 * Spec: coupon §5.
 */
export const $possibleWin = combine($figures, $lineFigures, (own, ofLines) => (ofLines ?? own).possibleWin);
/** Odds of a single or an express, thousandths; null for the other types. */
const $totalOdds = combine($heldBets, $typeId, totalOdds);
/** Odds of the slip, thousandths; null where the type has none. */
export const $slipOdds = combine($totalOdds, $lineFigures, (own, ofLines) => (ofLines ? ofLines.milliOdds : own));
/**
 * The one price of the slip, which multiplies its stake. It includes the bonus bet and the player's own price, and the
 * slip shows it next to a stake. Null where no single number multiplies the stake (systems, blocks, chains, several
 * singles).
 */
export const $slipPrice = combine($figures, $lineFigures, $typeId, (own, ofLines, typeId) =>
  isAntiExpress(typeId) ? (ofLines?.milliOdds ?? null) : own.milliOdds,
);
/** Spec: coupon §3 "calcSystemsMin". */
export const $minWin = $lineFigures.map((figures) => figures?.minWin ?? null);

/** Every type, and why one is not possible now. */
export const $typeChoices = combine($betCount, $anti, (count, { milli, isKnown }) =>
  typeChoices(count, count < 2 || milli !== null || !isKnown),
);

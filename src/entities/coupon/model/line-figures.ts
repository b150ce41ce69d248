import { combine, sample } from 'effector';

import { createPart, moduleOf, partWanted } from '@/shared/part';

import { typeChoices } from '../lib/types';
import { noLineFigures } from '../lib/no-line-figures';
import { $arrangedBets, $blockStakes, $isActiveSystemBanker, $systemValue } from './blocks';
import { $figures } from './figures';
import { $betCount, $bets, $typeId } from './slip-state';
import { $limits, $stake, $totalOdds } from './stake';

/** Comes with the first bet, as the other arithmetic does. */
const linesPart = createPart({ name: 'arithmetic of many lines', load: () => import('../lib/line-figures') });
const $arithmetic = moduleOf(linesPart);
sample({
  clock: $betCount,
  source: $arithmetic,
  filter: (arithmetic, count) => arithmetic === null && count > 0,
  fn: () => linesPart,
  target: partWanted,
});

/** Systems, blocks, chains and their like; null: the type is one line, or several singles. */
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
    arithmetic: $arithmetic,
  },
  ({ arithmetic, ...slip }) => {
    if (slip.typeId < 2 || slip.typeId === 9) return null;
    return arithmetic?.lineFiguresOf(slip) ?? noLineFigures;
  },
);

/** Of any type. Minor units, capped by the largest payout; null while it cannot be said. Spec: coupon §5. */
export const $possibleWin = combine($figures, $lineFigures, (own, ofLines) => (ofLines ?? own).possibleWin);
/** Odds of the slip, thousandths; null where the type has none. */
export const $slipOdds = combine($totalOdds, $lineFigures, (own, ofLines) => (ofLines ? ofLines.milliOdds : own));
/**
 * The one price of the slip: what it multiplies its stake by, bonus bet and own price inside; null where no single number does (systems, blocks,
 * chains, several singles). What is shown beside a stake is this.
 */
export const $slipPrice = combine($figures, $lineFigures, $typeId, (own, ofLines, typeId) =>
  typeId === 6 ? (ofLines?.milliOdds ?? null) : own.milliOdds,
);
/** Spec: coupon §3 "calcSystemsMin". */
export const $minWin = $lineFigures.map((figures) => figures?.minWin ?? null);

const $isAntiExpressOffered = combine($bets, $arithmetic, (bets, arithmetic) =>
  bets.length < 2 ? true : (arithmetic?.isAntiExpressOffered(bets) ?? true),
);
/** Every type, and why one is not possible now. */
export const $typeChoices = combine($betCount, $isAntiExpressOffered, typeChoices);

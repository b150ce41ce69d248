import { combine, createEffect, sample } from 'effector';
import { not } from 'patronum';

import { $now } from '@/shared/lib/clock';

import { maxBets } from '../lib/types';
import { $isActiveSystemBanker, $stakeByBlock, $storedSystemValue } from './blocks';
import { betRemoved, couponCleared, fillUndone, removalUndone, slipFilled } from './slip';
import {
  $addedAtByBetId,
  $bets,
  $chosenTypeId,
  $cleared,
  $isFrozen,
  $replaced,
  clearApplied,
  fillApplied,
  type Kept,
  slipRestored,
} from './slip-state';
import { $currencyIso, $stakeByBet, $storedStake } from './stake';
import { readSlipFx } from './storage';

/** The slip as it is now. A press that removes all of it keeps this, so that the player can undo the press. */
const $kept = combine({
  bets: $bets,
  addedAtByBetId: $addedAtByBetId,
  chosenTypeId: $chosenTypeId,
  terms: combine({
    iso: $currencyIso,
    stake: $storedStake,
    stakeByBet: $stakeByBet,
    stakeByBlock: $stakeByBlock,
    systemValue: $storedSystemValue,
    isSystemBanker: $isActiveSystemBanker,
  }),
});

const $isOpen = not($isFrozen);
sample({ clock: couponCleared, source: $kept, filter: $isOpen, target: clearApplied });
const emptied = sample({
  clock: betRemoved,
  source: { kept: $kept, isOpen: $isOpen },
  filter: ({ kept: { bets }, isOpen }, id) => isOpen && bets.length === 1 && bets[0]?.market.id === id,
});
sample({ clock: emptied, fn: ({ kept }) => kept, target: clearApplied });

sample({
  clock: slipFilled,
  source: { kept: $kept, isFrozen: $isFrozen, at: $now },
  filter: (_, { bets }) => bets.length > 0,
  fn: ({ kept, isFrozen, at }, { bets, typeId, source }) => ({
    source,
    bets: bets.slice(0, maxBets),
    addedAtByBetId: Object.fromEntries(bets.map(({ market }) => [market.id, at])),
    chosenTypeId: typeId,
    isNewSlip: isFrozen,
    replaced: isFrozen || kept.bets.length === 0 ? null : kept,
  }),
  target: fillApplied,
});

/** Sums in another currency mean nothing in this one. */
const inCurrency = (kept: Kept, iso: string): Kept =>
  kept.terms.iso === iso
    ? kept
    : { ...kept, terms: { ...kept.terms, iso, stake: null, stakeByBet: {}, stakeByBlock: {} } };

const unfilled = sample({
  clock: fillUndone,
  source: { kept: $replaced, iso: $currencyIso },
  fn: ({ kept, iso }) => kept && inCurrency(kept, iso),
});
sample({ clock: unfilled.filterMap((kept) => kept ?? undefined), target: slipRestored });

// A cleared slip was never sent, so it is restored under its old key, unless another tab has since begun or sent a slip
// under that key.
const recheckFx = createEffect(async (_: Kept) => {
  await readSlipFx();
});
const unclearing = sample({ clock: removalUndone, source: $cleared });
sample({ clock: unclearing.filterMap((kept) => kept ?? undefined), target: recheckFx });
const uncleared = sample({
  clock: recheckFx.finally,
  source: { bets: $bets, isFrozen: $isFrozen, iso: $currencyIso },
  fn: ({ bets, isFrozen, iso }, { params }) => (isFrozen || bets.length > 0 ? undefined : inCurrency(params, iso)),
});
sample({ clock: uncleared.filterMap((kept) => kept), target: slipRestored });

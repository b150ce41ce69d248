import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { couponKey } from '@/shared/config';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { mergedRecord, recordFrom, type Sent, type SentChange, type SlipRecord } from '../lib/slip-record';
import { $isActiveSystemBanker, $stakeByBlock, $storedSystemValue } from './blocks';
import { couponOpened } from './opening';
import { slipEdited, slipReleased } from './slip-changes';
import {
  $addedAtByBetId,
  $bets,
  $chosenTypeId,
  $currentSent,
  $sent,
  $slipIds,
  idsMade,
  slipLoaded,
} from './slip-state';
import { $currencyIso, $stakeByBet, $storedStake } from './stake';

/** Ids kept ahead; see `SlipRecord`. */
const IDS_AHEAD = 3;

/** What another tab wrote; null: it was removed. */
const writtenElsewhere = createEvent<string | null>();

/** Null when there is nothing, or what storage holds is no JSON. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where the slip is kept. Throws when storage is shut. */
export const $slipStorage = createStore(
  {
    read: () => localStorage.getItem(couponKey),
    write: (text: string) => {
      localStorage.setItem(couponKey, text);
    },
  },
  { serialize: 'ignore' },
);

/** The slip as it stands in storage, another tab's last word included. */
export const readSlipFx = attach({ source: $slipStorage, effect: ({ read }) => parse(read()) });
export const watchSlipFx = createEffect(() => {
  const written = scopeBind(writtenElsewhere, { safe: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === couponKey) written(newValue);
  });
});
export const makeIdsFx = createEffect((count: number) => Array.from({ length: count }, newUuid));

/** Stakes that hold a sum. */
const known = (stakes: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stakes).filter((entry): entry is [string, number] => entry[1] !== null && entry[1] > 0),
  );

/** What is kept. Spec: coupon §3 "addedAtByBetId"; decision D-100. */
const $slipRecord = combine(
  {
    ids: $slipIds,
    bets: $bets,
    addedAtByBetId: $addedAtByBetId,
    chosenTypeId: $chosenTypeId,
    iso: $currencyIso,
    stake: $storedStake,
    stakeByBet: $stakeByBet,
    systemValue: $storedSystemValue,
    isSystemBanker: $isActiveSystemBanker,
    stakeByBlock: $stakeByBlock,
    sent: $sent,
  },
  ({ stakeByBet, stakeByBlock, ...rest }): SlipRecord => ({
    ...rest,
    stakeByBet: known(stakeByBet),
    stakeByBlock: known(stakeByBlock),
  }),
);

const removedBy = (change: SentChange): string | null =>
  change !== null && 'removed' in change ? change.removed : null;

/**
 * Writes the slip now; what must be kept before it goes out waits for this. Reads first: a tab that has not yet heard of the others neither
 * drops a key that they wait for, nor brings back a slip that they are done with. `isLate`: nothing was written, storage is ahead of this tab.
 * `hadKey`: the key that is struck off still stood there.
 */
export const storeSlipFx = attach({
  source: { record: $slipRecord, storage: $slipStorage, now: $now },
  effect: ({ record, storage, now }, change: SentChange) => {
    const stored = recordFrom(parse(storage.read()), now);
    const next = mergedRecord(stored, record, change);
    if (next !== null) storage.write(JSON.stringify(next));
    const removed = removedBy(change);
    return { isLate: next === null, hadKey: stored.sent.some(({ key }) => key === removed) };
  },
});

/** False: storage is shut, so a reload would lose the slip. */
export const $isSlipKept = createStore(true)
  .on(storeSlipFx.done, () => true)
  .on(storeSlipFx.fail, () => false);

sample({ clock: couponOpened, target: [readSlipFx, watchSlipFx] });

/** Bets of the slip as it was last read: whoever speaks of changes later counts from here. */
export const $keptCount = createStore(0).on(slipLoaded, (_, { bets }) => bets.length);

/** A key has its answer. `isFirst`: no other tab was quicker to strike it off; where storage is shut each tab is on its own. */
export const keyStruckOff = storeSlipFx.finally.filterMap((settled) => {
  const key = removedBy(settled.params);
  return key === null ? undefined : { key, isFirst: settled.status === 'fail' || settled.result.hadKey };
});

/** The slip that this tab waited for has its answer, which another tab heard: it is gone from storage, and its id with it. */
export const slipSettledElsewhere = createEvent<Sent>();

const read = sample({
  clock: [readSlipFx.doneData.filterMap((raw) => raw ?? undefined), writtenElsewhere.map(parse)],
  source: { waiting: $currentSent, now: $now },
  fn: ({ waiting, now }, raw) => ({ waiting, record: recordFrom(raw, now) }),
});
sample({ clock: read, fn: ({ record }) => record, target: slipLoaded });
sample({
  clock: read.filterMap(({ waiting, record }) =>
    waiting === null || record.ids.includes(waiting.key) || record.sent.some(({ key }) => key === waiting.key)
      ? undefined
      : waiting,
  ),
  target: slipSettledElsewhere,
});

sample({
  clock: [readSlipFx.finally, slipEdited],
  source: $slipIds,
  filter: (ids) => ids.length < IDS_AHEAD,
  fn: (ids) => IDS_AHEAD - ids.length,
  target: makeIdsFx,
});
sample({ clock: makeIdsFx.doneData, target: idsMade });

sample({ clock: slipEdited, fn: () => null, target: storeSlipFx });
sample({ clock: slipReleased, fn: ({ key }) => ({ removed: key }), target: storeSlipFx });
// Late: what storage has is newer than what this tab shows.
sample({ clock: storeSlipFx.doneData, filter: ({ isLate }) => isLate, fn: () => undefined, target: readSlipFx });

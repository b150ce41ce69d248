import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { couponKey } from '@/shared/config';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { mergedRecord, recordFrom, type SentChange, type SlipRecord } from '../lib/slip-record';
import { $isActiveSystemBanker, $stakeByBlock, $storedSystemValue } from './blocks';
import { couponOpened } from './opening';
import { slipEdited, slipReleased } from './slip-changes';
import { $addedAtByBetId, $bets, $chosenTypeId, $sent, $slipIds, idsMade, slipLoaded } from './slip-state';
import { $currencyIso, $stakeByBet, $storedStake } from './stake';

/** How many ids are made ahead: see `SlipRecord`. */
const idsAhead = 3;

/** Another tab wrote this text. Null: it removed the slip. */
const writtenElsewhere = createEvent<string | null>();

/** Null when storage holds nothing, or no JSON. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where the slip is kept. Throws when the browser gives no storage. */
export const $slipStorage = createStore({
  read: () => localStorage.getItem(couponKey),
  write: (text: string) => {
    localStorage.setItem(couponKey, text);
  },
});

/** Reads the slip from storage, with the last change of another tab. */
export const readSlipFx = attach({ source: $slipStorage, effect: ({ read }) => parse(read()) });
export const watchSlipFx = createEffect(() => {
  const written = scopeBind(writtenElsewhere, { safe: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === couponKey) written(newValue);
  });
});
export const makeIdsFx = createEffect((count: number) => Array.from({ length: count }, newUuid));

/** Only the stakes that hold a sum. */
const known = (stakes: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stakes).filter((entry): entry is [string, number] => entry[1] !== null && entry[1] > 0),
  );

/** What storage keeps of a slip. Spec: coupon §3 "addedAtByBetId"; decision D-100. */
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
 * Writes the slip now. A slip is sent only after this write. Reads first, because this tab may not know of changes in
 * other tabs yet: it must neither drop a key whose answer they wait for, nor restore a slip that they have finished.
 * `isLate`: storage is ahead of this tab, so nothing was written. `hadKey`: the key that this write strikes off was
 * still there. `isTaken`: the key is there already, or its slip is finished, so the slip must not go out.
 */
export const storeSlipFx = attach({
  source: { record: $slipRecord, storage: $slipStorage, now: $now },
  effect: ({ record, storage, now }, change: SentChange) => {
    const stored = recordFrom(parse(storage.read()), now);
    const next = mergedRecord(stored, record, change);
    if (next !== null) storage.write(JSON.stringify(next));
    const removed = removedBy(change);
    const isLate = next === null;
    const isTaken = isLate && change !== null && 'added' in change;
    return { isLate, isTaken, hadKey: stored.sent.some(({ key }) => key === removed) };
  },
});

/** False: the browser gives no storage, so a reload would lose the slip. */
export const $isSlipKept = createStore(true)
  .on(storeSlipFx.done, () => true)
  .on(storeSlipFx.fail, () => false);

sample({ clock: couponOpened, target: [readSlipFx, watchSlipFx] });

/** How many bets the slip had when this tab last read it. Notices of changes are counted from here. */
export const $keptCount = createStore(0).on(slipLoaded, (_, { bets }) => bets.length);

/** The server has answered for a key. `isFirst`: no other tab struck the key off before. Without storage each tab counts as the first. */
export const keyStruckOff = storeSlipFx.finally.filterMap((settled) => {
  const key = removedBy(settled.params);
  return key === null ? undefined : { key, isFirst: settled.status === 'fail' || settled.result.hadKey };
});

sample({
  clock: [readSlipFx.doneData.filterMap((raw) => raw ?? undefined), writtenElsewhere.map(parse)],
  source: $now,
  fn: (now, raw) => recordFrom(raw, now),
  target: slipLoaded,
});

sample({
  clock: [readSlipFx.finally, slipEdited],
  source: $slipIds,
  filter: (ids) => ids.length < idsAhead,
  fn: (ids) => idsAhead - ids.length,
  target: makeIdsFx,
});
sample({ clock: makeIdsFx.doneData, target: idsMade });

sample({ clock: slipEdited, fn: () => null, target: storeSlipFx });
sample({ clock: slipReleased, fn: ({ key }) => ({ removed: key }), target: storeSlipFx });
// Storage has a newer slip than this tab shows, so read it.
sample({ clock: storeSlipFx.doneData, filter: ({ isLate }) => isLate, target: readSlipFx });

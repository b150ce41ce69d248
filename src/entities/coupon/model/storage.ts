import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $now } from '@/shared/lib/clock';

import { newUuid } from '../lib/uuid';
import { recordFrom, type SlipRecord } from '../lib/slip-record';
import { settingsFrom } from '../lib/settings-record';
import { $couponSettings, settingsEdited, settingsLoaded } from './settings';
import { $addedAtByBetId, $bets, $chosenTypeId, $sent, $slipIds, idsMade, slipEdited, slipLoaded } from './slip';
import { $currencyIso, $stakeByBet, $storedStake } from './stake';

/** Ids kept ahead; see `SlipRecord`. */
const IDS_AHEAD = 3;

/** The application has started: the slip of the last visit is taken up, and followed in other tabs. */
export const couponStarted = createEvent();
/** Another tab has written; null: it was removed. */
const storedElsewhere = createEvent<{ key: string; text: string | null }>();

export const KEYS = { slip: 'coupon', settings: 'coupon-settings' } as const;
type Key = (typeof KEYS)[keyof typeof KEYS];

/** Null when there is nothing, storage is shut, or what it holds is no JSON. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const readStoredFx = createEffect((key: Key): unknown => parse(localStorage.getItem(key)));
export const writeStoredFx = createEffect(({ key, value }: { key: Key; value: unknown }) => {
  localStorage.setItem(key, JSON.stringify(value));
});
export const watchStoredFx = createEffect(() => {
  const changed = scopeBind(storedElsewhere, { safe: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEYS.slip || key === KEYS.settings) changed({ key, text: newValue });
  });
});
export const makeIdsFx = createEffect((count: number) => Array.from({ length: count }, newUuid));

/** What is kept. Spec: coupon §3 "addedAtByBetId"; decision D-100. */
export const $slipRecord = combine(
  {
    ids: $slipIds,
    bets: $bets,
    addedAtByBetId: $addedAtByBetId,
    chosenTypeId: $chosenTypeId,
    iso: $currencyIso,
    stake: $storedStake,
    stakeByBet: $stakeByBet,
    sent: $sent,
  },
  ({ stakeByBet, ...rest }): SlipRecord => ({
    ...rest,
    stakeByBet: Object.fromEntries(
      Object.entries(stakeByBet).filter((entry): entry is [string, number] => entry[1] !== null),
    ),
  }),
);

/** Writes the slip now; what must be on disk before it goes out waits for this. */
export const storeSlipFx = attach({
  source: $slipRecord,
  mapParams: (_: void, value) => ({ key: KEYS.slip, value }),
  effect: writeStoredFx,
});
/** The slip as it stands in storage, another tab's last word included. */
export const readSlipFx = attach({ mapParams: (_: void) => KEYS.slip, effect: readStoredFx });
const readSettingsFx = attach({ mapParams: (_: void) => KEYS.settings, effect: readStoredFx });
const storeSettingsFx = attach({
  source: $couponSettings,
  mapParams: (_: void, value) => ({ key: KEYS.settings, value }),
  effect: writeStoredFx,
});

/** False: storage is shut, so a reload would lose the slip. */
export const $isSlipKept = createStore(true)
  .on(storeSlipFx.done, () => true)
  .on(storeSlipFx.fail, () => false);

sample({ clock: couponStarted, fn: () => undefined, target: [readSlipFx, readSettingsFx, watchStoredFx] });

sample({
  clock: readSlipFx.doneData,
  source: $now,
  filter: (_, raw) => raw !== null,
  fn: (now, raw) => recordFrom(raw, now),
  target: slipLoaded,
});
sample({ clock: readSettingsFx.doneData, fn: settingsFrom, target: settingsLoaded });

sample({
  clock: storedElsewhere,
  source: $now,
  filter: (_, { key }) => key === KEYS.slip,
  fn: (now, { text }) => recordFrom(parse(text), now),
  target: slipLoaded,
});
sample({
  clock: storedElsewhere,
  filter: ({ key }) => key === KEYS.settings,
  fn: ({ text }) => settingsFrom(parse(text)),
  target: settingsLoaded,
});

sample({
  clock: [readSlipFx.finally, slipEdited],
  source: $slipIds,
  filter: (ids) => ids.length < IDS_AHEAD,
  fn: (ids) => IDS_AHEAD - ids.length,
  target: makeIdsFx,
});
sample({ clock: makeIdsFx.doneData, target: idsMade });

sample({ clock: slipEdited, fn: () => undefined, target: storeSlipFx });
sample({ clock: settingsEdited, fn: () => undefined, target: storeSettingsFx });

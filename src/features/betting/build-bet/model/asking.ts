import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { throttle } from 'patronum';

import { $bets } from '@/entities/coupon';
import { $isFeedLive } from '@/shared/feed';
import { $language } from '@/shared/i18n';

import { joinMutation } from '../api/join';
import type { Joint } from '../lib/joint';
import { keyOf, type Wish, wishesOf } from '../lib/wishes';

/** While prices move, they are asked for this often, ms. */
const calmMs = 1000;

/** The slip appeared on the screen, or left it. */
export const slipShown = createEvent();
export const slipHidden = createEvent();
/** The player wants the price asked for once more, after it did not come. */
export const priceWanted = createEvent();
/** The player opens or closes "How it is priced" of these bets. */
export const howToggled = createEvent<{ key: string; isOpen: boolean }>();

export const $opened = createStore<ReadonlySet<string>>(new Set()).on(howToggled, (opened, { key, isOpen }) => {
  const next = new Set(opened);
  return (isOpen ? next.add(key) : next.delete(key)) ? next : opened;
});

export const $wishes = combine($bets, $opened, $language, wishesOf);
const $isShown = createStore(false)
  .on(slipShown, () => true)
  .on(slipHidden, () => false);

/** Asked for with these prices; nothing is asked for twice with the same, unless it failed. */
const sent = createEvent<readonly Wish[]>();
const $sent = createStore<ReadonlyMap<string, string>>(new Map()).on(
  sent,
  (_, wishes) => new Map(wishes.map(({ key, stamp }) => [key, stamp])),
);
/** The answer about these bets did not come. */
export const answerLost = createEvent<string>();
sample({ clock: joinMutation.finished.failure, fn: ({ params }) => keyOf(params.marketIds), target: answerLost });

/** The last answers, by the key of their wish. */
export const $joints = createStore<ReadonlyMap<string, Joint>>(new Map())
  .on(sent, (joints, wishes) => {
    const wanted = new Set(wishes.map(({ key }) => key));
    return new Map([...joints].filter(([key]) => wanted.has(key)));
  })
  .on(joinMutation.finished.success, (joints, { params, result }) =>
    new Map(joints).set(keyOf(params.marketIds), result),
  )
  .on(answerLost, (joints, key) => new Map(joints).set(key, { kind: 'failed' }));

const askFx = createEffect((wishes: readonly Wish[]) => {
  const ask = scopeBind(joinMutation.start, { safe: true });
  for (const { gameId, bets, lng, isExplained } of wishes)
    ask({ gameId, marketIds: bets.map(({ market }) => market.id), lng, isExplained });
});

const $keys = $wishes.map((wishes) => wishes.map(({ key }) => key).join(' '));
const $stamps = $wishes.map((wishes) => wishes.map(({ stamp }) => stamp).join(' '));
const due = sample({
  clock: [
    slipShown,
    priceWanted,
    $keys,
    howToggled,
    throttle({ source: $stamps, timeout: calmMs }),
    sample({ clock: $isFeedLive, filter: (isLive) => isLive }),
  ],
  source: { wishes: $wishes, asked: $sent, joints: $joints, isShown: $isShown },
  filter: ({ isShown }) => isShown,
  fn: ({ wishes, asked, joints }) => ({
    wishes,
    stale: wishes.filter(({ key, stamp }) => asked.get(key) !== stamp || joints.get(key)?.kind === 'failed'),
  }),
});
sample({ clock: due, filter: ({ stale }) => stale.length > 0, fn: ({ stale }) => stale, target: askFx });
sample({ clock: due, fn: ({ wishes }) => wishes, target: sent });

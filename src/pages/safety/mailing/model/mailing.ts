import { createEvent, createStore, sample } from 'effector';

import { type Channel, type MarketingConsent, noMarketing, type Product } from '@contracts/marketing';

import { $userId } from '@/entities/session';
import { readAgain } from '@/shared/api';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { chooseMutation, type Marketing, marketingQuery } from '../api/marketing';

/** The page opened, or somebody tries again after a failure. */
export const mailingWanted = createEvent();
export const cellChanged = createEvent<{ product: Product; channel: Channel; isOn: boolean }>();
export const savePressed = createEvent();
/** Everything off, and saved. */
export const nothingPressed = createEvent();

/** What the server keeps; null until it comes. */
export const $kept = createStore<Marketing | null>(null)
  .on([marketingQuery.finished.success, chooseMutation.finished.success], (_, { result }) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(marketingQuery.finished.failure, () => true)
  .reset(marketingQuery.start, marketingQuery.finished.success, $userId);

/** What the player ticks now. Nothing is ticked for them. */
export const $draft = createStore<MarketingConsent>(noMarketing)
  .on(chooseMutation.finished.success, (_, { result }) => result.consent)
  .on(cellChanged, (draft, { product, channel, isOn }) => ({
    ...draft,
    [product]: { ...draft[product], [channel]: isOn },
  }))
  .reset($userId);
/** They ticked something since the page opened: an answer that comes now does not take it back. */
const $isTicked = createStore(false)
  .on(cellChanged, () => true)
  .reset(mailingWanted, chooseMutation.finished.success, $userId);
sample({
  clock: marketingQuery.finished.success,
  source: $isTicked,
  filter: (isTicked) => !isTicked,
  fn: (_, { result }) => result.consent,
  target: $draft,
});
export const $isSaving = chooseMutation.$pending;

sample({ clock: mailingWanted, fn: () => ({}), target: marketingQuery.start });
readAgain(marketingQuery, chooseMutation.finished.success);
sample({ clock: savePressed, source: $draft, fn: (consent) => ({ consent }), target: chooseMutation.start });
sample({ clock: nothingPressed, fn: () => ({ consent: noMarketing }), target: chooseMutation.start });
sample({
  clock: chooseMutation.finished.success,
  source: $t,
  fn: (t) => ({ kind: 'success' as const, text: t('main_save_success') }),
  target: noticeShown,
});
sample({
  clock: chooseMutation.finished.failure,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('limits.failed') }),
  target: noticeShown,
});

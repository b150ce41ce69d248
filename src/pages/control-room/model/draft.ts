import { combine, createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import type { RoomCheck } from '@contracts/control-room';
import type { SiteVersion } from '@contracts/site-version';

import { $catalog } from '@/entities/plugin';
import type { ApiFailure } from '@/shared/api';

import { approveMutation, checkQuery, publishMutation, undoMutation } from '../api/room';
import { type AppEdit, type Draft, isEmpty, noDraft, withEdit, withOrder } from '../lib/draft';
import { linesOf, orderOf } from '../lib/room-line';
import { sessionMissed } from './operator';
import { $health, healthWanted, roomLeft } from './room';
import { $site, siteWanted } from './site';

export const edited = createEvent<{ id: string; edit: AppEdit }>();
export const ordered = createEvent<{ slot: string; order: readonly string[] }>();
export const discarded = createEvent();
export const reviewOpened = createEvent();
export const reviewClosed = createEvent();
export const published = createEvent<string>();

/** Changes that are not published yet. They outlast a refusal, a lost answer and another person's version. */
export const $draft = createStore<Draft>(noDraft).reset([discarded, roomLeft]);

const $entries = $catalog.map((catalog) => catalog?.entries ?? []);
export const $lines = combine($entries, $site, $draft, $health, (entries, site, draft, figures) =>
  site === null ? [] : linesOf(entries, site, draft, figures ?? []),
);
const listed = (setting: unknown): readonly string[] => {
  const { order } = Object(setting) as { order?: unknown };
  return Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
};
/** The apps of each slot: now, and in the draft. */
export const $orders = combine($entries, $site, $draft, (entries, site, draft) => (slot: string) => {
  const now = orderOf(slot, entries, listed(site?.slots[slot]));
  return { now, wanted: draft.orders[slot] ?? now };
});

sample({
  clock: edited,
  source: { draft: $draft, lines: $lines },
  fn: ({ draft, lines }, { id, edit }) => {
    const line = lines.find(({ entry }) => entry.id === id);
    return line === undefined ? draft : withEdit(draft, id, edit, line.now);
  },
  target: $draft,
});
sample({
  clock: ordered,
  source: { draft: $draft, orders: $orders },
  fn: ({ draft, orders }, { slot, order }) => withOrder(draft, slot, order, orders(slot).now),
  target: $draft,
});

/** What the draft would change; null while nobody knows. */
export const $check = createStore<RoomCheck | null>(null)
  .on(checkQuery.finished.success, (_, { result }) => result)
  .reset([$draft, reviewClosed]);
export const $checkFailed = createStore(false)
  .on(checkQuery.finished.failure, () => true)
  .reset([checkQuery.start, reviewClosed]);
export const $isReviewed = createStore(false)
  .on(reviewOpened, () => true)
  .reset([reviewClosed, discarded, publishMutation.finished.success, sessionMissed, roomLeft]);

/** Another operator published since the draft was compared. */
const isConflict = (error: ApiFailure) => error.kind === 'server' && error.code === errorCodes.conflict;

/** How the last press on "Publish" came out. */
export type PublishFault =
  { kind: 'conflict' | 'proposalsFull' | 'failed' } | { kind: 'fields'; lines: readonly string[] };
export const $publishFault = createStore<PublishFault | null>(null)
  .on(publishMutation.finished.failure, (_, { error }): PublishFault => {
    if (isConflict(error)) return { kind: 'conflict' };
    if (error.kind === 'server' && error.code === errorCodes.proposalsFull) return { kind: 'proposalsFull' };
    if (error.kind === 'server' && error.statusCode === 400)
      return { kind: 'fields', lines: Object.entries(error.fields).map(([path, text]) => `${path}: ${text}`) };
    return { kind: 'failed' };
  })
  .reset([publishMutation.start, reviewOpened]);
export const $isPublishing = publishMutation.$pending;
/** The version that was published or undone last from here. */
export const $last = createStore<SiteVersion | null>(null)
  .on([publishMutation.finished.success, approveMutation.finished.success], (_, { result }) => result.version)
  .on(undoMutation.finished.success, (_, { result }) => result)
  .reset([roomLeft, edited, ordered]);
/** What was sent last from here waits for a second operator. */
export const $isProposed = createStore(false)
  .on(publishMutation.finished.success, (_, { result }) => result.version === null)
  .reset([roomLeft, edited, ordered, approveMutation.finished.success, undoMutation.finished.success]);
export const $undoFailed = createStore(false)
  .on(undoMutation.finished.failure, () => true)
  .reset([undoMutation.start, roomLeft]);

sample({ clock: publishMutation.finished.success, fn: () => noDraft, target: $draft });
sample({
  clock: [reviewOpened, publishMutation.finished.failure.filter({ fn: ({ error }) => isConflict(error) })],
  source: $draft,
  filter: (draft) => !isEmpty(draft),
  target: checkQuery.start,
});
sample({
  clock: published,
  source: { draft: $draft, check: $check },
  filter: ({ check }) => check !== null,
  fn: ({ draft, check }, reason) => ({ draft, reason, base: check?.version ?? 0 }),
  target: publishMutation.start,
});
sample({ clock: publishMutation.finished.finally, target: [siteWanted, healthWanted] });
sample({
  clock: [publishMutation.finished.failure, checkQuery.finished.failure],
  filter: ({ error }) => error.statusCode === 401 || error.statusCode === 403,
  target: sessionMissed,
});

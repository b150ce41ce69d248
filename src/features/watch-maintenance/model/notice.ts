import { combine, createEffect, createStore, sample } from 'effector';

import { $isMaintenance, $maintenance, type MaintenanceWindow } from '@/entities/site';
import { $format, $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';
import { createPart, moduleOf, partWanted } from '@/shared/part';

import { maintenanceNotice } from '../lib/maintenance-text';

/** The texts about maintenance are not in the dictionaries. They load when the operator announces works. */
const wordsPart = createPart({ name: 'words of maintenance', load: () => import('@/shared/inline-texts') });
const $words = moduleOf(wordsPart);

const noticeKey = 'maintenance';
const storageKey = 'openbook.maintenanceClosed';

/** Names an announcement. When its times change, it is a new one. */
const idOf = ({ startsAt, endsAt, notifyFrom, notifyUntil }: MaintenanceWindow): string =>
  [startsAt, endsAt, notifyFrom, notifyUntil].join('-');

const isWithin = ({ notifyFrom, notifyUntil }: MaintenanceWindow, now: number): boolean =>
  notifyFrom !== null && notifyFrom <= now && (notifyUntil === null || now < notifyUntil);

// In a browser that stores nothing, each page shows the announcement once.
const readFx = createEffect(() => localStorage.getItem(storageKey));
const keepFx = createEffect((id: string) => {
  localStorage.setItem(storageKey, id);
});

/** The announcement that the player closed, here or on an earlier page. `isRead`: the storage has been read. */
const $closed = createStore<{ isRead: boolean; id: string | null }>({ isRead: false, id: null })
  .on(readFx.finally, (closed, outcome) => ({
    isRead: true,
    id: outcome.status === 'done' ? outcome.result : closed.id,
  }))
  .on(keepFx, (closed, id) => ({ ...closed, id }));

/** The announcement to show now, otherwise null. Spec: shell §4. */
const $announced = combine($maintenance, $isMaintenance, $now, $closed, (maintenance, isActive, now, closed) => {
  const id = idOf(maintenance);
  return closed.isRead && !isActive && closed.id !== id && isWithin(maintenance, now) ? id : null;
});

const $shown = createStore<{ noticeId: number; id: string } | null>(null);

sample({ clock: appReady, target: readFx });
sample({ clock: $announced, filter: (id) => id !== null, fn: () => wordsPart, target: partWanted });
sample({
  clock: [$announced, $words],
  source: { id: $announced, words: $words, maintenance: $maintenance, language: $language, format: $format },
  filter: ({ id, words }) => id !== null && words !== null,
  fn: ({ words, maintenance, language, format }) => ({
    kind: 'warning' as const,
    text: words === null ? '' : maintenanceNotice(maintenance, { ...format, language, say: words.inlineText }),
    isPermanent: true,
    key: noticeKey,
  }),
  target: noticeShown,
});
// Remembers which announcement the notice on the screen shows. So the page knows whether the player closed this notice
// or another.
sample({
  clock: $notice,
  source: $announced,
  filter: (id, notice) => id !== null && notice?.key === noticeKey,
  fn: (id, notice) => ({ noticeId: notice?.id ?? 0, id: id ?? '' }),
  target: $shown,
});
sample({
  clock: noticeClosed,
  source: $shown,
  filter: (shown, noticeId) => shown?.noticeId === noticeId,
  fn: (shown) => shown?.id ?? '',
  target: keepFx,
});

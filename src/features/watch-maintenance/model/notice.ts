import { combine, createEffect, createStore, sample } from 'effector';

import { $isMaintenance, $maintenance, type MaintenanceWindow } from '@/entities/site';
import { $format, $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';
import { appReady } from '@/shared/lib/lifecycle';

import { maintenanceNotice } from '../lib/maintenance-text';

const noticeKey = 'maintenance';
const storageKey = 'openbook.maintenanceClosed';

/** One name for one announcement: other times are a new one. */
const idOf = ({ startsAt, endsAt, notifyFrom, notifyUntil }: MaintenanceWindow): string =>
  [startsAt, endsAt, notifyFrom, notifyUntil].join('-');

const isWithin = ({ notifyFrom, notifyUntil }: MaintenanceWindow, now: number): boolean =>
  notifyFrom !== null && notifyFrom <= now && (notifyUntil === null || now < notifyUntil);

// A browser that keeps nothing shows it once in each page.
const readFx = createEffect(() => localStorage.getItem(storageKey));
const keepFx = createEffect((id: string) => {
  localStorage.setItem(storageKey, id);
});

/** The announcement that was closed, in this page or an earlier one. `isRead`: what earlier pages kept is known. */
const $closed = createStore<{ isRead: boolean; id: string | null }>({ isRead: false, id: null })
  .on(readFx.finally, (closed, outcome) => ({
    isRead: true,
    id: outcome.status === 'done' ? outcome.result : closed.id,
  }))
  .on(keepFx, (closed, id) => ({ ...closed, id }));

/** Name of the announcement that is to be shown now, else null. Spec: shell §4. */
const $announced = combine($maintenance, $isMaintenance, $now, $closed, (maintenance, isActive, now, closed) => {
  const id = idOf(maintenance);
  return closed.isRead && !isActive && closed.id !== id && isWithin(maintenance, now) ? id : null;
});

const $shown = createStore<{ noticeId: number; id: string } | null>(null);

sample({ clock: appReady, target: readFx });
sample({
  clock: $announced,
  source: { maintenance: $maintenance, language: $language, format: $format },
  filter: (_, id) => id !== null,
  fn: ({ maintenance, language, format }) => ({
    kind: 'warning' as const,
    text: maintenanceNotice(maintenance, { ...format, language }),
    isPermanent: true,
    key: noticeKey,
  }),
  target: noticeShown,
});
// What stands on the screen and which announcement it is: by this a closing is told from that of another notice.
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

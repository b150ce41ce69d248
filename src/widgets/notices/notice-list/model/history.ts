import { createEvent, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice, type Notice } from '@/shared/lib/notices';

/** This many of the last notices are kept until the visitor leaves the page. */
const keptNotices = 20;

/** `at`: epoch ms. */
type Kept = Notice & { at: number };

const kept = createEvent<Kept>();

/** Notices that were on the screen, newest first. Players who were too slow read them here. WCAG 2.2.1, design J12. */
export const $history = createStore<readonly Kept[]>([]).on(kept, (list, notice) =>
  [notice, ...list.filter(({ id }) => id !== notice.id)].slice(0, keptNotices),
);

export const listOpened = createEvent();
export const listClosed = createEvent();
export const $isListOpen = createStore(false)
  .on(listOpened, () => true)
  .reset(listClosed);

sample({
  clock: [$notice, appReady],
  source: { notice: $notice, now: $now },
  filter: ({ notice }) => notice !== null,
  fn: ({ notice, now }) => ({ id: 0, kind: 'info' as const, text: '', ...notice, at: now }),
  target: kept,
});

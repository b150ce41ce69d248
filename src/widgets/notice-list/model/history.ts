import { createEvent, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';
import { $notice, type Notice } from '@/shared/lib/notices';
import { appReady } from '@/shared/lib/lifecycle';

/** As many of the last ones are kept, until the page is left. */
const keptNotices = 20;

/** `at`: epoch ms. */
type Kept = Notice & { at: number };

const kept = createEvent<Kept>();

/** Notices that were on the screen, the newest first: whoever was too slow reads them here. WCAG 2.2.1, design J12. */
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

import { createEvent, createStore, sample, type Event } from 'effector';

import { createTimer } from '@/shared/lib/clock';

/** How long a notice stays. Spec: coupon §4. */
const closeAfterMs = 10_000;

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** A button of a notice; `id` is what `noticeActed` carries to whoever showed it. */
type NoticeAction = { id: string; label: string };

export type NoticeInput = {
  kind: NoticeKind;
  text: string;
  /** Absent: the kind's own title. */
  title?: string;
  action?: NoticeAction;
  /** Stays until it is closed. */
  isPermanent?: boolean;
  /** A second notice of the same key replaces the first instead of waiting behind it. */
  key?: string;
};
export type Notice = NoticeInput & { id: number };

export const noticeShown = createEvent<NoticeInput>();
export const noticeClosed = createEvent<number>();
/** The button of a notice; the notice goes away by it. */
export const noticeActed = createEvent<{ id: number; action: string }>();
/** Pointer over it or focus in it: a notice that is being read does not go away. */
export const noticeHeld = createEvent();
export const noticeReleased = createEvent();

type Queue = { last: number; waiting: Notice[] };

const replaced = (waiting: Notice[], notice: Notice): Notice[] | null => {
  const place = notice.key === undefined ? -1 : waiting.findIndex(({ key }) => key === notice.key);
  return place === -1 ? null : waiting.with(place, notice);
};

const $queue = createStore<Queue>({ last: 0, waiting: [] })
  .on(noticeShown, ({ last, waiting }, input) => {
    const notice = { ...input, id: last + 1 };
    return { last: notice.id, waiting: replaced(waiting, notice) ?? [...waiting, notice] };
  })
  .on(noticeClosed, ({ last, waiting }, id) => ({ last, waiting: waiting.filter((notice) => notice.id !== id) }));

/** The one notice on the screen; the others wait their turn. Spec: shell §9. */
export const $notice = $queue.map(({ waiting }) => waiting[0] ?? null);

sample({ clock: noticeActed, fn: ({ id }) => id, target: noticeClosed });

const timer = createTimer();
const shown: Event<Notice> = sample({ clock: $notice, filter: (notice): notice is Notice => notice !== null });

sample({ clock: [shown, noticeHeld], target: timer.stopped });
sample({
  clock: [shown, noticeReleased],
  source: $notice,
  filter: isClosing,
  fn: () => closeAfterMs,
  target: timer.started,
});
sample({
  clock: timer.fired,
  source: $notice,
  filter: (notice): notice is Notice => notice !== null,
  fn: ({ id }: Notice) => id,
  target: noticeClosed,
});

function isClosing(notice: Notice | null): notice is Notice {
  return notice !== null && notice.isPermanent !== true;
}

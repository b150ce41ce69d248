import { createEvent, createStore, sample, type Event } from 'effector';

import { createTimer } from '@/shared/lib/clock';

/** How long a notice stays. Spec: coupon §4. */
const closeAfterMs = 10_000;

/** `confirm`: what the player did is done, and that is all there is to say. */
export type NoticeKind = 'info' | 'success' | 'confirm' | 'warning' | 'error';

/** A button of a notice; `id` is what `noticeActed` carries to whoever showed it. */
type NoticeAction = { id: string; label: string };

export type NoticeInput = {
  kind: NoticeKind;
  text: string;
  /** Absent: the kind's own title. */
  title?: string;
  /** `alert` is read aloud at once, whatever its kind; `snackbar` is one line without a title. Absent: by its kind. */
  look?: 'alert' | 'snackbar';
  action?: NoticeAction;
  /** More than one button, the first is the one to press. */
  controls?: readonly NoticeAction[];
  /** To another page of the site: a path without the language. */
  link?: { to: string; label: string };
  /** Stays until it is closed. */
  isPermanent?: boolean;
  /** A second notice of the same key replaces the first instead of waiting behind it. */
  key?: string;
};
export type Notice = NoticeInput & { id: number };

/** The types of the specification, coupon §4: what a notice has makes it one of them. */
type NoticeType = 'default' | 'alert' | 'snackbar' | 'alert-with-link' | 'default-with-controls' | 'permanent';

export function noticeTypeOf({ isPermanent, link, action, controls, look }: NoticeInput): NoticeType {
  if (isPermanent === true) return 'permanent';
  if (link !== undefined) return 'alert-with-link';
  if (action !== undefined || controls !== undefined) return 'default-with-controls';
  return look ?? 'default';
}

export const noticeShown = createEvent<NoticeInput>();
export const noticeClosed = createEvent<number>();
/** The button of a notice; the notice goes away by it. */
export const noticeActed = createEvent<{ id: number; action: string }>();
/** Pointer over it or focus in it: a notice that is being read does not go away. */
export const noticeHeld = createEvent();
export const noticeReleased = createEvent();

type Queue = { last: number; waiting: readonly Notice[] };

/** What went wrong is read before what went well. */
const rank: Readonly<Record<NoticeKind, number>> = { error: 0, warning: 1, confirm: 2, success: 2, info: 2 };

/** The one on the screen stays there; those behind it stand by importance, then in the order of their coming. */
function added(waiting: readonly Notice[], notice: Notice): readonly Notice[] {
  const same = notice.key === undefined ? -1 : waiting.findIndex(({ key }) => key === notice.key);
  if (same !== -1) return waiting.with(same, notice);
  const place = waiting.findIndex(({ kind }, index) => index > 0 && rank[kind] > rank[notice.kind]);
  return place === -1 ? [...waiting, notice] : waiting.toSpliced(place, 0, notice);
}

const $queue = createStore<Queue>({ last: 0, waiting: [] })
  .on(noticeShown, ({ last, waiting }, input) => {
    const notice = { ...input, id: last + 1 };
    return { last: notice.id, waiting: added(waiting, notice) };
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
  return notice !== null && noticeTypeOf(notice) !== 'permanent';
}

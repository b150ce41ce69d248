import { createEvent, createStore, type Event, sample } from 'effector';

import { createTimer } from '@/shared/lib/clock';

/** How long a notice stays. Spec: coupon §4. */
const closeAfterMs = 10_000;

/** `confirm`: the player's action is done, and needs no further text. */
export type NoticeKind = 'info' | 'success' | 'confirm' | 'warning' | 'error';

/** A button of a notice. `noticeActed` brings its `id` to the code that showed the notice. */
type NoticeAction = { id: string; label: string };

export type NoticeInput = {
  kind: NoticeKind;
  text: string;
  /** Absent: the notice has the title of its kind. */
  title?: string;
  /**
   * A screen reader reads `alert` at once, whatever its kind. `snackbar` is one line without a title. Absent: the kind
   * decides.
   */
  look?: 'alert' | 'snackbar';
  action?: NoticeAction;
  /** Draws a row of buttons; the first is the one to press. */
  controls?: readonly NoticeAction[];
  /** Leads to another page of the site: a path without the language. */
  link?: { to: string; label: string };
  /** The notice stays until the player closes it. */
  isPermanent?: boolean;
  /** A second notice with the same key replaces the first instead of waiting behind it. */
  key?: string;
};
export type Notice = NoticeInput & { id: number };

/** The types of the specification, coupon §4. What a notice carries decides its type. */
type NoticeType = 'default' | 'alert' | 'snackbar' | 'alert-with-link' | 'default-with-controls' | 'permanent';

export function noticeTypeOf({ isPermanent, link, action, controls, look }: NoticeInput): NoticeType {
  if (isPermanent === true) return 'permanent';
  if (link !== undefined) return 'alert-with-link';
  if (action !== undefined || controls !== undefined) return 'default-with-controls';
  return look ?? 'default';
}

export const noticeShown = createEvent<NoticeInput>();
export const noticeClosed = createEvent<number>();
/** The player pressed a button of a notice. The notice closes. */
export const noticeActed = createEvent<{ id: number; action: string }>();
/** The pointer or the focus is in the notice: while somebody reads it, it stays. */
export const noticeHeld = createEvent();
export const noticeReleased = createEvent();

type Queue = { last: number; waiting: readonly Notice[] };

/** Failures are shown before successes. */
const rank: Readonly<Record<NoticeKind, number>> = { error: 0, warning: 1, confirm: 2, success: 2, info: 2 };

/** The notice on the screen stays first. The notices behind it are ordered by importance, then by age. */
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

import { createEffect, createEvent, createStore, sample } from 'effector';

import { feedChanged, feedStarted } from '@/shared/feed';

import { createBook } from '../lib/book';
import type { Book } from '../lib/book';
import { createMirror } from '../lib/mirror';
import type { Mirror, MirrorChange } from '../lib/mirror';

type Desk = { book: Book; mirror: Mirror };

function openDesk(desk: Desk | null): Desk {
  if (desk) return desk;
  const book = createBook();
  return { book, mirror: createMirror(book) };
}

/** Mutable, so each scope makes its own with the first thing that the feed says. */
const $desk = createStore<Desk | null>(null, { serialize: 'ignore' }).on([feedStarted, feedChanged], openDesk);

/** The book of this scope; null before the feed starts. At a decision read it by `attach({ source: $book })`. */
export const $book = $desk.map((desk) => desk?.book ?? null);

export const mirrorChanged = createEvent<MirrorChange>();

/** New prices of outcomes in the coupon's topics: thousandths by outcome, 0 = no price now. One event a message. */
export const pricesChanged = createEvent<ReadonlyMap<number, number>>();

// Message → maps of what it changed. `apply` writes the mirror's own bookkeeping: the one place where a `fn` is not pure, since
// an effect a message would double the cost of the hot path.
sample({
  clock: feedChanged,
  source: $desk,
  fn: (desk, changes) => openDesk(desk).mirror.apply(changes),
  target: mirrorChanged,
});

sample({
  clock: mirrorChanged,
  filter: ({ prices }) => prices.size > 0,
  fn: ({ prices }) => prices,
  target: pricesChanged,
});

/** Outside a browser there are no frames. */
const nextFrame = (run: () => void) => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run);
  else setTimeout(run, 16);
};

// All changes up to a frame are painted by it.
const paintFx = createEffect(
  (book: Book) =>
    new Promise<void>((resolve) =>
      nextFrame(() => {
        book.flush();
        resolve();
      }),
    ),
);

sample({
  clock: mirrorChanged,
  source: $book,
  filter: (book: Book | null, { needsFrame }: MirrorChange): book is Book => needsFrame && book !== null,
  target: paintFx,
});

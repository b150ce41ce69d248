import { createEffect, createEvent, createStore, sample } from 'effector';

import { feedChanged, feedStarted } from '@/shared/feed';

import type { Book } from '../lib/book';
import { createBook } from '../lib/book';
import type { Mirror, MirrorChange } from '../lib/mirror';
import { createMirror } from '../lib/mirror';

/** What this page knows of the feed: the maps as the feed sent them, and the book that the cells read. */
type FeedCopy = { book: Book; mirror: Mirror };

function openCopy(copy: FeedCopy | null): FeedCopy {
  if (copy) return copy;
  const book = createBook();
  return { book, mirror: createMirror(book) };
}

/** The book is mutable, so each scope makes its own at the first message of the feed. */
const $feedCopy = createStore<FeedCopy | null>(null).on([feedStarted, feedChanged], openCopy);

/**
 * The book of this scope, null before the feed starts. A model that needs a price reads it by `attach({ source: $book
 * })`.
 */
export const $book = $feedCopy.map((copy) => copy?.book ?? null);

export const mirrorChanged = createEvent<MirrorChange>();

// Turns a message into the maps that it changed. `apply` also writes the mirror's own bookkeeping. Only here is a `fn`
// not pure: an effect for each message would double the cost.
sample({
  clock: feedChanged,
  source: $feedCopy,
  fn: (copy, changes) => openCopy(copy).mirror.apply(changes),
  target: mirrorChanged,
});

/** Outside a browser there are no frames. */
const nextFrame = (run: () => void) => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run);
  else setTimeout(run, 16);
};

// One frame paints all changes since the last one.
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

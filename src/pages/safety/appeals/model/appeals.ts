import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $blockPath } from '@/entities/site';
import { readAgain } from '@/shared/api';
import { createPoll } from '@/shared/lib/clock';
import { keepTyped } from '@/shared/part';
import { $path } from '@/shared/routing';

import { type Appeal, appealMutation, appealsQuery } from '../api/appeals';

const everyMs = 15_000;

export const pageOpened = createEvent();
export const textTyped = createEvent<string>();
export const appealPressed = createEvent();
const pressedEmpty = createEvent();

export const $text = createStore('')
  .on(textTyped, (_, text) => text)
  // What was sent is in the list, so the field is free for the next.
  .reset(appealMutation.finished.success);
/** The press came before any word. */
export const $isTextMissing = createStore(false)
  .on(pressedEmpty, () => true)
  .reset(textTyped, pageOpened);
/** Null until they have come. */
export const $appeals = createStore<readonly Appeal[] | null>(null)
  .on(appealsQuery.finished.success, (_, { result }) => result)
  .on(appealMutation.finished.success, (appeals, { result }) => [result, ...(appeals ?? [])]);
export const $hasFailed = appealsQuery.$failed;
export const $isSending = appealMutation.$pending;
/** The number of what was sent last. */
export const $sent = createStore<number | null>(null)
  .on(appealMutation.finished.success, (_, { result }) => result.id)
  .reset(textTyped, pageOpened);
export const $hasSendFailed = createStore(false)
  .on(appealMutation.finished.failure, () => true)
  .reset(appealPressed, pageOpened);
/** Only who is kept out may appeal. */
export const $mayAppeal = combine($blockPath, (path) => path !== null);

const textRestored = createEvent<{ text: string }>();
const $fields = combine({ text: $text });
keepTyped({
  name: 'appeal',
  $fields,
  opened: pageOpened,
  restored: textRestored,
  schema: z.object({ text: z.string() }),
});
sample({ clock: textRestored, fn: ({ text }) => text, target: textTyped });

sample({ clock: pageOpened, target: appealsQuery.start });
readAgain(appealsQuery, appealMutation.finished.success);

const isEmpty = (text: string): boolean => text.trim() === '';
sample({ clock: appealPressed, source: $text, filter: isEmpty, target: pressedEmpty });
sample({
  clock: appealPressed,
  source: { text: $text, isSending: $isSending },
  filter: ({ text, isSending }) => !isEmpty(text) && !isSending,
  fn: ({ text }) => ({ text: text.trim() }),
  target: appealMutation.start,
});

// An answer comes later: the page looks for it while an appeal waits.
const due = createPoll({
  everyMs,
  answered: [appealsQuery.finished.success, appealsQuery.finished.failure, appealMutation.finished.success],
});
sample({
  clock: due,
  source: { appeals: $appeals, path: $path },
  filter: ({ appeals, path }) =>
    path === '/block-appeal-history' && appeals?.some(({ status }) => status === 'open') === true,
  target: appealsQuery.start,
});

import { createEvent, createStore, sample } from 'effector';

import type { ChatMessage } from '@contracts/support';

import { $siteConfig } from '@/entities/site';
import { userChanged } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';

import { chatMutation, chatQuery } from '../api/support';

/** How often an open chat asks for answers. */
const lookMs = 3000;

export const chatOpened = createEvent();
export const chatLeft = createEvent();
export const messageEdited = createEvent<string>();
export const messageSent = createEvent();

export const $consultant = $siteConfig.map((config) => config?.consultantParams.consultant_id ?? '');
/** The chat is a remote app. */
export const $isFramed = $siteConfig.map((config) => config?.consultSystem === 'frame');
const $isOpen = createStore(false)
  .on(chatOpened, () => true)
  .reset(chatLeft);
/** The words on their way. Null: none, or they are the last player's. */
const $sent = createStore<object | null>(null)
  .on(chatMutation.start, (_, words) => words)
  .reset(userChanged);
const said = sample({
  clock: chatMutation.finished.success,
  source: $sent,
  filter: (sent, { params }) => sent === params,
  fn: (_, { result }) => result,
});
export const $message = createStore('')
  .on(messageEdited, (_, text) => text)
  .reset(said, userChanged);

/** Null until the messages come. A message that the player sends shows at once. */
export const $messages = createStore<readonly ChatMessage[] | null>(null)
  .on(chatQuery.finished.success, (known, { result }) =>
    known?.at(-1)?.id === result.at(-1)?.id && known?.length === result.length ? known : result,
  )
  .on(said, (known, message) => [...(known ?? []), message])
  .reset(userChanged);
export const $hasFailed = createStore(false)
  .on(chatMutation.finished.failure, () => true)
  .reset(chatOpened, messageSent, userChanged);
export const $pending = chatMutation.$pending;

const look = createTimer();
sample({
  // The talk is the next player's from now on: what was asked for the last one is replaced.
  clock: [chatOpened, look.fired, said, userChanged],
  source: { consultant: $consultant, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ consultant }) => ({ consultant }),
  target: chatQuery.start,
});
sample({
  clock: chatQuery.finished.finally,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => lookMs,
  target: look.started,
});
sample({ clock: chatLeft, target: look.stopped });
sample({
  clock: messageSent,
  source: { consultant: $consultant, text: $message },
  filter: ({ text }) => text.trim() !== '',
  fn: ({ consultant, text }) => ({ consultant, text: text.trim() }),
  target: chatMutation.start,
});

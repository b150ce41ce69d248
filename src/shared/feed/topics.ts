import { createEffect, createEvent, createStore, sample } from 'effector';

import { LINGER_MS } from './config';

/** `language`: two letters. `transport`: null lets the feed choose, socket first. */
export type FeedSettings = { language: string; transport: 'ws' | 'sse' | null };

/** The feed may run, in this language. Again with another language: everything is read anew. */
export const feedStarted = createEvent<FeedSettings>();

/** A part of the page needs the topic, needs it no more. Counted: each opening wants its closing. Topics: api §7.2. */
export const topicOpened = createEvent<string>();
export const topicClosed = createEvent<string>();
/** Nobody has come back to the topic. */
export const lingerEnded = createEvent<string>();

export const $settings = createStore<FeedSettings | null>(null, { serialize: 'ignore' }).on(
  feedStarted,
  (_, settings) => settings,
);

const lingerFx = createEffect(
  (topic: string) => new Promise<string>((resolve) => setTimeout(() => resolve(topic), LINGER_MS)),
);

sample({ clock: topicClosed, target: lingerFx });
sample({ clock: lingerFx.doneData, target: lingerEnded });

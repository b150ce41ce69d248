import { createEffect, createEvent, createStore, sample } from 'effector';

import { lingerMs } from './config';

/** `language`: two letters. `transport`: null lets the feed choose; it tries the socket first. */
export type FeedSettings = { language: string; transport: 'ws' | 'sse' | null };

/** The feed may run, in this language. A second call with another language makes the feed read everything again. */
export const feedStarted = createEvent<FeedSettings>();

/**
 * A part of the page begins or stops needing the topic. The feed counts: each opening needs its closing. Topics: api
 * §7.2.
 */
export const topicOpened = createEvent<string>();
export const topicClosed = createEvent<string>();
/** The topic was kept for a while, and no subscriber returned to it. */
export const lingerEnded = createEvent<string>();

export const $settings = createStore<FeedSettings | null>(null).on(feedStarted, (_, settings) => settings);

const lingerFx = createEffect(
  (topic: string) => new Promise<string>((resolve) => setTimeout(() => resolve(topic), lingerMs)),
);

sample({ clock: topicClosed, target: lingerFx });
sample({ clock: lingerFx.doneData, target: lingerEnded });

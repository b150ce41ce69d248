import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import type { ClientFrame } from '@contracts/feed';
import type { z } from '@contracts/zod';

import { RECONNECT_FIRST_MS, RECONNECT_MAX_MS, SOCKET_TRIES, STEADY_MS, USER_TOPIC } from './config';
import { openLazyStream } from './lazy-stream';
import { $sync, framesReceived, messageReceived, slept, subscribeRequested, unsubscribeRequested, woke } from './sync';
import type { Frame } from './sync-state';
import { $settings, feedStarted, topicOpened } from './topics';
import { openWebSocket } from './web-socket';

export type UpFrame = z.infer<typeof ClientFrame>;

/** An open way to the server, or one that is being opened. Frames sent before it is open are kept. */
export type Connection = { send: (frame: UpFrame) => void; close: () => void };
/** `message`: text of one message. `closed`: it ended by itself; nothing is heard from it any more. */
export type ConnectionListener = { message: (text: string) => void; closed: () => void };
/** `epoch`: the history that the numbers of the topics belong to. */
export type ConnectionRequest = { id: number; transport: 'ws' | 'sse'; language: string; epoch: string | null };

type Link = { id: number; connection: Connection; hasHeard: boolean };

const connectionClosed = createEvent<number>();
/** Open now, if nothing is open. */
export const connectRequested = createEvent();
/** The network is back: what has failed so far says nothing about the next try. */
export const failuresForgotten = createEvent();
/** Nothing is heard any more: give the connection up and go on as if it had ended. */
export const connectionGivenUp = createEvent();
/** Closed on purpose. */
const closeRequested = createEvent<Link>();
/** Ended by itself, or given up. */
export const connectionLost = createEvent<Link>();
const connectionSteadied = createEvent();
const playerArrived = createEvent<unknown>();

export const openConnectionFx = createEffect((request: ConnectionRequest): Connection => {
  const closed = scopeBind(connectionClosed, { safe: true });
  const listener = { message: scopeBind(messageReceived, { safe: true }), closed: () => closed(request.id) };
  return (request.transport === 'ws' ? openWebSocket : openLazyStream)(request, listener);
});
const closeConnectionFx = createEffect(({ connection }: Link) => connection.close());
const dropConnectionFx = createEffect(({ connection }: Link) => connection.close());
const sendFx = createEffect(({ link, frame }: { link: Link; frame: UpFrame }) => link.connection.send(frame));

/** Full jitter: after a restart of the server not everybody knocks at once. */
const waitToConnectFx = createEffect((failures: number) => {
  const ceiling = Math.min(RECONNECT_MAX_MS, RECONNECT_FIRST_MS * 2 ** (failures - 1));
  return new Promise<void>((resolve) => setTimeout(resolve, Math.random() * ceiling));
});
const waitSteadyFx = createEffect(
  (id: number) => new Promise<number>((resolve) => setTimeout(() => resolve(id), STEADY_MS)),
);

const $lastId = createStore(0, { serialize: 'ignore' }).on(openConnectionFx, (_, { id }) => id);

const $link = createStore<Link | null>(null, { serialize: 'ignore' })
  .on(openConnectionFx.done, (_, { params, result }) => ({ id: params.id, connection: result, hasHeard: false }))
  .on(messageReceived, (link) => (link === null || link.hasHeard ? link : { ...link, hasHeard: true }))
  .on([closeRequested, connectionLost], () => null);

/** Connections lost in a row, for the back-off; a steady one counts them anew. */
const $failures = createStore(0, { serialize: 'ignore' })
  .on(connectionLost, (count) => count + 1)
  .reset(connectionSteadied, failuresForgotten, feedStarted);

/** Connections that ended before a word was heard: after some of them the other transport is tried, and back. */
const $transport = createStore(0, { serialize: 'ignore' })
  .on(connectionLost, (count, { hasHeard }) => (hasHeard ? count : count + 1))
  .reset(feedStarted)
  .map((count) => (count % (2 * SOCKET_TRIES) < SOCKET_TRIES ? ('ws' as const) : ('sse' as const)));

const $isNeeded = $sync.map(({ isAsleep, topics }) => !isAsleep || topics.has(USER_TOPIC));

sample({ clock: [feedStarted, waitToConnectFx.done, closeConnectionFx.done, woke], target: connectRequested });

sample({
  clock: connectRequested,
  source: { settings: $settings, id: $lastId, transport: $transport, sync: $sync, isNeeded: $isNeeded, link: $link },
  filter: ({ settings, isNeeded, link }) => settings !== null && isNeeded && link === null,
  fn: ({ settings, id, transport, sync }) => ({
    id: id + 1,
    transport: settings?.transport ?? transport,
    language: settings?.language ?? '',
    epoch: sync.epoch,
  }),
  target: openConnectionFx,
});

sample({ clock: openConnectionFx.done, fn: ({ params }) => params.id, target: waitSteadyFx });
sample({
  clock: waitSteadyFx.doneData,
  source: $link,
  filter: (link, id) => link?.id === id,
  target: connectionSteadied,
});

// Only what is open now can end: what was given up before has no say.
const isOpen = (link: Link | null): link is Link => link !== null;
sample({
  clock: connectionClosed,
  source: $link,
  filter: (link: Link | null, id: number): link is Link => link?.id === id,
  target: connectionLost,
});
sample({ clock: connectionGivenUp, source: $link, filter: isOpen, target: [connectionLost, dropConnectionFx] });
sample({ clock: connectionLost, source: $failures, target: waitToConnectFx });

// Another language, or a player who signs in: the connection carries both, so it is opened anew.
sample({ clock: [feedStarted, playerArrived], source: $link, filter: isOpen, target: closeRequested });
sample({
  clock: topicOpened,
  source: $sync,
  filter: ({ topics }, topic) => topic === USER_TOPIC && topics.get(topic)?.users === 1,
  target: playerArrived,
});
// Hidden for long: nothing is left to hear for a visitor.
const leftAlone = sample({ clock: slept, source: $isNeeded, filter: (isNeeded) => !isNeeded });
sample({ clock: leftAlone, source: $link, filter: isOpen, target: closeRequested });
sample({ clock: closeRequested, target: closeConnectionFx });

sample({
  clock: subscribeRequested,
  source: $link,
  filter: isOpen,
  fn: (link, topics) => ({ link, frame: { t: 'sub' as const, topics: [...topics] } }),
  target: sendFx,
});
sample({
  clock: unsubscribeRequested,
  source: $link,
  filter: isOpen,
  fn: (link, topics) => ({ link, frame: { t: 'unsub' as const, topics: [...topics] } }),
  target: sendFx,
});
sample({
  clock: framesReceived,
  source: $link,
  filter: (link: Link | null, frames: Frame[]): link is Link => isOpen(link) && frames.some(({ t }) => t === 'ping'),
  fn: (link: Link) => ({ link, frame: { t: 'pong' as const } }),
  target: sendFx,
});

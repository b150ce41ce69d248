import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { pause } from '@/shared/lib/clock';
import { documentLeft, pageRestored } from '@/shared/lib/device';

import { isHeardAsleep, reconnectFirstMs, reconnectMaxMs, socketTries, steadyMs, userTopic } from './config';
import { openLazyStream } from './lazy-stream';
import { $sync, framesReceived, messageReceived, slept, subscribeRequested, unsubscribeRequested, woke } from './sync';
import type { Frame } from './sync-state';
import { $settings, feedStarted, topicOpened } from './topics';
import type { Connection, ConnectionRequest, UpFrame } from './transport';
import { openWebSocket } from './web-socket';

type Link = { id: number; connection: Connection; hasHeard: boolean };

const connectionClosed = createEvent<number>();
/** Opens a connection now, if none is open. */
export const connectRequested = createEvent();
/** The network is back: earlier failures say nothing about the next try. */
export const failuresForgotten = createEvent();
/** The connection has been silent for too long: give it up as if it had ended. */
export const connectionGivenUp = createEvent();
/** The feed closes the connection on purpose. */
const closeRequested = createEvent<Link>();
/** The connection ended by itself, or the feed gave it up. */
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

/** Full jitter: when the server restarts, clients must not all knock at once. */
const waitToConnectFx = createEffect((failures: number) => {
  const ceiling = Math.min(reconnectMaxMs, reconnectFirstMs * 2 ** (failures - 1));
  return pause(Math.random() * ceiling);
});
const waitSteadyFx = createEffect((id: number) => pause(steadyMs, id));

const $lastId = createStore(0).on(openConnectionFx, (_, { id }) => id);

const $link = createStore<Link | null>(null)
  .on(openConnectionFx.done, (_, { params, result }) => ({ id: params.id, connection: result, hasHeard: false }))
  .on(messageReceived, (link) => (link === null || link.hasHeard ? link : { ...link, hasHeard: true }))
  .on([closeRequested, connectionLost], () => null);

/** How many connections were lost in a row, for the back-off. A steady connection sets the count to zero. */
const $failures = createStore(0)
  .on(connectionLost, (count) => count + 1)
  .reset(connectionSteadied, failuresForgotten, feedStarted);

/** How many connections ended before the first message. After some of them the feed tries the other transport. */
const $transport = createStore(0)
  .on(connectionLost, (count, { hasHeard }) => (hasHeard ? count : count + 1))
  .reset(feedStarted)
  .map((count) => (count % (2 * socketTries) < socketTries ? ('ws' as const) : ('sse' as const)));

/** The document was left: the browser does not keep a page with an open connection for Back. */
const $isAway = createStore(false)
  .on(documentLeft, () => true)
  .on(pageRestored, () => false);

const $isNeeded = $sync.map(({ isAsleep, topics }) => !isAsleep || [...topics.keys()].some(isHeardAsleep));

sample({
  clock: [feedStarted, waitToConnectFx.done, closeConnectionFx.done, woke, pageRestored],
  target: connectRequested,
});

sample({
  clock: connectRequested,
  source: {
    settings: $settings,
    id: $lastId,
    transport: $transport,
    sync: $sync,
    isNeeded: $isNeeded,
    isAway: $isAway,
    link: $link,
  },
  filter: ({ settings, isNeeded, isAway, link }) => settings !== null && isNeeded && !isAway && link === null,
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

// Only an open connection can end. One that was given up before is ignored.
const isOpen = (link: Link | null): link is Link => link !== null;
sample({
  clock: connectionClosed,
  source: $link,
  filter: (link: Link | null, id: number): link is Link => link?.id === id,
  target: connectionLost,
});
sample({ clock: connectionGivenUp, source: $link, filter: isOpen, target: [connectionLost, dropConnectionFx] });
sample({ clock: connectionLost, source: $failures, target: waitToConnectFx });

// The connection carries the language and the player, so it opens again when either changes.
// A page that is left closes it.
sample({ clock: [feedStarted, playerArrived, documentLeft], source: $link, filter: isOpen, target: closeRequested });
sample({
  clock: topicOpened,
  source: $sync,
  filter: ({ topics }, topic) => topic === userTopic && topics.get(topic)?.users === 1,
  target: playerArrived,
});
// The tab has been hidden for long: a visitor has nothing left to hear.
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

import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { z } from '@contracts/zod';

import { sessionClosed, sessionOpened } from './session';

const Message = z.union([
  z.object({ kind: z.literal('opened'), userId: z.int() }),
  z.object({ kind: z.literal('closed') }),
]);
type Message = z.infer<typeof Message>;

/** The start calls this once. From then on a login or a logout in one tab counts in all. */
export const sessionChannelOpened = createEvent();

const messageReceived = createEvent<Message>();

const openFx = createEffect((): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const receive = scopeBind(messageReceived, { safe: true });
  const channel = new BroadcastChannel('openbook.session');
  channel.onmessage = ({ data }) => {
    const message = Message.safeParse(data);
    if (message.success) receive(message.data);
  };
  return channel;
});
const $channel = createStore<BroadcastChannel | null>(null).on(openFx.doneData, (_, channel) => channel);

const tellFx = createEffect(({ channel, message }: { channel: BroadcastChannel | null; message: Message }) => {
  channel?.postMessage(message);
});

sample({ clock: sessionChannelOpened, target: openFx });

// A tab reports only what happened in it, never what other tabs told it.
sample({
  clock: sessionOpened,
  source: $channel,
  filter: (_, { isRemote, token }) => isRemote !== true && token !== undefined,
  fn: (channel, { userId }) => ({ channel, message: { kind: 'opened' as const, userId } }),
  target: tellFx,
});
sample({
  clock: sessionClosed,
  source: $channel,
  filter: (_, { reason }) => reason !== 'absent' && reason !== 'elsewhere',
  fn: (channel) => ({ channel, message: { kind: 'closed' as const } }),
  target: tellFx,
});
sample({
  clock: messageReceived,
  filter: ({ kind }) => kind === 'opened',
  fn: (message) => ({ userId: message.kind === 'opened' ? message.userId : 0, isRemote: true }),
  target: sessionOpened,
});
sample({
  clock: messageReceived,
  filter: ({ kind }) => kind === 'closed',
  fn: () => ({ reason: 'elsewhere' as const }),
  target: sessionClosed,
});

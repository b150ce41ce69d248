import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { z } from '@contracts/zod';

import { $isLoggedIn, $token, subjectOf, tokenReceived } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';

/** `wanted`: a tab has just opened. The token goes from memory to memory and is written nowhere. Decision D-96. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wanted') }),
  z.object({ kind: z.literal('token'), token: z.string() }),
]);
type Message = z.infer<typeof Message>;

const heard = createEvent<Message>();

const openTokenChannelFx = createEffect((): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const hear = scopeBind(heard, { safe: true });
  const channel = new BroadcastChannel('openbook.token');
  channel.onmessage = ({ data }) => {
    const message = Message.safeParse(data);
    if (message.success) hear(message.data);
  };
  channel.postMessage({ kind: 'wanted' } satisfies Message);
  return channel;
});
const $channel = createStore<BroadcastChannel | null>(null, { serialize: 'ignore' }).on(
  openTokenChannelFx.doneData,
  (_, channel) => channel,
);
const tellFx = createEffect(({ channel, token }: { channel: BroadcastChannel; token: string }) => {
  channel.postMessage({ kind: 'token', token } satisfies Message);
});

sample({ clock: appReady, fn: () => undefined, target: openTokenChannelFx });

/** What another tab said last: it is not told back. */
const $foreign = createStore<string | null>(null, { serialize: 'ignore' });

const taken = sample({
  clock: heard,
  source: { isLoggedIn: $isLoggedIn, token: $token },
  // A tab that is still somebody else's keeps its own until it has heard of the change.
  filter: ({ isLoggedIn, token }, message) =>
    isLoggedIn &&
    message.kind === 'token' &&
    message.token !== token &&
    (token === null || subjectOf(token) === subjectOf(message.token)),
  fn: (_, message) => (message.kind === 'token' ? message.token : ''),
});
sample({ clock: taken, target: $foreign });
sample({ clock: taken, target: tokenReceived });

type Telling = { channel: BroadcastChannel | null; token: string | null; foreign: string | null };
const toTelling = ({ channel, token }: Telling) => (channel === null || token === null ? null : { channel, token });

const told = sample({
  clock: tokenReceived,
  source: { channel: $channel, token: $token, foreign: $foreign },
  filter: ({ foreign }, token) => token !== foreign,
  fn: toTelling,
});
const asked = sample({
  clock: heard,
  source: { channel: $channel, token: $token, foreign: $foreign },
  filter: (_, { kind }) => kind === 'wanted',
  fn: toTelling,
});
sample({ clock: [told, asked], filter: (telling) => telling !== null, target: tellFx });

import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $isLoggedIn, $token, fetchFx, tokenReceived } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';

import './token-tabs';

const jwt = (sub: string, name: string) => `h.${btoa(JSON.stringify({ sub, name }))}.s`;
const storage = { setItem: vi.fn() };

/** Tabs of one browser: what one says, the others hear. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
}

beforeEach(() => {
  Channel.open = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function tab(token: string | null, isLoggedIn = true) {
  const scope = fork({
    values: [
      [$isLoggedIn, isLoggedIn],
      [$token, token],
    ],
    handlers: [[fetchFx, () => new Response()]],
  });
  await allSettled(appReady, { scope });
  return { scope, token: () => scope.getState($token) };
}

test('[HTTP-05] a tab that opens takes the token of another one instead of asking for it', async () => {
  await tab(jwt('7', 'a'));
  const second = await tab(null);
  expect(second.token()).toBe(jwt('7', 'a'));
});

test('[HTTP-06] a token that one tab renewed serves them all, and is written nowhere', async () => {
  const [first, second] = [await tab(jwt('7', 'a')), await tab(jwt('7', 'a'))];
  await allSettled(tokenReceived, { scope: first.scope, params: jwt('7', 'b') });
  expect(second.token()).toBe(jwt('7', 'b'));
  expect(storage.setItem).not.toHaveBeenCalled();
});

test.each([
  ['a visitor', null, false, null],
  ['another player', jwt('8', 'x'), true, jwt('8', 'x')],
])('%s takes no token of somebody else', async (_, token, isLoggedIn, kept) => {
  const other = await tab(token, isLoggedIn);
  const first = await tab(jwt('7', 'a'));
  await allSettled(tokenReceived, { scope: first.scope, params: jwt('7', 'b') });
  expect(other.token()).toBe(kept);
});

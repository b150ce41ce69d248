import { createEffect } from 'effector';

import { carried, type Outgoing } from './bearer';

/** Taken before any remote app is loaded, so that none can put itself in between. */
const ownFetch: typeof fetch = globalThis.fetch.bind(globalThis);

/** The answer that the early script has asked for already, once. It carries no credentials, so only reads of visitors' data are there. */
function takeEarly(request: Request): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const { pathname, search } = new URL(request.url);
  const early = (window as { __early?: Record<string, Promise<Response>> }).__early;
  const key = `${pathname}${search}`;
  const answer = early?.[key];
  if (early) Reflect.deleteProperty(early, key);
  return answer;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
    });
  });

/** The edge of the network, the one unit that tests replace. */
export const fetchFx = createEffect<Outgoing, Response>((request) => {
  const early = takeEarly(request);
  return early === undefined ? ownFetch(request, carried(request)) : Promise.race([early, aborted(request.signal)]);
});

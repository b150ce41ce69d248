import { createEffect } from 'effector';

import { carried, type Outgoing } from './bearer';

/** Keeps `fetch` before any remote app loads, so that no app can replace it. */
const ownFetch: typeof fetch = globalThis.fetch.bind(globalThis);

/**
 * Takes, once, the answer that the early script has asked for. It carries no credentials, so it only holds what every
 * visitor may read.
 */
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

/** The edge of the network. Tests replace this unit and no other. */
export const fetchFx = createEffect<Outgoing, Response>((request) => {
  const early = takeEarly(request);
  return early === undefined ? ownFetch(request, carried(request)) : Promise.race([early, aborted(request.signal)]);
});

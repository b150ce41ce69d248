import { idlePrefetchMs } from '@contracts/constants';

/**
 * Calls back once the browser has nothing better to do; answers how to call it off. `otherwiseMs`: the wait in a browser that does not say when
 * it is idle (Safari).
 */
export function whenIdle(run: () => void, otherwiseMs = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: idlePrefetchMs });
  return () => cancelIdleCallback(request);
}

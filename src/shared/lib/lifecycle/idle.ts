import { idlePrefetchMs } from '@contracts/constants';

/**
 * Calls back once the browser is idle; returns a function that cancels. `otherwiseMs`: how long to wait in a browser
 * that does not say when it is idle (Safari).
 */
export function whenIdle(run: () => void, otherwiseMs = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: idlePrefetchMs });
  return () => cancelIdleCallback(request);
}

/** Waits until the browser is idle. */
export const untilIdle = (otherwiseMs?: number): Promise<void> =>
  new Promise((resolve) => void whenIdle(resolve, otherwiseMs));

/** Longest wait for an idle moment. Spec: shell §9, "Prefetch idle timeout". */
export const idleTimeoutMs = 2000;

/**
 * Calls back once the browser has nothing better to do; answers how to call it off. `otherwiseMs`: the wait in a browser that does not say when
 * it is idle (Safari).
 */
export function whenIdle(run: () => void, otherwiseMs = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(request);
}

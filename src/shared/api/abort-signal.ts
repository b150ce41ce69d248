import { onAbort } from '@farfetched/core';

/** Farfetched aborts a call of its operations when a newer start, or leaving the page, makes it pointless. */
export function abortSignal(): AbortSignal {
  const controller = new AbortController();
  onAbort(() => {
    controller.abort();
  });
  return controller.signal;
}

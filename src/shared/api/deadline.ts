import { type ApiFailure, cancelledFailure, networkFailure, timeoutFailure } from './failure';

type Limits = { ms: number; signal?: AbortSignal | undefined };

/**
 * Runs a call that must end. Only this file tells a network failure, a deadline and a cancellation apart. A call that
 * ignores its signal goes on, and its answer is dropped. Rejects with an `ApiFailure`.
 */
export function withDeadline<T>(run: (signal: AbortSignal) => Promise<T>, { ms, signal }: Limits): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (failure: ApiFailure) => {
      clearTimeout(timer);
      controller.abort();
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an expected failure is a value
      reject(failure);
    };
    const timer = setTimeout(() => {
      stop(timeoutFailure(ms));
    }, ms);
    const cancel = () => {
      stop(cancelledFailure());
    };
    if (signal?.aborted === true) {
      cancel();
      return;
    }
    signal?.addEventListener('abort', cancel, { once: true });
    run(controller.signal)
      .then(resolve, (error: unknown) => {
        stop(networkFailure(error instanceof Error ? error.message : String(error)));
      })
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      });
  });
}

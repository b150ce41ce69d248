import { cancelledFailure, networkFailure, timeoutFailure, type ApiFailure } from './failure';

type Limits = { ms: number; signal?: AbortSignal | undefined };

/**
 * Runs a call that must end: a network failure, a deadline and a cancellation are told apart here and nowhere else. A call that does not listen
 * to its signal is left behind. Rejects with an `ApiFailure`.
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

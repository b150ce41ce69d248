import { createEffect, type Effect, scopeBind } from 'effector';

import { pause } from '@/shared/lib/clock';

import { type ApiCallDefinition, createApiCall } from './create-api-call';
import { type ApiFailure, isTransient } from './failure';

/** `times`: how many times to repeat it after the first attempt (decision D-18). */
type Retry = { times: number; delayMs: number };

/**
 * A read of the start, which repeats itself after a failure that may pass: no answer, or 5xx. It needs nothing of the
 * query layer, which comes with the parts that have screens. `attemptFx` is each single attempt.
 */
export function createRetriedCall<Params, Raw, Data>({
  retry: { times, delayMs },
  ...definition
}: ApiCallDefinition<Params, Raw, Data> & { retry: Retry }): {
  callFx: Effect<Params, Data, ApiFailure>;
  attemptFx: Effect<Params, Data, ApiFailure>;
} {
  const attemptFx = createApiCall(definition);
  const callFx = createEffect<Params, Data, ApiFailure>(async (params) => {
    const attempt = scopeBind(attemptFx, { safe: true });
    for (let left = times; ; left -= 1) {
      try {
        return await attempt(params);
      } catch (failure) {
        if (left === 0 || !isTransient(failure as ApiFailure)) throw failure;
        await pause(delayMs);
      }
    }
  });
  return { callFx, attemptFx };
}

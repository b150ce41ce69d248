import { onAbort } from '@farfetched/core';
import { createEffect, sample, scopeBind, type Effect } from 'effector';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { statusClosed } from './config';
import { apiFailed, toFailure, type ApiFailure } from './failure';
import type { ApiRequest } from './request';
import { sendFx } from './send';

export type ApiCallDefinition<Params, Raw, Data> = {
  request: (params: Params) => ApiRequest;
  /** Every answer is checked; what does not fit is the failure `wrongShape` with the paths of its fields. */
  contract: z.ZodMiniType<Raw>;
  /** From the wire (decimal money, seconds) to what the product counts in. */
  mapData: (answer: Raw, params: Params) => Data | Promise<Data>;
  /** A second chance of an answer off its shape: the same without what is wrong in it, by the paths of its issues. Reported all the same. */
  mend?: (body: unknown, paths: readonly (readonly PropertyKey[])[]) => Promise<unknown>;
  /** A failure shows the server's message as a notice. Without it the caller tells the player himself. */
  notifies?: boolean;
};

/** Aborted by farfetched when a newer start makes this one pointless; outside of its operations there is nobody to abort. */
function abortSignal(): AbortSignal | undefined {
  const controller = new AbortController();
  try {
    onAbort(() => {
      controller.abort();
    });
    return controller.signal;
  } catch {
    return undefined;
  }
}

/** One call as an effect, for the inside of guards and other effects; screens take `createApiQuery` and `createApiMutation`. */
export function createApiCall<Params, Raw, Data>({
  request,
  contract,
  mapData,
  mend,
  notifies = false,
}: ApiCallDefinition<Params, Raw, Data>): Effect<Params, Data, ApiFailure> {
  const callFx = createEffect<Params, Data, ApiFailure>(async (params) => {
    const signal = abortSignal();
    const send = scopeBind(sendFx, { safe: true });
    const log = scopeBind(logFx, { safe: true });
    const { body, status } = await send({ request: request(params), signal });
    const parsed = contract.safeParse(body);
    if (parsed.success) return mapData(parsed.data, params);
    const { issues } = parsed.error;
    const mended =
      mend &&
      contract.safeParse(
        await mend(
          body,
          issues.map(({ path }) => path),
        ),
      );
    const paths = issues.map((issue) => `${z.core.toDotPath(issue.path)}: ${issue.message}`);
    if (mended?.success === true) {
      void log({ level: 'error', text: `Wrong shape of ${request(params).path}, mended`, details: paths });
      return mapData(mended.data, params);
    }
    const failure: ApiFailure = { kind: 'wrongShape', statusCode: status, message: '', paths };
    throw failure as unknown as Error;
  });

  sample({
    clock: callFx.fail,
    filter: ({ error }) => toFailure(error).kind !== 'cancelled',
    fn: ({ params, error }) => ({ path: request(params).path, failure: toFailure(error), notifies }),
    target: apiFailed,
  });
  // Nobody wanted the answer any more: silent, but in the log. Spec: shell §8, HTTP-16.
  sample({
    clock: callFx.fail,
    filter: ({ error }) => toFailure(error).kind === 'cancelled',
    fn: ({ params }) => ({
      level: 'debug' as const,
      text: `Cancelled: ${request(params).path}`,
      details: statusClosed,
    }),
    target: logFx,
  });
  return callFx;
}

// A shape that does not fit is a defect of one of the two sides: it is logged with its fields, whoever asked. Spec: shell §5, §8.
sample({
  clock: apiFailed,
  filter: ({ failure }) => failure.kind === 'wrongShape',
  fn: ({ path, failure }) => ({
    level: 'error' as const,
    text: `Wrong shape of ${path}`,
    details: failure.kind === 'wrongShape' ? failure.paths : undefined,
  }),
  target: logFx,
});

import { createEffect, type Effect, sample, scopeBind } from 'effector';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';
import { isPressed } from '@/shared/press';

import { statusClosed } from './config';
import { apiFailed, type ApiFailure, cancelledFailure, toFailure } from './failure';
import type { ApiRequest } from './request';
import { sendFx } from './send';

export type ApiCallDefinition<Params, Raw, Data> = {
  request: (params: Params) => ApiRequest;
  /**
   * The schema checks every answer. One that does not fit is the failure `wrongShape`, with the paths of the fields at
   * fault.
   */
  contract: z.ZodMiniType<Raw>;
  /** Converts the wire's values (decimal money, seconds) into the page's own. */
  mapData: (answer: Raw, params: Params) => Data | Promise<Data>;
  /**
   * Gives an answer with a wrong shape a second chance: returns it without the parts at fault, which the paths name.
   * The fault is logged anyway.
   */
  mend?: (body: unknown, paths: readonly (readonly PropertyKey[])[]) => Promise<unknown>;
  /** A failure shows the server's message as a notice. Without this the caller tells the player. */
  notifies?: boolean;
};

/**
 * One call as an effect, for use inside guards and other effects. Screens take `createApiQuery` and
 * `createApiMutation`, whose `signalOf` gives the abort signal.
 */
export function createApiCall<Params, Raw, Data>({
  request,
  contract,
  mapData,
  mend,
  notifies = false,
  signalOf,
}: ApiCallDefinition<Params, Raw, Data> & { signalOf?: () => AbortSignal }): Effect<Params, Data, ApiFailure> {
  const callFx = createEffect<Params, Data, ApiFailure>(async (params) => {
    const asked = request(params);
    if (asked.byPress && !isPressed()) throw cancelledFailure() as unknown as Error;
    const signal = signalOf?.();
    const send = scopeBind(sendFx, { safe: true });
    const log = scopeBind(logFx, { safe: true });
    const { body, status } = await send({ request: asked, signal });
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
  // Nobody wants the answer any more, so only the log hears of it. Spec: shell §8, HTTP-16.
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

// A wrong shape is a defect of one of the two sides, so the log names the fields for every caller. Spec: shell §5, §8.
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

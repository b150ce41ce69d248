import { createEvent, createStore, sample } from 'effector';

import { type ApiFailure, toFailure } from './failure';
import type { ApiRequest } from './request';
import { sendFx, type Sending } from './send';

/** The log keeps this many calls, newest first. */
const length = 100;

/** One call of the product with its replays. `at`: epoch ms. `ms` and the rest are null while the call is under way. */
export type HttpLogEntry = {
  id: number;
  request: ApiRequest;
  at: number;
  ms: number | null;
  /** 0 when no answer arrived. */
  status: number | null;
  failure: ApiFailure['kind'] | null;
  body: unknown;
};
type Kept = HttpLogEntry & { sending: Sending };

function createHttpLog() {
  /** Sends the same request again with its own idempotency key, so a bet that was placed is not placed twice. */
  const replayed = createEvent<HttpLogEntry>();
  const cleared = createEvent();

  const end = (log: readonly Kept[], ended: Sending, rest: Pick<HttpLogEntry, 'status' | 'failure' | 'body'>) =>
    log.map((entry) => (entry.sending === ended ? { ...entry, ...rest, ms: Date.now() - entry.at } : entry));

  const $entries = createStore<readonly Kept[]>([])
    .on(sendFx, (log, sending) => {
      const { request } = sending;
      const at = Date.now();
      const id = (log[0]?.id ?? 0) + 1;
      return [{ id, sending, request, at, ms: null, status: null, failure: null, body: undefined }, ...log].slice(
        0,
        length,
      );
    })
    .on(sendFx.done, (log, { params, result: { status, body } }) => end(log, params, { status, body, failure: null }))
    .on(sendFx.fail, (log, { params, error }) => {
      const failure = toFailure(error);
      return end(log, params, { status: failure.statusCode, failure: failure.kind, body: failure });
    })
    .reset(cleared);

  sample({ clock: replayed, fn: ({ request }) => ({ request }), target: sendFx });

  return { $entries: $entries.map((entries): readonly HttpLogEntry[] => entries), replayed, cleared };
}

/**
 * Logs what went over the wire, for the debugger page. The call that makes it has no other effects, so a build without
 * that page has no log.
 */
export const httpLog = /* @__PURE__ */ createHttpLog();

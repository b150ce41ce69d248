import type { Outgoing } from './bearer';
import { deadlineMs } from './config';
import { withDeadline } from './deadline';
import { type ApiFailure, classify, networkFailure, serverFailure } from './failure';
import { type ApiRequest, buildRequest, type Credentials, isReadRequest } from './request';

/** The answer. `body` is parsed JSON, undefined when there was none. */
export type Answer = { status: number; body: unknown; serverTime: number | null };

type Exchange = {
  request: ApiRequest;
  credentials: Credentials;
  fetch: (request: Outgoing) => Promise<Response>;
  signal?: AbortSignal | undefined;
};
export type Outcome = { ok: true; answer: Answer } | { ok: false; failure: ApiFailure; serverTime: number | null };

/** Parses JSON, whatever its label says. Other text stays as it is, so that a schema can refuse it. */
function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A cache keeps the date of the answer that it kept, and says how old it is. */
function timeOf({ headers }: Response): number | null {
  const time = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000;
  return Number.isNaN(time) ? null : time;
}

/** Sends one request once and waits for its answer until the deadline. Never rejects. */
export async function exchange({ request, credentials, fetch, signal }: Exchange): Promise<Outcome> {
  const ms = request.deadlineMs ?? (isReadRequest(request) ? deadlineMs.read : deadlineMs.write);
  try {
    const { response, text } = await withDeadline(
      async (own) => {
        const received = await fetch(buildRequest(request, credentials, own));
        return { response: received, text: await received.text() };
      },
      { ms, signal },
    );
    const serverTime = timeOf(response);
    const body = parse(text);
    if (response.ok) return { ok: true, answer: { status: response.status, body, serverTime } };
    return { ok: false, failure: classify(response.status, body, response.headers.get('Retry-After')), serverTime };
  } catch (error) {
    return { ok: false, failure: asFailure(error), serverTime: null };
  }
}

const asFailure = (error: unknown): ApiFailure => {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiFailure;
  return error instanceof TypeError ? serverFailure(500, error.message) : networkFailure(String(error));
};

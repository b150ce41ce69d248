import { headerNames } from '@contracts/common';

import { commonHeaders } from '@/shared/lib/device';

import type { Bearer, Outgoing } from './bearer';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path from the root, on this origin. */
  path: string;
  /** Leaves out absent values. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** JSON, or a form, which is sent as multipart. */
  body?: unknown;
  /** A UUID that is made once for each act of the player. Every replay carries the same one. Spec: decision D-100. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds. By default a read has 10 s and a write 15 s. */
  deadlineMs?: number;
  /** It moves money or loosens a limit: it is sent only after a press of the player on the host's own surface. */
  byPress?: true;
  /** The call is a part of solving a captcha, so it cannot ask for one itself. */
  isCaptchaCall?: true;
};

/** What the pipeline adds to a request. */
export type Credentials = {
  language: string;
  token: Bearer | null;
  fingerprint: string | null;
  captcha: string | null;
};

const isRead = (method: string) => method === 'GET';
const methodOf = (request: ApiRequest): NonNullable<ApiRequest['method']> => request.method ?? 'GET';
export const isReadRequest = (request: ApiRequest): boolean => isRead(methodOf(request));

/** Tests run without a page. */
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;

function addressOf({ path, query = {} }: ApiRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(String(value))}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * Commas stay as they are: a list with commas is readable in the log, and the early script asks for the same address.
 */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

/** Only our own origin may see token, fingerprint or captcha. Spec: api 1.1, decision D-98. */
export function buildRequest(
  request: ApiRequest,
  { language, token, fingerprint, captcha }: Credentials,
  signal: AbortSignal,
): Outgoing {
  const url = new URL(addressOf(request), origin);
  if (url.origin !== origin) throw new TypeError(`A call must stay on its own origin: ${request.path}`);
  const headers = new Headers({ ...request.headers, ...commonHeaders(language) });
  if (fingerprint !== null) headers.set(headerNames.fingerprint, fingerprint);
  if (captcha !== null) headers.set(headerNames.captcha, captcha);
  if (request.idempotencyKey !== undefined) headers.set(headerNames.idempotencyKey, request.idempotencyKey);
  const { body } = request;
  // The browser names the boundary of a form itself.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const outgoing = new Request(url, {
    method: methodOf(request),
    headers,
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return Object.assign(outgoing, { bearer: token });
}

import { HEADER } from '@contracts/common';

import { commonHeaders } from '@/shared/lib/device';

import type { Bearer, Outgoing } from './bearer';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** On this origin, from the root. */
  path: string;
  /** Absent values are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** JSON, or a form that is sent as multipart. */
  body?: unknown;
  /** A UUID made once per act of the player, the same over every replay. Spec: decision D-100. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds; 10 s for a read, 15 s for a write unless said otherwise. */
  deadlineMs?: number;
  /** A part of solving a captcha: it cannot want one itself. */
  isCaptchaCall?: true;
};

/** What the pipeline adds. */
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

/** Commas stay: a comma list is readable in the log, and the early script asks for the same address. */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

/** Our own origin only: no other one may see token, fingerprint or captcha. Spec: api 1.1, decision D-98. */
export function buildRequest(
  request: ApiRequest,
  { language, token, fingerprint, captcha }: Credentials,
  signal: AbortSignal,
): Outgoing {
  const url = new URL(addressOf(request), origin);
  if (url.origin !== origin) throw new TypeError(`A call must stay on its own origin: ${request.path}`);
  const headers = new Headers({ ...request.headers, ...commonHeaders(language) });
  if (fingerprint !== null) headers.set(HEADER.fingerprint, fingerprint);
  if (captcha !== null) headers.set(HEADER.captcha, captcha);
  if (request.idempotencyKey !== undefined) headers.set(HEADER.idempotencyKey, request.idempotencyKey);
  const { body } = request;
  // A form names its own boundary.
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

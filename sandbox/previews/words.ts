import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { completeLanguages } from '../../contracts/languages.ts';
import { utcMoment } from '../../contracts/utc-moment.ts';
import type { Env } from '../http/context.ts';

/** The language of a page of ours: of its address, else what the visitor chose, else what the browser asks for. */
export function readerOf(c: Context<Env>): string {
  const [, ofPath = ''] = /^\/([a-z]{2})(?:\/|$)/.exec(c.req.path) ?? [];
  const ofBrowser = (c.req.header('Accept-Language') ?? '').slice(0, 2).toLowerCase();
  const wanted = [ofPath, getCookie(c, 'lng') ?? '', ofBrowser];
  return wanted.find((code) => completeLanguages.some((known) => known === code)) ?? 'en';
}

/** As in the control room; from left to right in every language. */
export const momentOf = (at: number): string => `\u2066${utcMoment(at)}\u2069`;

import { cookieMs } from '@contracts/constants';

export const dayMs = cookieMs;

/** Value of one cookie in a `document.cookie` text, null when it is not there or is broken. */
function readCookieFrom(text: string, name: string): string | null {
  const pair = text.split('; ').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Null when there is no document (tests of models) or no such cookie. */
export const readCookie = (name: string): string | null =>
  typeof document === 'undefined' ? null : readCookieFrom(document.cookie, name);

/** `lifeMs`: one day unless said otherwise, null until the browser is closed. Spec: shell §9. */
export function writeCookie(name: string, value: string, lifeMs: number | null = dayMs): void {
  const expires = lifeMs === null ? '' : `; Expires=${new Date(Date.now() + lifeMs).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${expires}; SameSite=Lax${secure}`;
}

export const removeCookie = (name: string): void => writeCookie(name, '', -dayMs);

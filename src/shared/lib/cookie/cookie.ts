import { cookieMs } from '@contracts/constants';

export const dayMs = cookieMs;

/** Value of one cookie in a `document.cookie` text. Null when it is missing or broken. */
function readCookieFrom(text: string, name: string): string | null {
  const pair = text.split('; ').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** A sandboxed frame forbids cookies by throwing: the page then goes on as at a first visit. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Null when there is no such cookie, or no document (tests of models). */
export const readCookie = (name: string): string | null =>
  typeof document === 'undefined' ? null : readCookieFrom(allCookies(), name);

/** `lifeMs`: one day by default; null keeps the cookie until the browser closes. Spec: shell §9. */
export function writeCookie(name: string, value: string, lifeMs: number | null = dayMs): void {
  const expires = lifeMs === null ? '' : `; Expires=${new Date(Date.now() + lifeMs).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${expires}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are forbidden: the choice lives as long as this page.
  }
}

export const removeCookie = (name: string): void => writeCookie(name, '', -dayMs);

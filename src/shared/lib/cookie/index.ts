export { dayMs, readCookie, readCookieFrom, removeCookie, writeCookie } from './cookie';

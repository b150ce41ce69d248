export { dayMs, readCookie, removeCookie, writeCookie } from './cookie';

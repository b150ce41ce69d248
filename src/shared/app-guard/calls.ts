/**
 * What a script of the page sends is not the session's: the host kept its own `fetch` before any app came (shared/api), and from here on
 * the page's leaves the cookies out where they count. Decision D-621.
 */
import { logError } from '@/shared/lib/logger';

/**
 * Content, feed, and the requests of the site's own service scripts are for everybody; all other calls act for the
 * player who is signed in.
 */
const ofSession = /^\/(?!content-|feed-|plugins-|domains-|hd-)[\w-]{1,40}-api\//;

const { apply } = Reflect;
const OwnRequest = Request;
const OwnUrl = URL;
/* eslint-disable @typescript-eslint/unbound-method -- each is called by `apply` */
const ownFetch = window.fetch;
const { open } = XMLHttpRequest.prototype;
const beacon = navigator.sendBeacon;
const urlOf = Object.getOwnPropertyDescriptor(Request.prototype, 'url')?.get ?? (() => '');
/* eslint-enable @typescript-eslint/unbound-method */
const { origin } = location;

const isOfSession = (address: string): boolean => {
  const url = new OwnUrl(address, location.href);
  return url.origin === origin && ofSession.test(url.pathname);
};

const tell = (address: string): void =>
  logError(`A script called ${new OwnUrl(address, location.href).pathname}: it goes without the session.`);

function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // An address that reads otherwise the second time is read once.
  const request = new OwnRequest(input, init);
  const address = String(apply(urlOf, request, []));
  if (!isOfSession(address)) return apply(ownFetch, window, [request]);
  tell(address);
  return apply(ownFetch, window, [new OwnRequest(request, { credentials: 'omit' })]);
}

/** Neither of the two can leave the cookies at home. */
function guardedOpen(this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]): void {
  const address = String(url);
  if (isOfSession(address)) {
    tell(address);
    throw new DOMException('This call is the host’s.', 'SecurityError');
  }
  apply(open, this, [method, address, ...rest]);
}
function guardedBeacon(this: Navigator, url: string | URL, data?: BodyInit | null): boolean {
  const address = String(url);
  if (!isOfSession(address)) return apply(beacon, navigator, [address, data]);
  tell(address);
  return false;
}

const lock = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, writable: false, configurable: false });
lock(window, 'fetch', guardedFetch);
lock(XMLHttpRequest.prototype, 'open', guardedOpen);
lock(Navigator.prototype, 'sendBeacon', guardedBeacon);

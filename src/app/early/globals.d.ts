/**
 * Answers that the early script asked for, by path and query as `fetch` was called. Taken once: whoever needs the same GET takes the promise and
 * deletes the key. `undefined` when the script was blocked.
 */
interface Window {
  __early?: Record<string, Promise<Response>>;
  /** The browser's offer to install the site, until the page takes it. */
  __install?: Event;
}

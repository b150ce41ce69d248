/**
 * The answers that the early script asked for. The key is the path with its query, as `fetch` got it. Code that needs
 * the same GET takes the promise and deletes the key, so each answer is taken once. `undefined` when the browser
 * blocked the script.
 */
interface Window {
  __early?: Record<string, Promise<Response>>;
  /** The boards that an earlier visit left. `undefined` where the browser keeps nothing. */
  __boards?: Promise<readonly Response[]>;
  /** The browser offers to install the site. The offer stays here until the page takes it. */
  __install?: Event;
}

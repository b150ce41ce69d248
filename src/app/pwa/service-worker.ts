/**
 * Keeps the shell for a start without a network: document, entry, its static imports and styles. Nothing of the API, of the feed or of a player is
 * ever kept. A new version waits until the player says "reload". Spec: shell §1; design/reliability T28, F84, F86.
 */
type Entry = { url: string; revision: string | null };
type WorkerEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type ShellWorker = {
  __WB_MANIFEST: Entry[];
  location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
    (type: 'fetch', listen: (event: FetchEvent) => void): void;
    (type: 'message', listen: (event: MessageEvent) => void): void;
  };
};

// The build writes the list in place of this very name.
const entries = (self as unknown as ShellWorker).__WB_MANIFEST;
const worker = self as unknown as ShellWorker;
const prefix = 'openbook-shell-';
const cacheName = `${prefix}${versionOf(entries)}`;
const shell = '/index.html';
/** A document that takes longer comes from the cache. */
const patienceMs = 2000;
/** This version and the one before: a tab that still runs the old one finds its files. */
const keptVersions = 2;

/** Addresses of hashed files, and the revision of the one that has no hash, in one short text. */
function versionOf(list: readonly Entry[]): string {
  const text = list.map(({ url, revision }) => `${url}${revision ?? ''}`).join();
  return Array.from(text)
    .reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36);
}

const addressOf = (url: string) => new URL(url, worker.location.href).pathname;
const kept = new Set(entries.map(({ url }) => addressOf(url)));

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...kept].map(async (url) => {
      const response = await fetch(url, { cache: 'reload' });
      if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
      await cache.put(url, response);
    }),
  );
}

async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.slice(0, -keptVersions).map((name) => caches.delete(name)));
}

/** So that the page knows, and asks again what may have changed since. Spec: GUARD-08. */
function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('Server-Timing', 'kept-shell');
  return new Response(kept.body, { status: kept.status, headers });
}

async function documentOf(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const answer = await Promise.race([fresh, late]).catch(() => null);
  if (answer !== null) return answer;
  const kept = await caches.match(shell, { cacheName });
  return kept === undefined ? fresh : marked(kept);
}

/** This version's own before that of an older one: a file without a hash may have changed. */
const file = async ({ url }: Request): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName })) ?? caches.match(url);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});
worker.addEventListener('message', ({ data }) => {
  if (data === 'reload') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // A page of ours is an address without a dot; documentation and frames of the backend are none of it.
  if (request.mode === 'navigate' && /^\/(?:[a-z]{2}(?:\/[^.]*)?)?$/i.test(pathname))
    event.respondWith(documentOf(request));
  // Hashed files of any version: a tab that still runs the old one may ask for what the server has no more. Fault F84.
  else if ((kept.has(pathname) || pathname.startsWith('/assets/')) && pathname !== shell)
    event.respondWith(file(request).then((kept) => kept ?? fetch(request)));
});

export {};

import { boardAnswer, boardsCache, isBoard, keepBoards } from './kept-boards';
import { documentAtOnce, documentsCache, entryOf, isBoardPage, isPreview, keepDocument } from './kept-documents';

/**
 * Keeps the shell for a start without a network: document, entry, its static imports and styles, the plain frame; and
 * the files of the last good plugin manifest. Opens what a message of the site is about. Of the API and the feed it keeps the last
 * public boards and nothing of a player. A new version waits until the player presses "Reload". Spec: shell §1;
 * design/reliability T28, F84, F86.
 */
type Entry = { url: string; revision: string | null };
type WorkerEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type Tab = { focus: () => Promise<unknown>; postMessage: (data: unknown) => void };
type PressEvent = WorkerEvent & { notification: { data: unknown; close: () => void } };
type ShellWorker = {
  __WB_MANIFEST: Entry[];
  location: Location;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
    (type: 'fetch', listen: (event: FetchEvent) => void): void;
    (type: 'message', listen: (event: WorkerEvent & { data: unknown }) => void): void;
    (type: 'notificationclick', listen: (event: PressEvent) => void): void;
  };
};

// The build replaces this very name by the list.
const entries = (self as unknown as ShellWorker).__WB_MANIFEST;
const worker = self as unknown as ShellWorker;
const prefix = 'openbook-shell-';
const cacheName = `${prefix}${versionOf(entries)}`;
const shell = '/index.html';
/** When the document takes longer than this, the cache answers. */
const patienceMs = 2000;
/** Keeps this version and the one in use before it, because a tab may still run that one. */
const keptVersions = 2;
/** The versions that were in use, the last first. */
const usedCache = 'openbook-used';
const usedList = '/used-versions';

/** The addresses of hashed files, and the revision of the one without a hash, in one short text. */
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
      const asked = await fetch(url, { cache: 'reload' });
      // Without cookies everybody gets what is published.
      const response = isPreview(asked) ? await fetch(url, { cache: 'reload', credentials: 'omit' }) : asked;
      if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
      await cache.put(url, response);
    }),
  );
}

/** A version may come again, as after a release was taken back: the last use counts, not the first. */
async function forgetOld(): Promise<void> {
  await Promise.all([boardsCache, documentsCache].map((name) => caches.delete(name)));
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const used = await caches.open(usedCache);
  const known = await used.match(usedList);
  const before = known === undefined ? names.toReversed() : ((await known.json()) as string[]);
  const kept = [cacheName, ...before.filter((name) => name !== cacheName)].slice(0, keptVersions);
  await used.put(usedList, Response.json(kept));
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

const pluginCache = 'openbook-plugins';
const manifest = '/plugins/manifest.json';
const isPluginFile = (path: string) => /^\/plugins\/.+\.(?:js|css|json)$/.test(path);

/** The frame of every page. */
const frameSlots = ['header', 'footer'];
type ManifestEntry = {
  entry?: string;
  style?: string;
  texts?: Readonly<Record<string, { file?: string } | null>>;
  mounts?: readonly { slot?: string }[];
};

/**
 * A manifest arrived: its frame is kept at once, other apps when they are opened; entries that it no longer names are
 * dropped.
 */
async function keepManifest(answer: Response): Promise<void> {
  const { plugins } = (await answer.clone().json()) as { plugins: readonly ManifestEntry[] };
  const filesOf = ({ entry, style }: ManifestEntry) =>
    [entry, style].filter((file) => file !== undefined && isPluginFile(file));
  const textsOf = ({ texts }: ManifestEntry) => Object.values(texts ?? {}).map((text) => text?.file);
  const named = new Set(plugins.flatMap((entry) => [...filesOf(entry), ...textsOf(entry)]));
  const frame = plugins.filter(({ mounts = [] }) => mounts.some(({ slot = '' }) => frameSlots.includes(slot)));
  const cache = await caches.open(pluginCache);
  await cache.put(manifest, answer);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(before.filter((path) => path !== manifest && !named.has(path)).map((path) => cache.delete(path)));
  await Promise.all(
    frame.flatMap(filesOf).map(async (file = '') => {
      if (before.includes(file)) return;
      const response = await fetch(file);
      if (response.ok) await cache.put(file, response);
    }),
  );
}

/**
 * From the network while it answers. The kept file is the fallback: the page proves it by the same pin. Row PLUG-37.
 */
async function pluginAnswer({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.ok === true) {
    if (isPreview(fresh)) return fresh;
    const copy = fresh.clone();
    const keep = async () =>
      pathname === manifest ? keepManifest(copy) : (await caches.open(pluginCache)).put(pathname, copy);
    waitUntil(keep().catch(() => undefined));
    return fresh;
  }
  const kept = await caches.match(pathname, { cacheName: pluginCache });
  return kept ?? fresh ?? Response.error();
}

/** Tells the page that it was kept, so that it asks again for what may have changed. Spec: GUARD-08. */
function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('Server-Timing', 'kept-shell');
  return new Response(kept.body, { status: kept.status, headers });
}

/**
 * A proxy, a hotel or a filter may answer in our place, with any status. Our document names our entry file. Where a
 * redirect leads and a question for a password are the browser's to follow.
 */
async function isOurs(answer: Response): Promise<boolean> {
  if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 407) return true;
  const text = await answer.clone().text();
  return text.includes('/assets/index-');
}

/** The entry whose files this worker has kept. */
const ownEntry = entryOf(entries.map(({ url }) => addressOf(url)).join('"'));

/** The page of the first visit, whose document came before this worker. */
async function keepPage(address: string): Promise<void> {
  const url = new URL(address, worker.location.origin);
  if (url.origin === worker.location.origin && isBoardPage(url))
    await keepDocument(url.href, await fetch(url, { cache: 'no-store' }), ownEntry);
}

/** What came says whether kept documents may come again, also where it came too late to be shown. */
async function remember(url: string, answer: Response): Promise<void> {
  if (!isBoardPage(new URL(url)) && !isPreview(answer)) return;
  const copy = answer.clone();
  if (await isOurs(answer)) await keepDocument(url, copy, ownEntry);
}

async function documentOf({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const known = await documentAtOnce(request, waitUntil).catch(() => undefined);
  if (known !== undefined) return known;
  const fresh = fetch(request);
  waitUntil(fresh.then((answer) => remember(request.url, answer)).catch(() => undefined));
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const answer = await Promise.race([fresh, late]).catch(() => null);
  if (answer !== null && (await isOurs(answer).catch(() => false))) return answer;
  const kept = await caches.match(shell, { cacheName });
  return kept === undefined ? fresh : marked(kept);
}

/** Prefers this version's file to an older one: a file without a hash may have changed. */
const file = async ({ url }: Request): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName })) ?? caches.match(url);

worker.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      keepShell(),
      fetch(manifest)
        .then((answer) => (isPreview(answer) ? undefined : keepManifest(answer)))
        .catch(() => undefined),
    ]),
  );
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'reload') void worker.skipWaiting();
  const { keep, page } = (data ?? {}) as { keep?: unknown; page?: unknown };
  if (keep !== undefined) event.waitUntil(keepBoards(keep, worker.location.origin));
  if (typeof page === 'string') event.waitUntil(keepPage(page).catch(() => undefined));
});
/** Opens what a message of ours is about: in a tab that is open, so that nothing there is lost, else in a new one. Row PREF-10. */
async function openPressed(data: unknown): Promise<void> {
  const { address } = (data ?? {}) as { address?: unknown };
  const to = typeof address === 'string' && /^\/[^/\\]/.test(address) ? address : '/';
  const [tab] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tab === undefined) {
    await worker.clients.openWindow(to);
    return;
  }
  tab.postMessage({ open: to });
  // Where the browser keeps another window in front, the page is there all the same.
  await tab.focus().catch(() => null);
}
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPressed(event.notification.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // Our pages have no dot in their address. The backend's documentation and frames are not pages of ours.
  if (request.mode === 'navigate' && /^\/(?:[a-z]{2}(?:\/[^.]*)?)?$/i.test(pathname))
    event.respondWith(documentOf({ request, waitUntil: event.waitUntil.bind(event) }));
  else if (pathname === manifest || isPluginFile(pathname))
    event.respondWith(pluginAnswer({ request, waitUntil: event.waitUntil.bind(event) }));
  else if (isBoard(url)) event.respondWith(boardAnswer(request, event.waitUntil.bind(event)));
  // Serves hashed files of any version: a tab that runs the old one may need what the server no longer has. Fault F84.
  else if ((kept.has(pathname) || pathname.startsWith('/assets/')) && pathname !== shell)
    event.respondWith(file(request).then((kept) => kept ?? fetch(request)));
});

export {};

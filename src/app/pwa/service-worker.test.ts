import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

type Pressed = {
  notification: { data: unknown; close: () => void };
  waitUntil: (done: Promise<unknown>) => void;
};

const close = vi.fn();
const openWindow = vi.fn(() => Promise.resolve(null));
const told: unknown[] = [];
const tab = (focus: () => Promise<unknown>) => ({ focus, postMessage: (data: unknown) => told.push(data) });

beforeEach(() => {
  close.mockClear();
  openWindow.mockClear();
  told.length = 0;
  vi.resetModules();
});

/** The worker with these open tabs, and a press on a message of its. */
async function press(tabs: readonly ReturnType<typeof tab>[], data: unknown): Promise<void> {
  const listeners = new Map<string, (event: Pressed) => void>();
  vi.stubGlobal('self', {
    ...{ __WB_MANIFEST: [], location: { href: 'http://site.test/sw.js', origin: 'http://site.test' } },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
    addEventListener: (type: string, listen: (event: Pressed) => void) => listeners.set(type, listen),
  });
  await import('./service-worker');
  let done: Promise<unknown> | undefined;
  listeners.get('notificationclick')?.({ notification: { data, close }, waitUntil: (until) => void (done = until) });
  await done;
}

const bet = '/en/office/history?bet=91';
const match = '/en/home/live/1/2/7';

test.each([bet, match])('[PREF-10] a press on a message leads an open tab to %s', async (address) => {
  const focus = vi.fn(() => Promise.resolve(null));
  await press([tab(focus)], { address });
  expect(told).toEqual([{ open: address }]);
  expect([focus.mock.calls.length, close.mock.calls.length, openWindow.mock.calls]).toEqual([1, 1, []]);
});

test('[PREF-10] a tab that the browser does not bring to the front is led there all the same', async () => {
  await press([tab(() => Promise.reject(new Error('not allowed')))], { address: bet });
  expect(told).toEqual([{ open: bet }]);
});

test.each([
  [{ address: bet }, bet],
  [{ address: 'https://elsewhere.example/' }, '/'],
  [{ address: '//elsewhere.example/' }, '/'],
  [{ address: '/\\elsewhere.example/' }, '/'],
  [null, '/'],
])('[PREF-10] without a tab %o opens %s', async (data, address) => {
  await press([], data);
  expect(openWindow.mock.calls).toEqual([[address]]);
});

type Fetched = {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
};
const kept = '<script type="module" src="/assets/index-KEPT.js"></script>';
const released = '<script type="module" src="/assets/index-NEW.js"></script>';

/** A browser's caches, in the order of their making. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
      put: (path: string, answer: Response) => Promise.resolve(entries.set(path, answer)),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (path: string) =>
      Promise.resolve(
        [...all.values()]
          .find((entries) => entries.has(path))
          ?.get(path)
          ?.clone(),
      ),
  };
}

/** One release of the worker, over caches that outlive it. */
async function startRelease(
  name: string,
  caches: ReturnType<typeof cacheStorage>,
  answer: (url: string, init?: RequestInit) => Response = () => new Response(name),
) {
  vi.resetModules();
  const listeners = new Map<string, (event: never) => void>();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    __WB_MANIFEST: [`/assets/index-${name}.js`, '/index.html'].map((url) => ({ url, revision: null })),
    location: { href: 'http://site.test/pwa-sw.js', origin: 'http://site.test' },
    addEventListener: (type: string, listen: (event: never) => void) => listeners.set(type, listen),
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
  await import('./service-worker');
  const run = async (type: string) => {
    let done: Promise<unknown> | undefined;
    listeners.get(type)?.({ waitUntil: (until: Promise<unknown>) => void (done = until) } as never);
    await done;
  };
  await run('install');
  await run('activate');
  const names = async () => (await caches.keys()).filter((one) => one.startsWith('openbook-shell-'));
  return { listeners, names };
}

test('[UI-91] [PWA-02] [R-W3] the version in use until the newest came is kept with it, however old its first use is', async () => {
  const caches = cacheStorage();
  const [a] = await (await startRelease('A', caches)).names();
  await startRelease('B', caches);
  expect(await (await startRelease('A', caches)).names()).toContain(a);
  const last = await (await startRelease('C', caches)).names();
  expect(last).toHaveLength(2);
  expect(last).toContain(a);
});

test('[SPEED-06] a new release begins without the boards of the old one', async () => {
  const caches = cacheStorage();
  await startRelease('A', caches);
  await caches.open('openbook-boards');
  await startRelease('A', caches);
  expect(await caches.keys()).not.toContain('openbook-boards');
});

test.each([
  ['a proxy with 502', new Response('<h1>Bad gateway</h1>', { status: 502 }), kept],
  ['a proxy with 504', new Response('', { status: 504 }), kept],
  ['a hotel that asks to log in', new Response('<form>Room number</form>', { status: 200 }), kept],
  ['nobody, with an empty 200', new Response('', { status: 200 }), kept],
  ['us', new Response(released, { status: 200 }), released],
  ['us, for a page that is not there', new Response(released, { status: 404 }), released],
  ['somebody who asks for a password', new Response('Who?', { status: 401 }), 'Who?'],
] as const)('[UI-91] [PWA-02] [R-W1] a document that is answered by %s', async (_, answer, shown) => {
  const caches = cacheStorage();
  const { listeners, names } = await startRelease('A', caches);
  const [name] = await names();
  await (await caches.open(name!)).put('/index.html', new Response(kept));
  vi.stubGlobal('fetch', () => Promise.resolve(answer.clone()));
  const request = Object.assign(new Request('http://site.test/en/home/line'), {});
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  let drawn: Promise<Response> | undefined;
  const event: Fetched = { request, respondWith: (given) => void (drawn = given), waitUntil: () => undefined };
  listeners.get('fetch')?.(event as never);
  expect(await (await drawn)?.text()).toBe(shown);
});

const own = { headers: { 'Cache-Control': 'private, no-store' } };

test('[SITE-07] neither manifest nor document of a preview is kept, and kept documents of before go', async () => {
  const caches = cacheStorage();
  const { listeners } = await startRelease('A', caches);
  const bodies: Record<string, string> = { '/': kept, '/plugins/manifest.json': '{"plugins":[]}' };
  const ask = async (path: string, mode: string, init: ResponseInit) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(bodies[path], init)));
    const request = Object.defineProperty(new Request(`http://site.test${path}`), 'mode', { value: mode });
    const done: Promise<unknown>[] = [];
    const event: Fetched = {
      ...{ request, respondWith: (given) => void done.push(given) },
      waitUntil: (later) => void done.push(later),
    };
    listeners.get('fetch')?.(event as never);
    await done[0];
    await Promise.all(done);
  };
  await (await caches.open('openbook-documents')).put('http://site.test/en', new Response(kept));
  await ask('/plugins/manifest.json', 'cors', own);
  await ask('/', 'navigate', own);
  expect(await caches.keys()).not.toContain('openbook-documents');
  expect(await caches.match('/plugins/manifest.json')).toBeUndefined();
});

test('[SITE-07] a document of a preview that comes too late lets kept documents go too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const caches = cacheStorage();
  const { listeners } = await startRelease('A', caches);
  await (await caches.open('openbook-documents')).put('http://site.test/en', new Response(kept));
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const request = Object.defineProperty(new Request('http://site.test/'), 'mode', { value: 'navigate' });
  const after: Promise<unknown>[] = [];
  let drawn: Promise<Response> | undefined;
  const event: Fetched = {
    ...{ request, respondWith: (given) => void (drawn = given), waitUntil: (later) => void after.push(later) },
  };
  listeners.get('fetch')?.(event as never);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await drawn)?.headers.get('Server-Timing')).toBe('kept-shell');
  late.resolve(new Response(kept, own));
  await Promise.all(after);
  expect(await caches.keys()).not.toContain('openbook-documents');
});

test('[SITE-07] a worker that comes during a preview keeps the shell that is published', async () => {
  const caches = cacheStorage();
  const { names } = await startRelease('A', caches, (url, init) =>
    url === '/index.html' && init?.credentials !== 'omit' ? new Response('Preview', own) : new Response(kept),
  );
  const [name] = await names();
  expect(await (await (await caches.open(name!)).match('/index.html'))?.text()).toBe(kept);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Init = { cache: string; integrity?: string; signal: AbortSignal };
const asked: { path: string; cache: string; integrity: string | undefined }[] = [];
type Trouble = (init: Pick<Init, 'signal'>) => Promise<Response>;
/** The failure of each request, in turn. After the last one the network answers as it should. */
let troubles: Trouble[] = [];

const answer = (type: string, status = 200) =>
  Promise.resolve(new Response('…', { status, headers: { 'Content-Type': type } }));
const fetchStub = (path: string, init: Init) => {
  asked.push({ path, cache: init.cache, integrity: init.integrity });
  return troubles.shift()?.(init) ?? answer(path.endsWith('.css') ? 'text/css' : 'text/javascript');
};

/** A preload ends as a browser ends it: a script is well with any answer but a refusal, which its bytes would not survive. */
const preloads = (node: Node | string) => {
  if (!(node instanceof HTMLLinkElement) || node.rel !== 'preload') return;
  const path = node.getAttribute('href') ?? '';
  asked.push({ path, cache: 'preload', integrity: node.integrity === '' ? undefined : node.integrity });
  const { signal } = new AbortController();
  const end = (type: string) => node.dispatchEvent(new Event(type));
  void (troubles.shift()?.({ signal }) ?? answer('text/javascript')).then(
    ({ ok, headers }) => end(ok && headers.get('Content-Type') === 'text/javascript' ? 'load' : 'error'),
    () => end('error'),
  );
};

/** Gives each test a page of its own. */
async function open() {
  vi.resetModules();
  const [{ bring }, { NotRun }] = await Promise.all([import('./bring'), import('./release')]);
  return { bring, NotRun };
}

beforeEach(() => {
  asked.length = 0;
  troubles = [];
  vi.stubGlobal('fetch', fetchStub);
  const map = Object.assign(document.createElement('script'), {
    type: 'importmap',
    textContent: '{"integrity":{"/assets/a.js":"sha384-a"}}',
  });
  const shell = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
  shell.setAttribute('href', '/assets/shell.js');
  document.head.replaceChildren(map, shell);
  const put = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    put(...nodes);
    nodes.forEach(preloads);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['is gone', () => answer('text/plain', 404)],
  ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is of another kind: a page in its place', () => answer('text/css')],
])(
  '[ERR-21] a file that %s is not imported, is forgotten, and is asked for anew past the cache',
  async (_, trouble) => {
    const { bring } = await open();
    troubles = [trouble];
    const load = vi.fn(() => Promise.resolve('module'));
    await expect(bring(load, ['assets/shell.js', 'assets/a.js'])).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    await expect(bring(load, ['assets/shell.js', 'assets/a.js'])).resolves.toBe('module');
    expect(asked).toEqual([
      { path: '/assets/a.js', cache: 'preload', integrity: 'sha384-a' },
      { path: '/assets/a.js', cache: 'reload', integrity: 'sha384-a' },
    ]);
    // The browser does not ask again for a file that has loaded.
    await bring(load, ['assets/a.js']);
    expect(asked).toHaveLength(2);
  },
);

test('[ERR-21] a file that hangs is given up after twenty seconds and asked for anew', async () => {
  vi.useFakeTimers();
  const { bring } = await open();
  troubles = [
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  ];
  const first = bring(() => Promise.resolve('module'), ['assets/a.js']);
  const failed = vi.fn();
  first.catch(failed);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledOnce();
  await expect(bring(() => Promise.resolve('module'), ['assets/a.js'])).resolves.toBe('module');
  expect(asked.map(({ cache }) => cache)).toEqual(['preload', 'reload']);
});

test('[SPEED-02] a script whose preload failed is handed to an element that never runs, so that no module gets the failure', async () => {
  const { bring } = await open();
  const put = vi.spyOn(document.head, 'append');
  troubles = [() => answer('text/plain', 404)];
  await expect(bring(() => Promise.resolve('module'), ['assets/a.js'])).rejects.toThrow();
  const scripts = put.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
  expect(scripts.map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    ['/assets/a.js', 'sha384-a'],
  ]);
  expect([scripts[0]?.ownerDocument === document, document.querySelector('script[src]')]).toEqual([false, null]);
});

test('[ERR-21] a style that is refused leaves no link behind and is put in anew', async () => {
  const { bring } = await open();
  const links = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const first = bring(() => Promise.resolve('module'), ['assets/a.js', 'assets/a.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('a.css did not come');
  expect(links()).toHaveLength(0);
  const second = bring(() => Promise.resolve('module'), ['assets/a.js', 'assets/a.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  // A page in the place of the style sheet loads as well.
  links()[0]!.dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('a.css did not come');
  const third = bring(() => Promise.resolve('module'), ['assets/a.js', 'assets/a.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  Object.defineProperty(links()[0]!, 'sheet', { value: { cssRules: [{}] } });
  links()[0]!.dispatchEvent(new Event('load'));
  await expect(third).resolves.toBe('module');
});

test('[ERR-21] a module whose files are here and that does not run says so: only a page loaded anew can have it', async () => {
  const { bring, NotRun } = await open();
  await expect(bring(() => Promise.reject(new Error('syntax')), ['assets/a.js'])).rejects.toBeInstanceOf(NotRun);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { headerNames, headerValues } from '@contracts/common';

/** By pattern: a classic script is no module that could be imported by name. */
const scripts = import.meta.glob('./early.ts');

type Ask = { url: string; headers: Record<string, string>; method?: string; body?: string };

/** Runs the script as the document does: once, before anything else. */
async function run({ path = '/en/home/live', cookies = {}, isDark = false, isOld = false } = {}) {
  history.replaceState(null, '', path);
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${String(value)}; path=/`;
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  Object.assign(HTMLScriptElement, { supports: isOld ? undefined : () => true });
  const asked: Ask[] = [];
  vi.stubGlobal('fetch', (url: string, init: Omit<Ask, 'url'>) => {
    asked.push({ url, ...init });
    return Promise.resolve(new Response('{}'));
  });
  vi.resetModules();
  await scripts['./early.ts']?.();
  const { lang, dir, dataset } = document.documentElement;
  return { asked, lang, dir, theme: dataset['theme'], font: dataset['font'] };
}

beforeEach(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const name of ['theme', 'font_size', 'lng', 'sides_off', 'is_auth'])
    document.cookie = `${name}=; path=/; max-age=0`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  delete window.__early;
});

test('[BOOT-33] theme and font size are those of the cookies before the first paint', async () => {
  expect(await run({ cookies: { theme: 'dark', font_size: 'large' } })).toMatchObject({ theme: 'dark', font: 'large' });
});

test('[BOOT-39] a frame that forbids cookies and storage looks and asks as on a first visit', async () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
  const { asked, ...looks } = await run();
  expect(looks).toMatchObject({ lang: 'en', dir: 'ltr', theme: 'light' });
  expect(asked.map(({ url }) => url)).toContain('/web-api/auth/check-session');
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])('without a choice the theme is what the system prefers (dark: %s)', async (isDark, theme) => {
  expect(await run({ isDark })).toMatchObject({ theme, font: undefined });
});

test.each([
  ['/ar/home/live', {}, 'ar', 'rtl'],
  ['/en', { lng: 'ar' }, 'en', 'ltr'],
  ['/', { lng: 'ru' }, 'ru', 'ltr'],
  ['/home/live', { lng: 'he' }, 'he', 'rtl'],
])('[LANG-12] at %s with cookies %j the document is %s, %s', async (path, cookies, lang, dir) => {
  expect(await run({ path, cookies })).toMatchObject({ lang, dir });
});

test('the first answers are asked for with the headers of the contract, and kept for the bundle', async () => {
  const { asked } = await run();
  const urls = asked.map(({ url }) => url);
  expect(urls).toContain('/bff-api/config/all.json?lang=en');
  expect(urls).toContain('/web-api/auth/check-session');
  expect(urls).toContain('/plugins/manifest.json');
  expect(Object.keys(window.__early ?? {})).toEqual(urls);
  for (const { headers } of asked) {
    expect(headers).toEqual({
      [headerNames.requestedWith]: headerValues.requestedWith,
      [headerNames.appId]: headerValues.appId,
      [headerNames.platform]: 'desktop',
      [headerNames.language]: 'en',
    });
  }
});

test.each([
  ['production', ''],
  ['test', '?a=1&redirect-service'],
])(
  '[REDIR-02] in %s with the query "%s" the redirect service is asked about the address, as the guard would',
  async (mode, query) => {
    vi.stubEnv('MODE', mode);
    const { asked } = await run({ path: `/en/home/live${query}` });
    const question = asked.find(({ url }) => url === '/redirects-api/api/v1/redirect-light');
    expect(question?.method).toBe('POST');
    expect(JSON.parse(question?.body ?? '')).toEqual({ url: location.href });
    expect(question?.headers).toMatchObject({
      [headerNames.serviceAuth]: headerValues.serviceAuth,
      'Content-Type': 'application/json',
    });
  },
);

const blockUrl = (auth: 0 | 1) =>
  `/blocks-api/api/v1/block/light?stage=start&auth=${auth}&referralParams=0&referralWHNMobile=0&mainVipDomainAuthNeed=0`;

test.each([
  [{}, '', [blockUrl(0)]],
  [{ is_auth: '1' }, '', [blockUrl(1)]],
  [{ is_auth: '0' }, '', [blockUrl(0)]],
  // What the query means for it is the business of the app.
  [{}, '?whn=1', []],
])(
  '[BLOCK-02] [BLOCK-03] with cookies %j and query "%s" the region is asked about: %j',
  async (cookies, query, urls) => {
    const { asked } = await run({ cookies, path: `/en/home/live${query}` });
    expect(asked.map(({ url }) => url).filter((url) => url.includes('/block/'))).toEqual(urls);
  },
);

test('a language that is not known yet asks for nothing that depends on it', async () => {
  expect((await run({ path: '/home/live' })).asked.map(({ url }) => url)).toEqual([
    blockUrl(0),
    '/web-api/auth/check-session',
    '/plugins/manifest.json',
  ]);
});

test('[UI-15] a browser without import maps is sent to its page before anything is asked for or drawn', async () => {
  // jsdom does not navigate: its refusal is all that can be seen of it, and the journey `page` sees the page itself.
  const { asked, theme } = await run({ isOld: true });
  expect([asked, theme]).toEqual([[], undefined]);
});

test('[UI-11] side columns that were put away are so before the first paint', async () => {
  await run({ cookies: { sides_off: 'menu-coupon' } });
  expect(document.documentElement.dataset['sidesOff']).toBe('menu-coupon');
});

test('[SESS-05] the early question for the session says that its cookies must be kept apart where an earlier page learnt so', async () => {
  const headersOf = async () => {
    const { asked } = await run();
    const { headers } = asked.find(({ url }) => url === '/web-api/auth/check-session')!;
    return [headers['SameSite'], headers['Partitioned']];
  };
  expect(await headersOf()).toEqual([undefined, undefined]);
  localStorage.setItem('openbook.sessionPartitioned', 'true');
  onTestFinished(() => localStorage.clear());
  expect(await headersOf()).toEqual(['None', 'true']);
});

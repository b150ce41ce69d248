/** Sends hostile inputs between product and backend: configuration, token, cookies, headers and addresses. */
import { beforeAll, expect, test, vi } from 'vitest';

import { SiteConfig } from '../../../contracts/site.ts';
import { readKept } from '../../../src/entities/preferences/lib/read';
import { mendConfig } from '../../../src/entities/site/lib/mend-config';
import { chooseLanguage } from '../../../src/features/switch-language/lib/choose';
import { expiryOf, isUsable } from '../../../src/shared/api/token-life';
import { readCookie } from '../../../src/shared/lib/cookie';
import { hostile, isCorpusHere } from '../../support/hostile.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
let client: Client;
/** The configuration that the reference backend answers. */
let usual: Record<string, unknown>;
beforeAll(async () => {
  client = await server.enter();
  usual = (await client.get<Record<string, unknown>>('/bff-api/config/all.json?lang=en')).body;
});

const read = (body: unknown) => {
  const first = SiteConfig.safeParse(body);
  if (first.success) return first.data;
  const paths = first.error.issues.map(({ path }) => path);
  const second = SiteConfig.safeParse(mendConfig(body, paths));
  return second.success ? second.data : null;
};

test('[F05] [BOOT-16] a wrong menu, flag or entry is dropped, and nothing else', () => {
  const entries = ['--a', '--b'].map((css_prop) => ({ css_prop, css_value: '1px' }));
  const [first, second] = entries;
  const broken = { menus: null, minAge: '18+', homepageType: {}, partnerCssBrandBook: [first, 7, second] };
  expect(read({ ...usual, ...broken })).toEqual({
    ...read(usual),
    menus: {},
    minAge: 18,
    homepageType: 1,
    partnerCssBrandBook: entries,
  });
});

test.each([[null], [''], ['<!doctype html>'], [{}], [[]], [{ languages: [] }]])(
  '[F04] %j is no configuration, and none is made of it',
  (body) => {
    expect(read(body)).toBeNull();
  },
);

test('[BOOT-16] an empty list of languages means English', () => {
  expect(read({ ...usual, languages: [] })?.languages.map(({ code }) => code)).toEqual(['en']);
});

/** Writes JSON as text, so that `__proto__` becomes an ordinary key. */
function withField(field: string, value: unknown): unknown {
  const [head = '', inner] = field.split('.');
  const own = inner === undefined ? value : { ...(usual[head] as object), [inner]: value };
  const rest = JSON.stringify({ ...usual, [head]: undefined }).slice(0, -1);
  return JSON.parse(`${rest},${JSON.stringify(head)}:${JSON.stringify(own)}}`);
}

test.skipIf(!isCorpusHere)('[BOOT-16] the site starts with a hostile configuration, or treats it as missing', () => {
  const rows = hostile('config');
  const wrong = rows.filter(({ field, value, expect: { outcome } }) => {
    const config = read(field === '(whole)' ? value : withField(field, value));
    return outcome === 'start-error' ? config !== null : config === null || config.languages.length === 0;
  });
  expect([rows.length > 10, wrong.map(({ id }) => id), Object.keys(Object.prototype)]).toEqual([true, [], []]);
});

test.skipIf(!isCorpusHere)(
  '[SESS-01] tokens: what the page takes for one, and the backend takes none of them',
  async () => {
    const rows = hostile('token');
    const wrong = rows.filter(({ value, expect: { outcome, nowSeconds = 0 } }) => {
      const text = String(value);
      const isTaken = isUsable(expiryOf(text), nowSeconds * 1000);
      return outcome === 'valid' || outcome.startsWith('client-valid') ? !isTaken : outcome === 'invalid' && isTaken;
    });
    expect([rows.length > 5, wrong.map(({ id }) => id)]).toEqual([true, []]);

    for (const { id, value } of rows) {
      const text = String(value);
      const asHeader = await client.get('/web-api/account/balance', { Authorization: `Bearer ${text}` });
      const asCookie = await client.get('/web-api/account/balance', { Cookie: `user_token=${text}; sid=1` });
      expect([id, asHeader.status, asCookie.status]).toEqual([id, 401, 401]);
    }
  },
);

const languages = ['en', 'ru'].map((code) => ({ code, iso: code }));
const english = { languages, hidden: [], isAuth: false, path: null, browser: [], siteDefault: 'en' };
const ignores: Readonly<Record<string, (value: string | null) => boolean>> = {
  lng: (value) => chooseLanguage({ ...english, cookie: value }) === 'en',
  maintenance: (value) => value !== '1',
  is12h: () => readKept().is12h === null,
};

test.skipIf(!isCorpusHere)('[SESS-23] forged cookies break neither page nor backend', async () => {
  const rows = hostile('cookie');
  for (const { id, field, value, expect: wanted } of rows) {
    // A semicolon would end the cookie, so the value has it encoded.
    const text = String(value).replaceAll(';', '%3B');
    vi.stubGlobal('document', { cookie: `${field}=${text}` });
    const found = readCookie(field);
    if (wanted.outcome === 'accepted') expect([id, found]).toEqual([id, text]);
    else expect([id, ignores[field]?.(found) ?? true]).toEqual([id, true]);
    vi.unstubAllGlobals();
    const Cookie = `${field}=${text}`;
    const page = await client.get('/en', { Cookie });
    const session = await client.get<{ data: unknown }>('/web-api/auth/check-session', { Cookie });
    expect([id, page.status, session.status, session.body.data]).toEqual([id, 200, 200, { user_id: null }]);
  }
  expect(rows.length).toBeGreaterThan(3);
});

/** Headers of a call, with values that no call should have. */
const headers = [
  'X-Language',
  'X-Platform',
  'X-App-Id',
  'X-Fingerprint',
  'X-Captcha',
  'Accept-Language',
  'Idempotency-Key',
];
const values = [
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'en; Path=/; Domain=evil.example',
  '%0d%0aSet-Cookie:%20sid=1',
  "' or 1=1 --",
  'a'.repeat(4000),
  '-1',
  'null',
];

test.each(headers)(
  '[HTTP-25] whatever stands in %s is text: nothing breaks, nothing of it comes back',
  async (name) => {
    for (const value of values) {
      const config = await client.get('/bff-api/config/all.json', { [name]: value });
      const login = await client.post('/web-api/auth/login', { uLogin: value }, { [name]: value });
      const answered = [...config.headers, ...login.headers].filter(
        ([, text]) => text.includes(value) && value.length > 4,
      );
      expect([value.slice(0, 30), config.status, login.status < 500, answered]).toEqual([
        value.slice(0, 30),
        200,
        true,
        [],
      ]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

test.each(['__proto__', 'constructor', 'toString', 'name'])(
  '[HTTP-28] a page or a language called %s has no texts, and nothing breaks',
  async (name) => {
    for (const query of [`path=${name}`, `path=${name}&language=${name}`, `path=name&language=${name}`]) {
      const { status, body } = await client.get<{ data: unknown }>(`/content-api/v1/content?${query}`);
      expect([query, status, body.data]).toEqual([query, 200, { blocks: [] }]);
    }
  },
);

test('[REDIR-05] no answer repeats a foreign Host or X-Forwarded-Host', async () => {
  const forwarded = {
    'X-Forwarded-Host': 'evil.example',
    'X-Original-Url': '//evil.example',
    Forwarded: 'host=evil.example',
  };
  for (const path of [
    '/en',
    '//evil.example',
    '/en//evil.example',
    '/%2f%2fevil.example',
    '/bff-api/config/all.json',
  ]) {
    const { status, headers: answered, body } = await client.get(path, forwarded);
    expect([path, status < 500, String(answered.get('Location')), JSON.stringify(body).includes('"//evil')]).toEqual([
      path,
      true,
      'null',
      false,
    ]);
  }
});

test.skipIf(!isCorpusHere)(
  '[GUARD-27] the server answers hostile addresses with the document and the status of their page',
  async () => {
    for (const { id, value, expect: wanted } of hostile('path')) {
      const { status, headers: answered } = await client.get(String(value));
      expect([id, status]).toEqual([
        id,
        wanted.outcome === '404' ? 404 : expect.toSatisfy((code: number) => code < 500),
      ]);
      expect([id, answered.get('Location') ?? '']).toEqual([id, expect.not.stringContaining('evil')]);
    }
  },
);

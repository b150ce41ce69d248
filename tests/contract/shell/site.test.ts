import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { headerNames, headerValues } from '../../../contracts/common.ts';
import { fingerprintScript } from '../../../contracts/fingerprint.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import { SiteConfig } from '../../../contracts/site.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Dictionary = { data: { version: string; groups: Record<string, Record<string, string>> } };

test('[BOOT-05] [BOOT-12] the configuration fits its schema and names its language', async () => {
  const client = await server.enter();
  const { body } = await client.get<SiteConfig>('/bff-api/config/all.json?lang=ru');
  expect(SiteConfig.safeParse(body).error).toBeUndefined();
  expect(body.currentLanguage).toBe('ru');
  expect(body.languages.map(({ code }) => code)).toEqual(expect.arrayContaining([...completeLanguages]));
});

/** The fields that the documents name, by the part of the configuration that holds them; '' is the configuration itself. */
const named: readonly (readonly [row: string, part: string, fields: string])[] = [
  [
    'BOOT-12',
    '',
    'languages currentLanguage countryCode partnerId mediaResources dictionaries header footer contacts menus',
  ],
  ['BOOT-13', '', 'licence'],
  ['BOOT-14', 'customize', 'geo_with_twelve_format has_twelve_h_by_geo'],
  [
    'BOOT-15',
    'config',
    'group_id companyName fatmanApiKey langHiddenUnauthorized isAvailableConfirmTerms isMainVipDomainAuthNeed geoAuthReqVip isFatmanAnalyticsAvailable',
  ],
  [
    'BOOT-16',
    '',
    'isRegistrationAllowed isVipDomain isAutoLogoffEnable autoLogoffInactiveMinutes minAge geoCountryId homepageType ref_id isPwa show_one_click showVipBet isAvailableCouponBonusBet couponTypesWithMinAmount couponTypesWithMaxAmount availableResponsibleGamingLimitsIds consultSystem',
  ],
  ['BOOT-16', 'pwaManifest', 'themeColor'],
  ['BOOT-16', 'consultantParams', 'consultant_id'],
  ['MAINT-01', 'maintenance', 'started_at ended_at notify_started_at notify_ended_at isActive web_state'],
];
test.each(named)('[%s] the schema asks for each field of its own (%s): %s', async (_, part, fields) => {
  const client = await server.enter();
  const { body } = await client.get<SiteConfig>('/bff-api/config/all.json?lang=en');
  for (const field of fields.split(' ')) {
    const config = structuredClone(body);
    const holder = (part === '' ? config : config[part as keyof SiteConfig]) as Record<string, unknown>;
    expect(holder, field).toHaveProperty(field);
    Reflect.deleteProperty(holder, field);
    expect(SiteConfig.safeParse(config).error?.issues[0]?.path.at(-1), field).toBe(field);
  }
});

test('[LANG-15] [SEO-04] search engines hear only of languages that have the texts', async () => {
  const client = await server.enter();
  const alternates = async () =>
    (
      await client.get<{ data: { hrefLang: { lang: string }[] } }>(
        '/content-api/v1/page?language=en&stream=live&section=home',
      )
    ).body.data.hrefLang.map(({ lang }) => lang);
  const language = (code: string, translated: number) => ({
    code,
    iso: code,
    name: code,
    nameNative: code,
    translated,
  });
  await client.control('PATCH', 'config', { languages: [language('en', 100), language('de', 94)] });
  expect(await alternates()).toEqual(['en']);
  await client.control('PATCH', 'config', { languages: [language('en', 100), language('de', 95)] });
  expect(await alternates()).toEqual(['en', 'de']);
});

test('a language that the site does not have gives the default one', async () => {
  const client = await server.enter();
  expect((await client.get<SiteConfig>('/bff-api/config/all.json?lang=xx')).body.currentLanguage).toBe('en');
});

test('[BOOT-14] [BOOT-15] [BOOT-16] a patch changes one flag deep inside and nothing beside it', async () => {
  const client = await server.enter();
  const before = (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
  await client.control('PATCH', 'config', { config: { isAvailableConfirmTerms: true } });
  const after = (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
  expect(after).toEqual({ ...before, config: { ...before.config, isAvailableConfirmTerms: true } });
});

test('the device that a CDN names is in the configuration', async () => {
  const client = await server.enter();
  const { body } = await client.get<SiteConfig>('/bff-api/config/all.json', { [headerNames.deviceType]: 'tablet' });
  expect(body.device).toBe('tablet');
});

test('[BOOT-08] groups of the configuration can be asked for by name', async () => {
  const client = await server.enter();
  const { body } = await client.get('/bff-api/config/group/get?groups=support,nothing&lang=en');
  expect(body).toEqual({ nothing: {}, support: expect.objectContaining({ email: 'support@openbook.example' }) });
});

test('[LANG-10] missing texts come in English key by key, and the cache serves unchanged texts', async () => {
  const client = await server.enter();
  const path = (lng: string) => `/bff-api/dictionary?lng=${lng}&groups=debugger`;
  const english = await client.get<Dictionary>(path('en'));
  const french = await client.get<Dictionary>(path('fr'));
  const russian = await client.get<Dictionary>(path('ru'));
  expect(french.body.data.groups).toEqual(english.body.data.groups);
  expect(Object.keys(russian.body.data.groups.debugger!)).toEqual(
    expect.arrayContaining(Object.keys(english.body.data.groups.debugger!)),
  );
  expect(russian.body.data.groups).not.toEqual(english.body.data.groups);
  const again = await client.get(path('en'), { 'If-None-Match': english.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('browsers may keep a dictionary of a version for good', async () => {
  const client = await server.enter();
  const { body, headers } = await client.get<Dictionary>('/bff-api/dictionary?lng=en&groups=debugger');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  const pinned = await client.get(`/bff-api/dictionary?lng=en&groups=debugger&v=${body.data.version}`);
  expect(pinned.headers.get('Cache-Control')).toContain('immutable');
});

test.each(['nothing', '../en/debugger', '..%2Fpackage'])('the dictionary "%s" does not exist', async (group) => {
  const client = await server.enter();
  expect((await client.get(`/bff-api/dictionary?lng=en&groups=${encodeURIComponent(group)}`)).status).toBe(404);
});

test('[BLOCK-01] [BLOCK-12] a blocked region gets the reason', async () => {
  const client = await server.enter();
  const light = async () =>
    (await client.get<{ data: object }>('/blocks-api/api/v1/block/light?stage=start')).body.data;
  expect(await light()).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  await client.control('PUT', 'geo', { country: 'US', displayTypeId: 1, templateTypeId: 14 });
  expect(await light()).toEqual({ displayTypeId: 1, templateTypeId: 14 });
  const { body } = await client.post('/blocks-api/api/v2/block', { auth: 0, url: '/en' });
  expect(body).toMatchObject({ data: { displayTypeId: 1, code: 0, url: '/en', reasons: [14], breadcrumbs: [] } });
  expect((await client.get<SiteConfig>('/bff-api/config/all.json')).body.countryCode).toBe('US');
});

test('[REDIR-01] the redirect service answers its own callers only', async () => {
  const client = await server.enter();
  const ask = (headers: Record<string, string>) =>
    client.post('/redirects-api/api/v1/redirect-light', { url: 'http://x/en' }, headers);
  expect((await ask({})).status).toBe(403);
  const { body } = await ask({ [headerNames.serviceAuth]: headerValues.serviceAuth });
  expect(body).toEqual({ data: { redirect: false, code: 0, url: 'http://x/en', reasons: [], breadcrumbs: [] } });
});

test('[MAINT-01] the configuration of the world decides about maintenance', async () => {
  const client = await server.enter();
  const record = {
    started_at: 1,
    ended_at: 2,
    notify_started_at: null,
    notify_ended_at: null,
    isActive: true,
    web_state: 0,
  };
  await client.control('PUT', 'maintenance', record);
  expect((await client.get('/bff-api/maintenance')).body).toEqual({ data: record });
});

test('the control API can raise the version of the page', async () => {
  const client = await server.enter();
  await client.control('PUT', 'version', { version: '9.9.9' });
  expect((await client.get('/bff-api/version')).body).toEqual({ data: { version: '9.9.9' } });
});

test('countries are sorted by the rules of the language', async () => {
  const client = await server.enter();
  const { body } = await client.get<{ data: { name: string }[] }>('/web-api/geo/countries?lng=ru');
  const names = body.data.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
  expect(names).toContain('Россия');
});

test('[BOOT-26] the fingerprint script fits the pin of the page, and its token is valid for an hour', async () => {
  const client = await server.enter();
  const { body, headers } = await client.get<string>(fingerprintScript.path);
  expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(fingerprintScript.integrity);
  expect(headers.get('Content-Type')).toContain('text/javascript');
  const token = await client.post<{ token: string; expiresAt: number }>('/hd-api/v1/token', {
    components: { cores: 2 },
  });
  expect(token.body.expiresAt * 1000 - Date.parse(token.headers.get('Date') ?? '')).toBe(3_600_000);
});

test('the server takes a violation report of a browser and keeps it for tests', async () => {
  const client = await server.enter();
  const { status } = await client.call(
    'POST',
    '/csp-report',
    { 'csp-report': { 'blocked-uri': 'inline' } },
    { 'X-Requested-With': '' },
  );
  expect(status).toBe(204);
  const { body } = await client.control<{ data: { report: string }[] }>('GET', 'log?kind=errors');
  expect(body.data[0]?.report).toContain('inline');
});

test.each([
  ['/bff-api/dictionary?lng=en&groups=main,sport', 'gzip'],
  ['/bff-api/config/all.json?lang=en', 'gzip'],
  ['/feed-api/v1/snapshot?topic=list:live:1&lng=en', 'gzip'],
  // The length of these bodies would tell something about their contents.
  ['/web-api/auth/check-session', null],
  ['/web-api/account/balance', null],
])('%s comes with the encoding %s', async (path, encoding) => {
  const client = await server.enter();
  await client.logIn();
  const { status, headers } = await client.get(path);
  expect([status, headers.get('Content-Encoding')]).toEqual([200, encoding]);
});

test('[HTTP-29] the server takes only small reports, and a limited number a minute from one address', async () => {
  const client = await server.enter();
  expect((await client.post('/csp-report', { text: 'x'.repeat(20_000) })).status).toBe(413);
  const statuses: number[] = [];
  for (let report = 0; report < 70; report += 1) statuses.push((await client.post('/csp-report', {})).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
});

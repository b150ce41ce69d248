/** A link shows one visitor what is not published; everybody else and every rule stays with what is. */
import { request } from 'node:http';

import { expect, test } from 'vitest';

import type { PluginManifest } from '../../../contracts/plugin.ts';
import { PreviewAnswer, type PreviewLink } from '../../../contracts/preview.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { publishTo, shipped, token, versionOf } from '../support/published.ts';
import { type Client, useServer } from '../support/server.ts';

const room = '/plugins-api/v1/room';
const openPath = '/preview-api/v1/open';
const tokens = { OPERATOR_TOKEN: token, PLUGIN_TOKEN: token };
const server = useServer({ variables: () => ({ ...tokens, SITE_APPROVAL: '1', TRUST_PROXY: '127.0.0.1' }) });
const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const who = { author: 'Leo', reason: 'New' };
const bearer = { Authorization: `Bearer ${token}` };

async function atDesk(client: Client): Promise<Client> {
  const desk = client.other();
  const made = await desk.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'observer',
  });
  await desk.logIn(made.body.data.login, made.body.data.password);
  await desk.post(`${room}/session`, { name: 'Cleo', token });
  return desk;
}
async function propose(client: Client, config: object): Promise<number> {
  const said = { config, ...who, base: 0 };
  const { body } = await client.call<{ data: { proposal: number } }>(
    ...(['POST', '/operator-api/v1/site/versions', said, bearer] as const),
  );
  return body.data.proposal;
}
async function linkTo(desk: Client, subject: object): Promise<PreviewLink> {
  return PreviewAnswer.parse((await desk.post(`${room}/previews`, subject)).body).data;
}
const secretOf = ({ address }: PreviewLink) => new URL(address).searchParams.get('link') ?? '';

/** As the form of the page sends it. */
async function press(client: Client, path: string, fields: Record<string, string>, more = {}) {
  const answer = await fetch(client.origin + path, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    headers: {
      ...{ ...form, 'X-Sandbox-World': client.world, ...more },
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  client.keep(answer.headers);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}
const config = async (client: Client) => (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
const document = (client: Client) => client.get<string>('/en', { Accept: 'text/html' });
const notice = 'class="preview-notice"';

test('[SITE-06] [SITE-07] whoever opens the link sees a proposal and is told so; nobody else does, and nothing but looks changes', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const proposed = { plugins: { footer: { enabled: false } }, minAge: 21, showVipBet: false, hyperBonusPercent: 50 };
  const proposal = await propose(client, proposed);
  const link = await linkTo(desk, { proposal });
  expect(link.left.toSorted()).toEqual(['hyperBonusPercent', 'minAge', 'showVipBet']);
  const visitor = client.other();
  const address = `${openPath}?link=${secretOf(link)}`;
  expect(link.address).toBe(client.origin + address);

  // To look at the link opens nothing: messengers look too.
  const asked = await visitor.get<string>(address);
  expect([asked.status, visitor.cookies.has('preview'), asked.headers.get('Cache-Control')]).toEqual([
    ...[200, false, 'private, no-store'],
  ]);
  expect(asked.body).toContain('<form method="post">');
  const opened = await press(visitor, openPath, { link: secretOf(link) });
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/']);
  expect(opened.headers.get('Set-Cookie')).toMatch(/^preview=[\w.-]+; Max-Age=14400; Path=\/; HttpOnly; SameSite=Lax$/);

  const seen = await config(visitor);
  const others = await config(client);
  expect(seen.plugins).toEqual({ footer: { enabled: false } });
  expect({ ...seen, plugins: undefined }).toEqual({ ...others, plugins: undefined });
  expect([others.plugins, others.showVipBet]).toEqual([undefined, true]);
  const [own, public_] = [await document(visitor), await document(client)];
  expect(own.body).toContain(notice);
  expect([own.headers.get('Cache-Control'), own.headers.get('Vary')]).toEqual([
    ...['private, no-store', expect.stringContaining('Cookie')],
  ]);
  expect(public_.body).not.toContain(notice);
  const manifest = await visitor.get('/plugins/manifest.json');
  expect([manifest.status, manifest.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);

  const left = await press(visitor, '/preview-api/v1/leave', {});
  expect([left.status, visitor.cookies.has('preview')]).toEqual([303, false]);
  expect((await document(visitor)).body).not.toContain(notice);
  expect((await config(visitor)).plugins).toBeUndefined();
});

test('[SITE-06] a withdrawn proposal is shown no more, also to who has opened it, and that is said once', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const proposal = await propose(client, { plugins: { footer: { rollout: { percent: 10 } } } });
  const link = await linkTo(desk, { proposal });
  const visitor = client.other();
  await press(visitor, openPath, { link: secretOf(link) });
  await desk.call('DELETE', `${room}/site/proposals/${String(proposal)}`);
  expect((await config(visitor)).plugins).toBeUndefined();
  // Pages that are none of the site's say nothing, so they end nothing.
  for (const page of ['/docs/api', '/auth-app/']) await visitor.get(page, { Accept: 'text/html' });
  expect(visitor.cookies.has('preview')).toBe(true);
  expect((await document(visitor)).body).toContain('The preview is over.');
  expect(visitor.cookies.has('preview')).toBe(false);
  expect((await document(visitor)).body).not.toContain(notice);
  expect((await visitor.get(`${openPath}?link=${secretOf(link)}`)).status).toBe(410);
  expect((await press(visitor, openPath, { link: secretOf(link) })).status).toBe(410);
  expect((await desk.post(`${room}/previews`, { proposal })).status).toBe(404);
});

test('[SITE-06] what somebody made up, changed, kept too long or took to another site is refused, and the site stands as published', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const proposal = await propose(client, { plugins: { footer: { rollout: { percent: 10 } } } });
  const other = await propose(client, { plugins: { header: { rollout: { percent: 10 } } } });
  const secret = secretOf(await linkTo(desk, { proposal }));
  const [said = '', signature = ''] = secret.split('.');
  const payload = JSON.parse(Buffer.from(said, 'base64url').toString()) as object;
  const altered = (more: object) => Buffer.from(JSON.stringify({ ...payload, ...more })).toString('base64url');
  const forged = [
    ...['', 'a', '.', `${said}.`, `.${signature}`, `${said}.${'A'.repeat(43)}`, `${secret}.x`, `${secret}\n`],
    `${altered({ until: 9e12 })}.${signature}`,
    `${altered({ subject: { proposal: other } })}.${signature}`,
    `${altered({})}x.${signature}`,
    'x'.repeat(5000),
  ];
  const visitor = client.other();
  for (const link of forged) {
    const answer = await press(visitor, openPath, { link });
    expect([link, answer.status, visitor.cookies.has('preview')]).toEqual([link, 403, false]);
    visitor.cookies.set('preview', encodeURIComponent(link));
    expect((await config(visitor)).plugins).toBeUndefined();
    visitor.cookies.delete('preview');
  }
  const stranger = await server.enter();
  expect((await press(stranger, openPath, { link: secret })).status).toBe(403);
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await press(visitor, openPath, { link: secret }, elsewhere)).status).toBe(403);

  expect((await press(visitor, openPath, { link: secret })).status).toBe(303);
  await client.control('POST', 'clock', { advance: 4 * 3600 + 1 });
  expect((await config(visitor)).plugins).toBeUndefined();
  expect((await document(visitor)).body).toContain('The preview is over.');
  expect((await press(visitor, openPath, { link: secret })).status).toBe(410);
});

test('[SITE-06] a link of one host opens nothing at another, and who is no operator makes none', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  await client.control('PATCH', 'config', { brands: { 'north.example': { name: 'North' } } });
  const proposal = await propose(client, { brands: { 'north.example': { name: 'North' } }, isSnowEnabled: true });
  const secret = secretOf(await linkTo(desk, { proposal }));
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { Host: host, 'X-Sandbox-World': client.world };
      const asking = request(`${client.origin}${openPath}?link=${secret}`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on('error', reject).end();
    });
  expect([await statusAt(new URL(client.origin).host), await statusAt('north.example')]).toEqual([200, 403]);
  const player = client.other();
  await player.logIn();
  expect((await player.post(`${room}/previews`, { proposal })).status).toBe(403);
  const observer = await atDesk(client);
  await observer.call('DELETE', `${room}/session`);
  expect((await observer.post(`${room}/previews`, { proposal })).status).toBe(403);
  for (const subject of [{ proposal: 99 }, { app: 'nobody', version: '1.0.0' }])
    expect((await desk.post(`${room}/previews`, subject)).status).toBe(404);
  for (const wrong of [{}, { proposal: '1' }, { app: 'footer' }])
    expect((await desk.post(`${room}/previews`, wrong)).status).toBe(400);
});

test('[SITE-06] a version that nobody gets comes to whoever opened its link, also while it is held back', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const id = 'tried';
  for (const version of ['1.0.0', '1.1.0'])
    expect((await publishTo(client.origin, versionOf(id, version))).status).toBe(201);
  await client.control('PATCH', 'config', { plugins: { [id]: { use: '1.0.0' } } });
  const visitor = client.other();
  await press(visitor, openPath, { link: secretOf(await linkTo(desk, { app: id, version: '1.1.0' })) });
  const entryFor = async (who: Client) =>
    (await who.get<PluginManifest>('/plugins/manifest.json')).body.plugins.find((entry) => entry.id === id);
  expect([(await entryFor(visitor))?.version, (await entryFor(client))?.version]).toEqual(['1.1.0', '1.0.0']);
  await client.control('PUT', 'plugins/breaker', { visitors: 1 });
  const { pluginHealth } = server.worldOf(client);
  pluginHealth.isHeld = (_, version) => version === '1.1.0';
  const kept = await entryFor(visitor);
  expect([kept?.version, kept?.steps, kept?.held]).toEqual(['1.1.0', undefined, undefined]);
  // What one visitor was shown does not become what everybody had last.
  await client.control('PATCH', 'config', { plugins: { [id]: { use: [] } } });
  expect((await entryFor(client))?.version).toBe('1.0.0');
});

test('[SITE-09] a stop ends every link that was made before it, of a version and of a proposal, also for who has opened it', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const [id, other] = ['stopped', 'untouched'];
  for (const app of [id, other])
    for (const version of ['1.0.0', '1.1.0'])
      expect((await publishTo(client.origin, versionOf(app, version))).status).toBe(201);
  const using = { [id]: { use: '1.0.0' }, [other]: { use: '1.0.0' } };
  await client.control('PATCH', 'config', { plugins: using });
  const stop = { ...using, [id]: { use: '1.0.0', enabled: false } };
  const subjects = [
    { app: id, version: '1.1.0' },
    { proposal: await propose(client, { plugins: { ...using, [id]: { use: '1.1.0' } } }) },
    { app: other, version: '1.1.0' },
  ];
  const opened = await Promise.all(
    subjects.map(async (subject) => {
      const [visitor, secret] = [client.other(), secretOf(await linkTo(desk, subject))];
      await press(visitor, openPath, { link: secret });
      return { visitor, secret };
    }),
  );
  const shownTo = async () =>
    Promise.all(opened.map(async ({ visitor }) => (await config(visitor)).plugins as Record<string, object>));
  const tried = { use: '1.1.0', enabled: true, rollout: { percent: 100 } };
  expect(await shownTo()).toEqual([
    { ...using, [id]: tried },
    { ...using, [id]: { use: '1.1.0' } },
    { ...using, [other]: tried },
  ]);
  const say = (plugins: object, base: number) =>
    client.call('POST', '/operator-api/v1/site/versions', { config: { plugins }, ...who, base }, bearer);
  expect((await say(stop, 0)).status).toBe(201);
  expect(await shownTo()).toEqual([stop, stop, { ...stop, [other]: tried }]);
  const pressed = opened.map(async ({ secret }) => (await press(client.other(), openPath, { link: secret })).status);
  expect(await Promise.all(pressed)).toEqual([410, 410, 303]);

  // What was stopped and goes on again is not what the link was made for.
  const undo = { ...who, base: 1 };
  expect((await client.call('POST', '/operator-api/v1/site/undo', undo, bearer)).status).toBe(201);
  expect((await press(client.other(), openPath, { link: opened[0]!.secret })).status).toBe(410);
  expect((await desk.post(`${room}/previews`, subjects[1])).status).toBe(404);
  const again = secretOf(await linkTo(desk, subjects[0]!));
  expect((await press(client.other(), openPath, { link: again })).status).toBe(303);
});

const stuck = '/en/casino/maker/';
const addresses = [
  '/',
  '/index.html',
  `${stuck}a.b/c`,
  '/en/statisticpopup/a.b/c',
  `${stuck}x-api/c`,
  '/en/no-such.page/x',
];
test('[SITE-06] [SITE-07] every document of the site says that it is a preview, whatever its address looks like, and has the looks of the preview', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const solid = { $type: 'color', $value: { colorSpace: 'hsl', components: [210, 80, 30] } };
  const tokens = { light: { color: { accent: { solid } } } };
  const proposal = await propose(client, { brand: { name: 'Northwind', tokens } });
  const visitor = client.other();
  await press(visitor, openPath, { link: secretOf(await linkTo(desk, { proposal })) });
  for (const address of addresses) {
    const { body, headers } = await visitor.get<string>(address, { Accept: 'text/html' });
    expect([address, body.includes(notice), headers.get('Cache-Control')]).toEqual([
      address,
      true,
      'private, no-store',
    ]);
  }
  const [, style = ''] = /href="([^"]+)" data-brand/.exec((await document(visitor)).body) ?? [];
  const sheet = await visitor.get<string>(style);
  expect([sheet.status, sheet.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect((await visitor.get<{ name: string }>('/manifest.json')).body.name).toBe('Northwind');
  const script = /\/assets\/index-[^"]+\.js/.exec((await document(visitor)).body)?.[0] ?? '';
  expect((await visitor.get(script)).headers.get('Cache-Control')).toMatch(/immutable/);
});

test('[SITE-06] cookies of the same name that somebody else has set are none, and hide no preview that stands after them', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const proposal = await propose(client, { plugins: { footer: { rollout: { percent: 10 } } } });
  const visitor = client.other();
  const secret = secretOf(await linkTo(desk, { proposal }));
  visitor.cookies.set('preview', 'junk');
  const plain = await document(visitor);
  expect([plain.body.includes(notice), plain.headers.get('Cache-Control')]).toEqual([false, 'no-cache']);
  visitor.cookies.set('preview', `junk; preview=${secret}`);
  expect((await config(visitor)).plugins).toEqual({ footer: { rollout: { percent: 10 } } });

  // Under TLS nobody else can set it: neither another host of the domain nor another path.
  const tls = { 'X-Forwarded-Proto': 'https' };
  const secure = client.other();
  const [, signedThere = ''] =
    /link=(.+)/.exec(
      (await desk.call<{ data: PreviewLink }>('POST', `${room}/previews`, { proposal }, tls)).body.data.address,
    ) ?? [];
  const opened = await press(secure, openPath, { link: signedThere }, tls);
  expect(opened.headers.get('Set-Cookie')).toMatch(
    /^__Host-preview=[\w.-]+; Max-Age=14400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await secure.get<string>('/en', tls)).body).toContain(notice);
  const left = await press(secure, '/preview-api/v1/leave', {}, tls);
  expect(left.headers.get('Set-Cookie')).toMatch(/^__Host-preview=; Max-Age=0; Path=\/; Secure$/);
});

test('[SITE-06] a new build of an app under the same number and script is not what the link was made for', async () => {
  const client = await server.enter();
  const desk = await atDesk(client);
  const build = (more: object) => client.control('PUT', 'plugins', { version: 1, plugins: [{ ...shipped, ...more }] });
  await build({});
  const secret = secretOf(await linkTo(desk, { app: shipped.id, version: shipped.version }));
  expect((await press(client.other(), openPath, { link: secret })).status).toBe(303);
  for (const more of [
    { permissions: ['account:read'] },
    { style: '/plugins/footer/a.css', styleIntegrity: shipped.integrity },
  ]) {
    await build(more);
    expect((await press(client.other(), openPath, { link: secret })).status).toBe(410);
  }
});

test('[SITE-06] a press is taken from a browser that says no more than where the page is from, as without TLS', async () => {
  const client = await server.enter();
  const link = secretOf(
    await linkTo(await atDesk(client), { proposal: await propose(client, { isSnowEnabled: true }) }),
  );
  const pressFrom = async (from: Record<string, string>) => {
    const headers = { 'Content-Type': form['Content-Type'], 'X-Sandbox-World': client.world, ...from };
    const body = new URLSearchParams({ link });
    return (await fetch(client.origin + openPath, { method: 'POST', redirect: 'manual', headers, body })).status;
  };
  expect(await pressFrom({ Origin: client.origin })).toBe(303);
  for (const Origin of ['http://elsewhere.example', 'null', `${client.origin}.example`])
    expect([Origin, await pressFrom({ Origin })]).toEqual([Origin, 403]);
  expect(await pressFrom({})).toBe(403);
  expect(await pressFrom({ Origin: client.origin, 'Sec-Fetch-Site': 'same-site' })).toBe(403);
});

test('[SITE-06] a link of any length is refused by the page', async () => {
  const client = await server.enter();
  const refused = await client.get<string>(`${openPath}?link=${'x'.repeat(9000)}`);
  expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('<h1>')]);
});

/** Publishing an app from outside: what the server refuses and keeps, and which version the manifest names. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PublishRequest } from '../../../contracts/plugin-publish.ts';
import { lastActs } from '../../../sandbox/operator-acts/index.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { startProcess } from '../support/process.ts';
import { buildOf, fileOf, manifestOf, pin, publishTo, shipped, token, versionOf } from '../support/published.ts';
import { rawStatus } from '../support/raw.ts';
import { Client } from '../support/server.ts';

const dist = buildOf(shipped);
const folder = mkdtempSync(join(tmpdir(), 'openbook-published-'));
const alice = 'the token of Alice'.replaceAll(' ', '-').padEnd(32, '.');
const usual = {
  ...{ DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_DIST: dist, PLUGIN_TOKEN: token },
  PLUGIN_PUBLISHERS: `alice=clock,clock-two:${alice}`,
};
const settings = { ...usual, SANDBOX_LOG: 'silent', SANDBOX_CONTROL: '1' };

writeFileSync(
  join(dist, 'route-status.json'),
  JSON.stringify([
    {
      pattern: '^(?:/[a-z]{2})?/live$',
      above: '^(?:/[a-z]{2})?/live$',
      listed: null,
      status: 200,
      takesApps: false,
      page: 'live',
    },
  ]),
);

let running: Running;
let address: string;
beforeAll(async () => {
  running = await start(readSettings(settings));
  ({ address } = running);
});
afterAll(async () => {
  await running.stop();
  for (const path of [dist, folder]) rmSync(path, { recursive: true });
});

async function enter(): Promise<Client> {
  const main = new Client(address, 'main');
  const { body } = await main.control<{ data: { id: string } }>('POST', 'worlds', { seed: 7, share: 0.05 });
  return new Client(address, body.data.id);
}
async function refusal(request: PublishRequest, path?: string) {
  running.worlds.main.limits.forget('publisher:127.0.0.1');
  const answer = await publishTo(address, request, path === undefined ? {} : { path });
  const body = (await answer.json()) as { errors?: { field: string }[] };
  return [answer.status, body.errors?.[0]?.field];
}

test('[PLUG-59] a version can be published once, and its files come with the headers of every file', async () => {
  const request = versionOf('card', '1.0.0');
  const answer = await publishTo(address, request);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { data: { id: 'card', version: '1.0.0', versions: ['1.0.0'], current: '1.0.0' } },
  ]);
  const card = (await manifestOf(address)).find(({ id }) => id === 'card');
  expect(card).toMatchObject({ ...request.entry, versions: ['1.0.0'], size: expect.any(Number) });
  for (const path of [request.entry.entry, request.entry.style ?? '']) {
    const file = await fetch(address + path);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(file.headers.get('content-type')).toMatch(path.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
    expect([request.entry.integrity, request.entry.styleIntegrity]).toContain(pin(await file.text()));
  }
  const other = versionOf('card', '1.0.0', { title: 'Another' });
  expect(await refusal(other)).toEqual([409, undefined]);
  expect((await manifestOf(address)).find(({ id }) => id === 'card')?.title).toBeUndefined();
  expect(await refusal(versionOf('footer', '1.0.0'))).toEqual([409, undefined]);
});

test('[PLUG-59] nobody publishes without a token, and the server does not read long bodies of strangers', async () => {
  const request = versionOf('stranger', '1.0.0');
  for (const said of ['', 'a guess']) expect((await publishTo(address, request, { said })).status).toBe(401);
  const head = 'Host: local\r\nContent-Length: 4000000\r\nX-Requested-With: XMLHttpRequest\r\n';
  expect(await rawStatus(address, `POST /plugins-api/v1/apps/stranger/1.0.0 HTTP/1.1\r\n${head}\r\n`)).toBe(401);
  expect((await manifestOf(address)).map(({ id }) => id)).not.toContain('stranger');
  const shut = await start(readSettings({ ...settings, PLUGIN_TOKEN: '', PLUGIN_PUBLISHERS: '' }));
  try {
    expect((await publishTo(shut.address, request)).status).toBe(404);
  } finally {
    await shut.stop();
  }
});

const good = versionOf('bad', '1.0.0');
const [script, style] = [good.files[0]!, good.files[1]!];
const withoutPin = versionOf('bad', '1.0.0');
delete withoutPin.entry.styleIntegrity;
const bigText = '/'.repeat(1_000_001);
const noise = Array.from({ length: 200_000 }, (_, index) =>
  String.fromCharCode(33 + (((index * 7919) ^ (index >> 3)) % 90)),
).join('');

test.each<[what: string, request: PublishRequest, status: number, field: string | undefined, path?: string]>([
  ['a file that is not the one that was read', { ...good, files: [{ ...script, content: 'AAAA' }, style] }, 400, 'files.0.integrity'],
  ['an entry with the pin of another file', versionOf('bad', '1.0.0', { integrity: pin('other') }), 400, 'entry.integrity'],
  ['an entry without a pin for its style', withoutPin, 400, 'entry.styleIntegrity'],
  ['an entry that names a file of another app', versionOf('bad', '1.0.0', { entry: shipped.entry }), 400, 'entry.entry'],
  ['texts of another app', versionOf('bad', '1.0.0', { texts: { en: { file: '/plugins/footer/en.a1b2c3d4.json', integrity: pin('') } } }), 400, 'entry.texts.en'],
  ['[PLUG-77] a list of parts that nobody sent', versionOf('bad', '1.0.0', { parts: { file: '/plugins/bad/1.0.0/parts.a1b2c3d4.json', integrity: pin('') } }), 400, 'entry.parts'],
  ['an entry of another site', versionOf('bad', '1.0.0', { entry: 'https://elsewhere.example/x.js' }), 400, 'entry.entry'],
  ['a way up in the name of a file', { ...good, files: [script, style, fileOf('../../x.js', '')] }, 400, 'files[2].name'],
  ['a folder in the name of a file', { ...good, files: [script, style, fileOf('a/x.js', '')] }, 400, 'files[2].name'],
  ['a file that begins with a dot', { ...good, files: [script, style, fileOf('.entry.json', '{}')] }, 400, 'files[2].name'],
  ['a document', { ...good, files: [script, style, fileOf('x.html', '<p>')] }, 400, 'files[2].name'],
  ['the same name twice', { ...good, files: [script, style, script] }, 400, 'files'],
  ['a way up in the version', versionOf('bad', '../1.0.0'), 400, 'entry.version', 'bad/..%2f1.0.0'],
  ['a way up in the id', { ...good, entry: { ...good.entry, id: '..' } }, 400, 'entry.id', '..%2fbad/1.0.0'],
  ['a version that is no number', versionOf('bad', 'latest'), 400, 'entry.version'],
  ['the version of another address', good, 400, 'entry.version', 'bad/2.0.0'],
  ['the id of another address', good, 400, 'entry.id', 'other/1.0.0'],
  ['a kind that does not run', versionOf('bad', '1.0.0', { kind: 'frame' }), 400, 'entry.kind'],
  ['[PLUG-61] another SDK', versionOf('bad', '1.0.0', { sdk: '~1.9.0' }), 400, 'entry.sdk'],
  ['[PLUG-61] another React', versionOf('bad', '1.0.0', { react: '>=18 <19' }), 400, 'entry.react'],
  ['a word of the server', versionOf('bad', '1.0.0', { held: [{ version: '1.0.0', percent: 0, reason: 'x' }] }), 400, 'entry.held'],
  ['no time to draw', versionOf('bad', '1.0.0', { timeoutMs: -1 }), 400, 'entry.timeoutMs'],
  ['no time at all', versionOf('bad', '1.0.0', { timeoutMs: 0 }), 400, 'entry.timeoutMs'],
  ['time without an end', versionOf('bad', '1.0.0', { timeoutMs: 1e12 }), 400, 'entry.timeoutMs'],
  ['an unknown slot', versionOf('bad', '1.0.0', { mounts: [{ slot: 'headr' }] }), 400, 'entry.mounts.0.slot'],
  ['a file that is too large', { ...good, files: [script, style, fileOf('big.js', bigText)] }, 400, 'files.2'],
  ['a call that is too large', { ...good, files: Array.from({ length: 5 }, (_, index) => fileOf(`${String(index)}.map`, 'x'.repeat(990_000))) }, 413, undefined],
])('[PLUG-59] %s is refused, and nothing of it stays', async (_, request, status, field, path) => {
  expect(await refusal(request, path)).toEqual([status, field]);
  expect((await manifestOf(address)).map(({ id }) => id)).not.toContain('bad');
  expect((await fetch(`${address}/plugins/bad/1.0.0/${script.name}`)).status).toBe(404);
}); // prettier-ignore

test('[PLUG-59] the server refuses a script that is too large and a style that touches other parts of the page', async () => {
  const heavy = fileOf('index.a1b2c3d4.js', noise);
  const pink = fileOf('index.a1b2c3d4.css', 'body{background:pink}');
  const withScript = versionOf('bad', '1.0.0', { integrity: heavy.integrity });
  expect(await refusal({ ...withScript, files: [heavy, style] })).toEqual([400, 'files']);
  const withStyle = versionOf('bad', '1.0.0', { styleIntegrity: pink.integrity });
  expect(await refusal({ ...withStyle, files: [script, pink] })).toEqual([400, 'files']);
});

/** A version whose script says this, with English texts. */
function saying(code: string, fields: object = {}, words?: object): PublishRequest {
  const own = fileOf('index.a1b2c3d4.js', code);
  const table = fileOf('en.a1b2c3d4.json', JSON.stringify(words ?? {}));
  const texts = { en: { file: `/plugins/bad/1.0.0/${table.name}`, integrity: table.integrity } };
  const request = versionOf('bad', '1.0.0', {
    integrity: own.integrity,
    ...(words === undefined ? {} : { texts }),
    ...fields,
  });
  return { entry: request.entry, files: [own, style, ...(words === undefined ? [] : [table])] };
}
const page = (path: string) => ({ pages: [{ page: path, title: { en: 'Bad' } }] });

test.each<[what: string, request: PublishRequest, field: string]>([
  ['a page of the host', versionOf('bad', '1.0.0', page('live/*')), 'entry.pages[0].page'],
  ['a page of another app', versionOf('bad', '1.0.0', page('tips/today')), 'entry.pages[0].page'],
  ['a route of another app', versionOf('bad', '1.0.0', { mounts: [{ route: 'taken/*' }] }), 'entry.mounts'],
  ['a page without a title', versionOf('bad', '1.0.0', { pages: [{ page: 'bad' }] }), 'entry.pages[0].title'],
  ['a condition that nobody knows', versionOf('bad', '1.0.0', { requires: { segments: ['vip'] } as object }), 'entry.requires.segments'],
  ['a field that nobody knows', versionOf('bad', '1.0.0', { schedule: 'mondays' } as object), 'entry.schedule'],
  ['a dialog that it does not ask for', saying('mount=(e,h)=>{h.openModal("login")}'), 'entry.permissions'],
  ['the balance, with other permissions', saying('use(h.$balance)', { permissions: ['session:read'] }), 'entry.permissions'],
  ['a ticket bought without the permission', saying('h.tickets.buy("toto",{})', { permissions: ['tickets:read'] }), 'entry.permissions'],
  ['a text that is not there', saying('p(t("bad.title"))', {}, { 'bad.other': 'Other' }), 'entry.texts.en'],
  ['texts without English', versionOf('bad', '1.0.0', { texts: {} }), 'entry.texts'],
  ['texts that are none', saying('', {}, { 'bad.title': 7 }), 'entry.texts.en'],
])('[PLUG-94] %s is refused, and nothing of it stays', async (_, request, field) => {
  running.worlds.main.limits.forget('publisher:127.0.0.1');
  await publishTo(address, versionOf('tips', '1.0.0', page('tips/*')));
  await publishTo(address, versionOf('taker', '1.0.0', { mounts: [{ route: 'taken/*' }] }));
  expect(await refusal(request)).toEqual([400, field]);
  expect((await manifestOf(address)).map(({ id }) => id)).not.toContain('bad');
}); // prettier-ignore

test('[PLUG-94] what asks for all that it uses, and has the words that it shows, is taken; its next version keeps its page', async () => {
  const script = fileOf('index.a1b2c3d4.js', 'h.openModal("login");h.$balance;p(t("fine.title"));h.track("fine.seen")');
  const table = fileOf('en.a1b2c3d4.json', '{"fine.title":"Fine"}');
  const own = { integrity: script.integrity, permissions: ['modal:open', 'balance:read'], ...page('fine/*') };
  const next = (version: string): PublishRequest => {
    const texts = { en: { file: `/plugins/fine/${version}/${table.name}`, integrity: table.integrity } };
    const { entry, files } = versionOf('fine', version, { ...own, texts });
    return { entry, files: [script, files[1]!, table] };
  };
  expect(await refusal(next('1.0.0'))).toEqual([201, undefined]);
  expect(await refusal(next('1.0.1'))).toEqual([201, undefined]);
});

test('[PLUG-95] a publisher’s token opens the apps that it is bound to and no other, and each try is a line of theirs', async () => {
  running.worlds.main.limits.forget('publisher:127.0.0.1');
  const said = { said: alice };
  expect((await publishTo(address, versionOf('clock', '1.0.0'), said)).status).toBe(201);
  expect((await publishTo(address, versionOf('clock', '1.0.0'), said)).status).toBe(409);
  for (const id of ['header', 'card', 'clock-three'])
    expect((await publishTo(address, versionOf(id, '9.0.0'), said)).status).toBe(403);
  for (const path of ['header/9.0.0', 'clock/../header/9.0.0', 'clock%2f..%2fheader/9.0.0'])
    expect((await publishTo(address, versionOf('header', '9.0.0'), { ...said, path })).status).not.toBe(201);
  expect((await manifestOf(address)).find(({ id }) => id === 'header')).toBeUndefined();
  const acts = lastActs(running.worlds.main).filter(({ details }) => details === 'alice');
  expect(acts.map(({ who, what, status }) => [who, what.split('/apps/')[1], status])).toEqual(
    expect.arrayContaining([
      ['publisher', 'clock/1.0.0', 201],
      ['publisher', 'clock/1.0.0', 409],
      ['publisher', 'header/9.0.0', 403],
    ]),
  );
});

test.each([
  '/plugins/card/1.0.0/.entry.json',
  '/plugins/card/1.0.0/..%2f1.0.0%2findex.a1b2c3d4.js',
  '/plugins/.incoming/x/y.js',
])('[PLUG-59] %s is no file', async (path) => {
  expect((await fetch(address + path)).status).toBe(404);
});

test('[PLUG-60] the manifest names the newest version, and one field of the configuration chooses an older one', async () => {
  for (const version of ['2.0.0', '2.10.0', '2.9.0', '3.0.0-beta.1', '3.0.0']) {
    running.worlds.main.limits.forget('publisher:127.0.0.1');
    expect((await publishTo(address, versionOf('footer', version))).status).toBe(201);
  }
  const client = await enter();
  const footer = async () =>
    (await manifestOf(address, { 'X-Sandbox-World': client.world })).find(({ id }) => id === 'footer');
  expect(await footer()).toMatchObject({
    version: '3.0.0',
    versions: ['3.0.0', '3.0.0-beta.1', '2.10.0', '2.9.0', '2.0.0', '1.0.0'],
  });
  for (const version of ['2.10.0', '3.0.0-beta.1', '1.0.0']) {
    await client.control('PATCH', 'config', { plugins: { footer: { use: version } } });
    expect((await footer())?.version).toBe(version);
  }
  expect((await footer())?.entry).toBe(shipped.entry);
  // A visitor for whom a version is named wants no other one: the last that everybody had goes on.
  for (const use of ['7.7.7', 7, '../1.0.0']) {
    await client.control('PATCH', 'config', { plugins: { footer: { use } } });
    expect((await footer())?.version).toBe('1.0.0');
  }
  await client.control('PATCH', 'config', { plugins: { footer: { use: null } } });
  expect((await footer())?.version).toBe('3.0.0');
});

test('[PLUG-61] the manifest leaves out a version that was made for another host', async () => {
  running.worlds.main.limits.forget('publisher:127.0.0.1');
  await publishTo(address, versionOf('badge', '1.0.0', { sdk: '^1.0' }));
  await publishTo(address, versionOf('badge', '2.0.0', { sdk: '~1.2.0' }));
  const badge = async () => (await manifestOf(address)).find(({ id }) => id === 'badge')?.version;
  expect(await badge()).toBe('2.0.0');
  writeFileSync(join(dist, 'plugins/host.json'), JSON.stringify({ sdk: '1.3.0', react: '19.3.1' }));
  try {
    expect(await badge()).toBe('1.0.0');
  } finally {
    writeFileSync(join(dist, 'plugins/host.json'), JSON.stringify({ sdk: '1.2.0', react: '19.3.1' }));
  }
});

test('during a new build of the host there is no manifest, rather than an empty one', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'openbook-empty-'));
  const bare = await start(readSettings({ ...settings, SANDBOX_DIST: empty }));
  try {
    expect((await publishTo(bare.address, versionOf('card', '1.0.0'))).status).toBe(201);
    expect((await fetch(`${bare.address}/plugins/manifest.json`)).status).toBe(404);
  } finally {
    await bare.stop();
    rmSync(empty, { recursive: true });
  }
});

describe('[PLUG-59] a killed server', () => {
  const stored = { ...usual, SANDBOX_PLUGINS: folder, SANDBOX_LOG: 'warn' };

  test('keeps every version that it confirmed, and no incomplete one', async () => {
    const answered: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const server = await startProcess(stored);
      const sent = Array.from({ length: 6 }, async (_, index) => {
        const version = `1.${String(round)}.${String(index)}`;
        const request = versionOf('kept', version);
        const weight = fileOf('weight.map', 'x'.repeat(600_000));
        const answer = await publishTo(server.address, { ...request, files: [...request.files, weight] }).catch(
          () => null,
        );
        if (answer?.status === 201) answered.push(version);
        return answer;
      });
      // The first answer shows that the others are on their way.
      await Promise.race(sent);
      await server.kill('SIGKILL');
      await Promise.all(sent);
    }
    const server = await startProcess(stored);
    const [kept] = (await manifestOf(server.address)).filter(({ id }) => id === 'kept');
    const versions = kept?.versions ?? [];
    expect(versions).toEqual(expect.arrayContaining(answered));
    for (const version of versions)
      for (const { name, integrity } of versionOf('kept', version).files) {
        const file = await fetch(`${server.address}/plugins/kept/${version}/${name}`);
        expect([file.status, pin(await file.text())]).toEqual([200, integrity]);
      }
    await server.kill('SIGTERM');
    expect(readdirSync(folder)).not.toContain('.incoming');
  }, 120_000);

  test('ignores files that somebody changed in its folder or left incomplete, and says so', async () => {
    mkdirSync(join(folder, 'half/1.0.0'), { recursive: true });
    const first = await startProcess(stored);
    expect((await publishTo(first.address, versionOf('changed', '1.0.0'))).status).toBe(201);
    await first.kill('SIGTERM');
    writeFileSync(join(folder, 'changed/1.0.0/index.a1b2c3d4.js'), 'alert(1)');
    const second = await startProcess(stored);
    const ids = (await manifestOf(second.address)).map(({ id }) => id);
    expect(ids).not.toContain('changed');
    expect(ids).not.toContain('half');
    await second.kill('SIGTERM');
    expect(second.out()).toMatch(/"changed\\" 1\.0\.0 is not used: index\.a1b2c3d4\.js is not the file/);
    expect(second.out()).toMatch(/"half\\" 1\.0\.0 is not used/);
  }, 120_000);
});

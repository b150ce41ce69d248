/** The control room: signing in as an operator, drafts, versions, undo, and what is written of it. */
import { expect, test } from 'vitest';

import { type ApiError, errorCodes } from '../../../contracts/common.ts';
import {
  RoomCheckAnswer,
  RoomPublishAnswer,
  RoomSiteAnswer,
  RoomStateAnswer,
} from '../../../contracts/control-room.ts';
import { ControlRoomAnswer } from '../../../contracts/plugin-beacon.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { token } from '../support/published.ts';
import { Client, useServer } from '../support/server.ts';

const root = '/plugins-api/v1/room';
const open = useServer({ variables: () => ({ OPERATOR_TOKEN: token }) });
const shut = useServer();
const guarded = useServer({ variables: () => ({ OPERATOR_TOKEN: token, SITE_APPROVAL: '1' }) });

const credentials = new Map<Client, { login: string; password: string }>();
const logIn = (client: Client) => {
  const { login, password } = credentials.get(client) ?? { login: '', password: '' };
  return client.logIn(login, password);
};

/** An account with the right to read, in a world of its own or in that of another client. */
async function observer(of: Client | typeof open = open): Promise<Client> {
  const client = of instanceof Client ? of.other() : await of.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'observer',
  });
  credentials.set(client, made.body.data);
  await logIn(client);
  return client;
}
const signIn = (client: Client, said = token, name = 'Cleo Marsh') =>
  client.post(`${root}/session`, { name, token: said });
const state = async (client: Client) => RoomStateAnswer.parse((await client.get(root)).body).data;
const site = async (client: Client) => RoomSiteAnswer.parse((await client.get(`${root}/site`)).body).data;
const off = { apps: { news: { enabled: false } }, orders: {} };
const publish = (client: Client, draft: object, base: number) =>
  client.post<ApiError>(`${root}/site/versions`, { ...draft, base, reason: 'It fails' });

test('[PLUG-103] who has the right and the token is let in, for an hour and this account alone; the cookie is out of reach of scripts and other sites', async () => {
  const client = await observer();
  expect(await state(client)).toEqual({ isOpen: true, session: null });
  expect((await client.get(`${root}/site`)).status).toBe(403);
  expect((await signIn(client, 'a guess of somebody')).status).toBe(403);
  const entered = await signIn(client);
  expect(entered.status).toBe(204);
  expect(entered.headers.get('Set-Cookie')).toMatch(
    /^operator=[\w-]{43}; Path=\/plugins-api\/v1\/room; HttpOnly; SameSite=Strict/,
  );
  expect((await state(client)).session).toMatchObject({ name: 'Cleo Marsh' });
  const secret = client.cookies.get('operator') ?? '';

  const thief = await observer(client);
  thief.cookies.set('operator', secret);
  expect((await thief.get(`${root}/site`)).status).toBe(403);

  await client.control('POST', 'clock', { advance: 3601 });
  await logIn(client);
  expect((await state(client)).session).toBeNull();
  await signIn(client);
  const kept = client.cookies.get('operator') ?? '';
  expect((await client.call('DELETE', `${root}/session`)).status).toBe(204);
  client.cookies.set('operator', kept);
  expect((await client.get(`${root}/site`)).status).toBe(403);
});

test('[PLUG-103] a visitor, a player and a server without a token have no door; tries are few', async () => {
  const client = await observer();
  const visitor = client.other();
  expect((await visitor.get(root)).status).toBe(401);
  const player = client.other();
  await player.logIn();
  expect([(await player.get(root)).status, (await signIn(player)).status]).toEqual([403, 403]);
  const without = await observer(shut);
  expect(await state(without)).toEqual({ isOpen: false, session: null });
  expect((await signIn(without)).status).toBe(404);

  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await signIn(client, String(guess))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  expect((await signIn(client)).status).toBe(429);
});

test('[PLUG-103] another site cannot make a browser publish', async () => {
  const client = await observer();
  await signIn(client);
  const call = (headers: Record<string, string>) =>
    client.call('POST', `${root}/site/versions`, { ...off, base: 0, reason: 'x' }, headers);
  expect((await call({ 'X-Requested-With': '' })).status).toBe(403);
  expect((await call({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await site(client)).version).toBe(0);
});

test('[PLUG-104] a draft is compared, published over what was read and undone; the second of two operators is told, and each act is written without the token', async () => {
  const client = await observer();
  await client.control('PATCH', 'config', { showVipBet: false, plugins: { results: { use: '1.0.0' } } });
  await signIn(client);
  const { data } = RoomCheckAnswer.parse((await client.post(`${root}/site/check`, off)).body);
  expect(data).toEqual({
    version: 0,
    faults: [],
    changes: [{ path: 'plugins.news.enabled', after: false }],
    needsApproval: false,
  });
  const { data: first } = RoomPublishAnswer.parse((await publish(client, off, 0)).body);
  expect(first.version).toMatchObject({
    version: 1,
    reason: 'It fails',
    author: expect.stringMatching(/^Cleo Marsh \(\d+\)$/),
  });
  const config = async () => (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
  expect(await config()).toMatchObject({
    showVipBet: false,
    plugins: { news: { enabled: false }, results: { use: '1.0.0' } },
  });

  const other = await observer(client);
  await signIn(other, token, 'Leo');
  const order = { apps: { news: { rollout: { percent: 10 } } }, orders: { notice: ['news'] } };
  expect((await publish(other, order, 0)).status).toBe(409);
  expect((await publish(other, order, 1)).status).toBe(201);
  expect(await site(client)).toMatchObject({
    version: 2,
    plugins: { news: { enabled: false, rollout: { percent: 10 } }, results: { use: '1.0.0' } },
    slots: { notice: { order: ['news'] } },
  });
  expect((await client.post(`${root}/site/undo`, { base: 1 })).status).toBe(409);
  expect((await client.post(`${root}/site/undo`, { base: 2 })).status).toBe(201);
  // Null takes an own value away, and what is empty then is gone.
  expect((await publish(client, { apps: { news: { enabled: null } }, orders: {} }, 3)).status).toBe(201);
  const { plugins, slots, history } = await site(client);
  expect([plugins, slots]).toEqual([{ results: { use: '1.0.0' } }, {}]);
  expect(history.map(({ version, reason, changes }) => [version, reason, changes.map(({ path }) => path)])).toEqual([
    [4, 'It fails', ['plugins.news.enabled']],
    [3, 'Undo of version 2', ['plugins.news.rollout.percent', 'slots.notice.order']],
    [2, 'It fails', ['plugins.news.rollout.percent', 'slots.notice.order']],
    [1, 'It fails', ['plugins.news.enabled']],
    [0, 'SANDBOX_CONFIG', []],
  ]);

  const { acts = [] } = ControlRoomAnswer.parse((await client.get('/plugins-api/v1/health')).body);
  expect(acts.slice(0, 3).map(({ what, status }) => `${what} ${String(status)}`)).toEqual([
    `POST ${root}/site/versions 201`,
    `POST ${root}/site/undo 201`,
    `POST ${root}/site/undo 409`,
  ]);
  expect(acts[0]?.details).toMatch(/^Cleo Marsh \(\d+\) \{"apps":\{"news":\{"enabled":null\}\}/);
  expect(JSON.stringify(acts)).not.toContain(token);
});

test('[PLUG-104] a wrong field is named by its path, and nothing is published', async () => {
  const client = await observer();
  await signIn(client);
  const wrong = {
    apps: {
      news: { rollout: { percent: 120 }, enabled: 'yes', entry: '/elsewhere.js' },
      header: { requires: { contries: ['DE'], devices: ['watch'] } },
      'No Name': {},
    },
    orders: { attic: ['news'] },
  };
  const refused = await publish(client, wrong, 0);
  expect([refused.status, new Set(refused.body.errors?.map(({ field }) => field))]).toEqual([
    400,
    new Set([
      ...['plugins.news.rollout.percent', 'plugins.news.enabled', 'plugins.news.entry', 'plugins.No Name'],
      ...['plugins.header.requires.contries', 'plugins.header.requires.devices.0', 'slots.attic'],
    ]),
  ]);
  expect((await publish(client, { apps: { __proto__: null, news: 7 }, orders: {} }, 0)).status).toBe(400);
  expect((await site(client)).version).toBe(0);
});

test('[PLUG-109] a draft that names versions that there are not, or shares of more than all, is refused by the path of each', async () => {
  const client = await observer();
  await signIn(client);
  const versions = ['7.7.7', '1.0.0'];
  const apps = {
    news: { use: [...versions.map((version) => ({ version, percent: 150 })), { version: '7.7.7', percent: 5 }, 'all'] },
    lotto: { use: '7.7.7' },
    results: { use: 7 },
  };
  const paths = [
    'news.use.0.percent',
    'news.use.1.percent',
    'news.use.2.version',
    'news.use.3',
    'lotto.use',
    'results.use',
  ];
  const draft = { apps, orders: {} };
  const { data } = RoomCheckAnswer.parse((await client.post(`${root}/site/check`, draft)).body);
  expect(data.faults.map(({ path }) => path)).toEqual(expect.arrayContaining(paths.map((path) => `plugins.${path}`)));
  expect((await publish(client, draft, 0)).status).toBe(400);
  expect((await site(client)).version).toBe(0);
});

test('[PLUG-104] what else the site holds leaves the server by its path alone', async () => {
  const client = await observer();
  await client.control('PATCH', 'config', { vault: 'not for anybody' });
  await signIn(client);
  const published = await client.call(
    'POST',
    '/operator-api/v1/site/versions',
    {
      ...{ config: { brand: { name: 'Northwind' } }, author: 'Leo', reason: 'Name', base: 0 },
    },
    { Authorization: `Bearer ${token}` },
  );
  expect(published.status).toBe(201);
  const answer = await site(client);
  expect(answer.history[0]?.changes).toContainEqual({ path: 'brand.name' });
  expect(JSON.stringify(answer)).not.toContain('not for anybody');
});

test('[PLUG-105] money that needs a hand is listed until somebody says that it is dealt with', async () => {
  const client = await observer();
  await signIn(client);
  expect((await site(client)).alarms).toEqual([]);
  expect((await client.post(`${root}/alarms/7/done`)).status).toBe(404);
});

test('[SITE-05] where a second operator must look, a draft waits: its author cannot approve it, another one can, once, over the version that it was made for', async () => {
  const client = await observer(guarded);
  const other = await observer(client);
  for (const [who, name] of [
    [client, 'Cleo'],
    [other, 'Leo'],
  ] as const)
    await signIn(who, token, name);
  const looked = async (draft: object) =>
    RoomCheckAnswer.parse((await client.post(`${root}/site/check`, draft)).body).data.needsApproval;
  const tenth = { apps: { news: { rollout: { percent: 10 } } }, orders: {} };
  expect([await looked(tenth), await looked(off)]).toEqual([true, false]);
  const sent = await publish(client, tenth, 0);
  expect([sent.status, RoomPublishAnswer.parse(sent.body).data]).toEqual([202, { version: null, proposal: 1 }]);
  const { plugins } = (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
  expect(plugins ?? {}).toEqual({});
  expect(await site(client)).toMatchObject({ version: 0, proposals: [{ id: 1, isOwn: true }] });
  const [waiting] = (await site(other)).proposals;
  expect(waiting).toMatchObject({
    ...{ isOwn: false, base: 0, reason: 'It fails', author: expect.stringMatching(/^Cleo \(\d+\)$/) },
    changes: [{ path: 'plugins.news.rollout.percent', after: 10 }],
  });
  const approve = (who: Client, id = 1) => who.post(`${root}/site/proposals/${String(id)}/approve`);
  expect((await approve(client)).status).toBe(403);
  // The same person under another name is the same account.
  await signIn(client, token, 'Somebody');
  expect((await approve(client)).status).toBe(403);
  const approved = await approve(other);
  expect(approved.status).toBe(201);
  expect(RoomPublishAnswer.parse(approved.body).data.version).toMatchObject({
    version: 1,
    author: expect.stringMatching(/^Cleo \(\d+\), Leo \(\d+\)$/),
  });
  expect((await approve(other)).status).toBe(404);
  expect((await site(client)).plugins).toEqual({ news: { rollout: { percent: 10 } } });

  // A caller with the token alone is nobody in particular: what it sends waits too.
  const byToken = await client.call(
    ...(['POST', '/operator-api/v1/site/versions'] as const),
    { config: { showVipBet: false }, author: 'pipeline', reason: 'Release', base: 1 },
    { Authorization: `Bearer ${token}` },
  );
  expect([byToken.status, byToken.body]).toEqual([202, { data: { proposal: 2 } }]);
  // A stop and the way back wait for nobody.
  const stop = await publish(client, off, 1);
  expect([stop.status, (await site(client)).version]).toEqual([201, 2]);
  expect((await approve(other, 2)).status).toBe(409);
  expect((await other.call('DELETE', `${root}/site/proposals/2`)).status).toBe(204);
  expect((await other.call('DELETE', `${root}/site/proposals/2`)).status).toBe(404);
  expect((await client.post(`${root}/site/undo`, { base: 2 })).status).toBe(201);
  expect(await site(client)).toMatchObject({ version: 3, proposals: [] });

  // What cannot be published does not wait, and only so much does.
  expect((await publish(client, { apps: { news: { rollout: { percent: 120 } } }, orders: {} }, 3)).status).toBe(400);
  const noDay = { apps: { news: { requires: { from: '2027-02-30T10:00Z' } } }, orders: {} };
  expect((await publish(client, noDay, 3)).body).toMatchObject({ errors: [{ field: 'plugins.news.requires.from' }] });
  const many: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) many.push((await publish(client, tenth, 3)).status);
  expect(many).toEqual(Array<number>(20).fill(202));
  // A page can tell this from a newer version.
  const [full, old] = [await publish(client, tenth, 3), await publish(client, tenth, 2)];
  expect([full.status, full.body]).toEqual([409, expect.objectContaining({ code: errorCodes.proposalsFull })]);
  expect([old.status, old.body]).toEqual([409, expect.objectContaining({ code: errorCodes.conflict })]);
});

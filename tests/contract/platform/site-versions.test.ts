/** The site configuration as versions: published, refused with the path, undone, kept over a start. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { SiteCheckAnswer, SiteVersionAnswer } from '../../../contracts/site-version.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { manifestOf, publishTo, token, versionOf } from '../support/published.ts';
import { Client } from '../support/server.ts';

const who = { author: 'Cleo Marsh', reason: 'A new name' };
const root = '/operator-api/v1/site';

async function open(folder: string, seed: object) {
  const config = join(folder, 'site.json');
  writeFileSync(config, JSON.stringify(seed));
  const running = await start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_LOG: 'silent', SANDBOX_CONFIG: config },
      ...{ SANDBOX_DB: join(folder, 'book.db'), OPERATOR_TOKEN: token, PLUGIN_TOKEN: token },
    }),
  );
  const client = new Client(running.address, '');
  const asked = <Answer>(method: string, path: string, body?: object, said = token) =>
    client.call<Answer>(method, root + path, body, { Authorization: `Bearer ${said}` });
  return {
    address: running.address,
    stop: running.stop,
    asked,
    read: async () => SiteVersionAnswer.parse((await asked('GET', '')).body).data,
    site: async () => (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body,
  };
}
const folderOf = () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('[SITE-01] a version is published with its author and reason, holds at once and over a start, and is undone', async () => {
  const folder = folderOf();
  const first = await open(folder, { showVipBet: false });
  expect(await first.read()).toMatchObject({ version: 0, config: { showVipBet: false }, history: [] });
  expect((await first.asked('POST', '/versions', { config: {}, ...who, base: 0 }, 'nobody')).status).toBe(401);
  expect((await first.asked('GET', '', undefined, 'nobody')).status).toBe(401);
  const config = { showVipBet: false, brand: { name: 'Northwind', minAge: 21 } };
  expect((await first.asked('POST', '/versions', { config, ...who, base: 0 })).status).toBe(201);
  expect(await first.site()).toMatchObject({ minAge: 21, showVipBet: false, config: { companyName: 'Northwind' } });
  // An operator who read an older state may not write over the new one.
  expect((await first.asked('POST', '/versions', { config: {}, ...who, base: 0 })).status).toBe(409);
  await first.stop();

  const again = await open(folder, { showVipBet: true });
  onTestFinished(() => again.stop());
  expect(await again.site()).toMatchObject({ minAge: 21, showVipBet: false });
  expect((await again.asked('POST', '/undo', { author: 'Leo', reason: 'Too soon', base: 1 })).status).toBe(201);
  expect(await again.site()).toMatchObject({ minAge: 18, showVipBet: false, config: { companyName: 'Openbook' } });
  const { version, history } = await again.read();
  expect(version).toBe(2);
  expect(history.map(({ author, reason }) => `${author}: ${reason}`)).toEqual([
    ...['Leo: Too soon', 'Cleo Marsh: A new name', 'start: SANDBOX_CONFIG'],
  ]);
});

test('[SITE-02] a configuration that cannot be is refused with the path of each fault, and the site goes on', async () => {
  const site = await open(folderOf(), {});
  onTestFinished(() => site.stop());
  const config = {
    ...{ brand: { name: '', motto: 'x' }, minAge: 12, showVipBet: 'yes', shwoVipBet: true },
    ...{ support: { email: 7 }, availableResponsibleGamingLimitsIds: [] },
  };
  const { status, body } = await site.asked<ApiError>('POST', '/versions', { config, ...who, base: 0 });
  expect(status).toBe(400);
  const paths = ['availableResponsibleGamingLimitsIds', 'brand.motto', 'brand.name', 'minAge', 'showVipBet'];
  expect(new Set(body.errors?.map(({ field }) => field))).toEqual(new Set([...paths, 'shwoVipBet', 'support.email']));
  expect((await site.read()).version).toBe(0);
  expect(await site.site()).toMatchObject({ minAge: 18, showVipBet: true });
  const { data } = SiteCheckAnswer.parse((await site.asked('POST', '/check', { config: { isPwa: false } })).body);
  expect(data).toEqual({ faults: [], changes: [{ path: 'isPwa', after: false }] });
});

test('[OPS-39] maintenance and terms are said by an operator, outlive a start, and no undo changes them', async () => {
  const folder = folderOf();
  const first = await open(folder, {});
  const player = new Client(first.address, '');
  const begun = Math.floor(Date.now() / 1000) - 60;
  const works = { isActive: true, web_state: 1, started_at: begun, ended_at: begun + 3600 };
  const maintenance = { ...works, notify_started_at: null, notify_ended_at: null };
  const terms = (updatedAt: number, said?: string) => first.asked('PUT', '/terms', { updatedAt }, said);
  expect((await first.asked('PUT', '/maintenance', maintenance, 'nobody')).status).toBe(401);
  expect([(await terms(begun, 'nobody')).status, (await terms(begun + 3600)).status]).toEqual([401, 400]);

  await player.logIn();
  const asked = (client: Client) =>
    client.get<{ updatedAt: number }>('/web-api/api-v3/v2/user/agreement-rules/status').then(({ body }) => body);
  expect(await asked(player)).toMatchObject({ updatedAt: 1 });
  expect((await terms(begun)).status).toBe(204);
  expect(await asked(player)).toMatchObject({ updatedAt: begun });
  expect((await first.asked('PUT', '/maintenance', maintenance)).status).toBe(204);
  expect((await first.asked('POST', '/versions', { config: { isPwa: false }, ...who, base: 0 })).status).toBe(201);
  expect((await first.asked('POST', '/undo', { ...who, base: 1 })).status).toBe(201);
  await first.stop();

  const again = await open(folder, {});
  onTestFinished(() => again.stop());
  expect((await again.site()).maintenance).toEqual(maintenance);
  const document = await fetch(again.address);
  expect([document.status, Number(document.headers.get('retry-after')) > 3000]).toEqual([503, true]);
  const back = new Client(again.address, '');
  await back.logIn();
  expect(await asked(back)).toMatchObject({ updatedAt: begun });
  expect((await again.asked('PUT', '/maintenance', { ...maintenance, isActive: false })).status).toBe(204);
  expect((await fetch(again.address)).status).toBe(200);
});

const srgb = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });

test('[BRAND-05] [BRAND-06] each colour that cannot be, or is too faint, is refused by its path; an alias and another space reach the page', async () => {
  const site = await open(folderOf(), {});
  onTestFinished(() => site.stop());
  const branded = (light: object) => ({ brand: { name: 'Northwind', tokens: { light } } });
  const accent = { solid: { $type: 'color', $value: '{palette.green}' }, 'solid-hover': { $value: 'green' } };
  const palette = { green: { $type: 'color', $value: { colorSpace: 'hsl', components: [210, 80, 30] } } };
  const wrong = branded({
    palette,
    color: { accent: { ...accent, glow: srgb(0, 0, 0), 'on-solid': srgb(0.1, 0.2, 0.4) } },
  });
  const refused = await site.asked<ApiError>('POST', '/versions', { config: wrong, ...who, base: 0 });
  expect(refused.status).toBe(400);
  const told = refused.body.errors?.map(({ field, detail }) => `${field}: ${detail}`);
  expect(told).toEqual([
    'brand.tokens.light.color.accent.solid-hover: has another $type than color',
    'brand.tokens.light.color.accent.glow: is no token of the theme, and no alias needs it',
    'brand.tokens.light.color.accent.on-solid: 1.18 on color.accent.solid-active, where 4.5 is needed',
  ]);
  const right = branded({ palette, color: { accent: { solid: accent.solid } } });
  expect((await site.asked('POST', '/versions', { config: right, ...who, base: 0 })).status).toBe(201);
  const { brandStyle } = await site.site();
  expect(await (await fetch(site.address + String(brandStyle))).text()).toContain('--color-accent-solid:#0f4d8a');
});

test('[OPS-43] what an operator says of works goes before the values of the site, and what cannot be is refused', async () => {
  const site = await open(folderOf(), { maintenance: { isActive: true } });
  onTestFinished(() => site.stop());
  const now = Math.floor(Date.now() / 1000);
  const none = { started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null, web_state: 1 };
  const works = { ...none, isActive: true };
  expect((await fetch(site.address)).status).toBe(503);
  expect((await site.asked('PUT', '/maintenance', { ...works, isActive: false })).status).toBe(204);
  expect((await fetch(site.address)).status).toBe(200);
  expect((await site.site()).maintenance).toMatchObject({ isActive: false });
  // A wrong value is found though what the operator said lies over it.
  const { body } = await site.asked<ApiError>('POST', '/versions', {
    ...{ config: { maintenance: { isActive: 'yes' } }, ...who, base: 0 },
  });
  expect(body.errors?.map(({ field }) => field)).toEqual(['maintenance.isActive']);

  const refusedAt = async (said: object) => {
    const answer = await site.asked<ApiError>('PUT', '/maintenance', { ...works, ...said });
    return [answer.status, answer.body.errors?.[0]?.field];
  };
  expect(await refusedAt({ started_at: now, ended_at: now - 60 })).toEqual([400, 'ended_at']);
  expect(await refusedAt({ ended_at: now - 60 })).toEqual([400, 'ended_at']);
  expect(await refusedAt({ ended_at: now * 1000 })).toEqual([400, 'ended_at']);
  expect(await refusedAt({ isActive: false, started_at: now * 1000 })).toEqual([400, 'started_at']);
  expect(await refusedAt({ notify_started_at: now, notify_ended_at: now })).toEqual([400, 'notify_ended_at']);
  expect((await fetch(site.address)).status).toBe(200);
});

test('[OPS-43] neither the terms of the site nor what a player agreed to go back', async () => {
  const site = await open(folderOf(), {});
  onTestFinished(() => site.stop());
  const now = Math.floor(Date.now() / 1000);
  const terms = async (updatedAt: number) => (await site.asked('PUT', '/terms', { updatedAt })).status;
  const player = new Client(site.address, '');
  await player.logIn();
  const root = '/web-api/api-v3/v2/user/agreement-rules';
  expect([await terms(now - 60), await terms(now - 60), await terms(now - 90)]).toEqual([204, 204, 400]);
  await player.post(`${root}/confirm`, { updatedAt: now - 60 });
  await player.post(`${root}/confirm`, { updatedAt: 1 });
  expect((await player.get(`${root}/status`)).body).toEqual({ result: true, updatedAt: now - 60 });
});

/** What `npm run site` writes, and its exit code. */
async function said(address: string, ...args: string[]) {
  const env = { ...process.env, SITE_URL: address, OPERATOR_TOKEN: token };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/site.ts', ...args], { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

test('[SITE-03] npm run site exports, compares and applies a file; what is forbidden is named, and nothing changes', async () => {
  const folder = folderOf();
  const site = await open(folder, { showVipBet: false });
  onTestFinished(() => site.stop());
  const file = (config: object) => {
    const path = join(folder, 'wanted.json');
    writeFileSync(path, JSON.stringify(config));
    return path;
  };
  const signed = ['--by=Cleo', '--why=From the pipeline'];
  expect(JSON.parse((await said(site.address, 'export')).text)).toMatchObject({ showVipBet: false });
  expect((await said(site.address, 'diff', file({ showVipBet: true }))).text).toBe('showVipBet: false → true\n');
  expect(await said(site.address, 'apply', file({ minAge: 12 }), ...signed)).toEqual({
    code: 1,
    text: expect.stringMatching(/^minAge: /m) as string,
  });
  expect((await site.read()).version).toBe(0);
  expect((await said(site.address, 'apply', file({ showVipBet: true }))).code).toBe(2);
  expect((await said(site.address, 'apply', file({ showVipBet: true }), ...signed)).text).toMatch(
    /^Version 1 holds: [\da-f]{64}\n$/,
  );
  expect((await said(site.address, 'diff', file({ showVipBet: true }))).text).toBe('Nothing would change.\n');
  expect((await site.read()).history[0]).toMatchObject({ author: 'Cleo', reason: 'From the pipeline' });
});

test('[SITE-08] what staging exports holds in production with the same hash; a file that was changed since is refused by diff, apply and a start', async () => {
  const [one, other] = [folderOf(), folderOf()];
  const staging = await open(one, { showVipBet: false, plugins: { footer: { enabled: true } } });
  onTestFinished(() => staging.stop());
  const production = await open(other, {});
  onTestFinished(() => production.stop());
  const signed = ['--by=Cleo', '--why=From staging'];
  const exported = (await said(staging.address, 'export')).text;
  const { hash } = await staging.read();
  expect(JSON.parse(exported)).toMatchObject({ $sha256: hash, showVipBet: false });
  expect((await production.read()).hash).not.toBe(hash);
  const path = join(other, 'from-staging.json');
  writeFileSync(path, exported.replace('"showVipBet": false', '"showVipBet": true'));
  const refusal = /^\$sha256: is not of these values/m;
  const diff = await said(production.address, 'diff', path);
  expect([diff.code, diff.text]).toEqual([1, expect.stringMatching(/FAULT \$sha256: is not of these values/)]);
  expect((await said(production.address, 'apply', path, ...signed)).text).toMatch(refusal);
  const long = { config: JSON.parse(readFileSync(path, 'utf8')) as object, hash: `${hash}0` };
  const { data } = SiteCheckAnswer.parse((await production.asked('POST', '/check', long)).body);
  expect(data.faults[0]?.path).toBe('$sha256');
  expect((await production.read()).version).toBe(0);
  await expect(open(folderOf(), JSON.parse(exported.replace('false', 'true')) as object)).rejects.toThrow(/\$sha256/);

  // The same values in another order are the same.
  const { $sha256, showVipBet, ...rest } = JSON.parse(exported) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...rest, $schema: 'x', showVipBet, $sha256 }));
  expect((await said(production.address, 'apply', path, ...signed)).text).toBe(`Version 1 holds: ${hash}\n`);
  expect((await production.read()).hash).toBe(hash);
  const again = await open(folderOf(), JSON.parse(exported) as object);
  onTestFinished(() => again.stop());
  expect((await again.read()).hash).toBe(hash);
});

test('[PLUG-112] [HTTP-51] a version or a day that there is not is refused by its path; where it stands in the file of a start, the last version goes on, also over starts', async () => {
  const folder = folderOf();
  const app = (version: string) => versionOf('tried', version, { mounts: [{ slot: 'board.above' }] });
  const wanting = (use: unknown) => ({ plugins: { tried: { use } } });
  const shown = async ({ address }: { address: string }) =>
    (await manifestOf(address)).find(({ id }) => id === 'tried')?.version;
  const first = await open(folder, wanting('1.1.0'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    expect((await publishTo(first.address, app(version))).status).toBe(201);
  expect(await shown(first)).toBe('1.1.0');
  for (const [use, path] of [
    ['9.9.9', 'plugins.tried.use'],
    [[{ version: '9.9.9', percent: 10 }], 'plugins.tried.use.0.version'],
  ] as const) {
    const config = wanting(use);
    const refused = await first.asked<ApiError>('POST', '/versions', { config, ...who, base: 0 });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, path]);
    const { data } = SiteCheckAnswer.parse((await first.asked('POST', '/check', { config })).body);
    expect(data.faults[0]?.path).toBe(path);
  }
  const { data: noDay } = SiteCheckAnswer.parse(
    (
      await first.asked('POST', '/check', {
        config: { plugins: { later: { requires: { until: '2027-02-30T10:00Z' } } } },
      })
    ).body,
  );
  expect(noDay.faults[0]?.path).toBe('plugins.later.requires.until');
  expect((await first.read()).version).toBe(0);
  // Of an app that nobody has published every version may come.
  const ahead = { config: { plugins: { later: { use: '9.9.9' } } } };
  expect(SiteCheckAnswer.parse((await first.asked('POST', '/check', ahead)).body).data.faults).toEqual([]);
  await first.stop();
  for (let start = 0; start < 2; start += 1) {
    const again = await open(folder, wanting('9.9.9'));
    expect(await shown(again)).toBe('1.1.0');
    await again.stop();
  }
});

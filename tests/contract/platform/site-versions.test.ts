/** The site configuration as versions: published, refused with the path, undone, kept over a start. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { SiteCheckAnswer, SiteVersionAnswer } from '../../../contracts/site-version.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { token } from '../support/published.ts';
import { Client } from '../support/server.ts';

const who = { author: 'Cleo Marsh', reason: 'A new name' };
const root = '/operator-api/v1/site';

async function open(folder: string, seed: object) {
  const config = join(folder, 'site.json');
  writeFileSync(config, JSON.stringify(seed));
  const running = await start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_LOG: 'silent', SANDBOX_CONFIG: config },
      ...{ SANDBOX_DB: join(folder, 'book.db'), OPERATOR_TOKEN: token },
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
  expect(await first.read()).toEqual({ version: 0, config: { showVipBet: false }, history: [] });
  expect((await first.asked('POST', '/versions', { config: {}, ...who, base: 0 }, 'nobody')).status).toBe(401);
  expect((await first.asked('GET', '', undefined, 'nobody')).status).toBe(401);
  const config = { showVipBet: false, brand: { name: 'Northwind', minAge: 21 } };
  expect((await first.asked('POST', '/versions', { config, ...who, base: 0 })).status).toBe(201);
  expect(await first.site()).toMatchObject({ minAge: 21, showVipBet: false, config: { companyName: 'Northwind' } });
  // Who read the state of before may not write over it.
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
  expect(JSON.parse((await said(site.address, 'export')).text)).toEqual({ showVipBet: false });
  expect((await said(site.address, 'diff', file({ showVipBet: true }))).text).toBe('showVipBet: false → true\n');
  expect(await said(site.address, 'apply', file({ minAge: 12 }), ...signed)).toEqual({
    code: 1,
    text: expect.stringMatching(/^minAge: /m) as string,
  });
  expect((await site.read()).version).toBe(0);
  expect((await said(site.address, 'apply', file({ showVipBet: true }))).code).toBe(2);
  expect((await said(site.address, 'apply', file({ showVipBet: true }), ...signed)).text).toBe('Version 1 holds.\n');
  expect((await said(site.address, 'diff', file({ showVipBet: true }))).text).toBe('Nothing would change.\n');
  expect((await site.read()).history[0]).toMatchObject({ author: 'Cleo', reason: 'From the pipeline' });
});

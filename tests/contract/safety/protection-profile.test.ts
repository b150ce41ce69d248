import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Limit } from '../../../contracts/limits.ts';
import { BadEnvironment, readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/limit-service-api/api/external/web/v3';
const day = 86_400;

async function player(config: object): Promise<Client> {
  const client = await server.enter();
  expect((await client.control('PATCH', 'config', config)).status).toBe(204);
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await client.logIn(body.data.login, body.data.password);
  return client;
}
const set = (client: Client, limitType: number, limitValue: number | null) =>
  client.post<{ limitsData: Limit[] }>(`${base}/limits`, { limits: [{ limitType, limitValue }] });
const offered = async (client: Client) =>
  (await client.get<{ data: { limitType: number; availableValues: number[] }[] }>(`${base}/availablelimits`)).body.data;

test('[LIM-24] [LIM-40] a server whose configuration hides a mandatory limit does not start, and names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'site.json');
  const run = (config: string) => {
    writeFileSync(file, config);
    return start(readSettings({ DEMO: '1', SANDBOX_CONFIG: file, SANDBOX_DB: ':memory:', PORT: '0', CHAT_PORT: '0' }));
  };
  try {
    await expect(run('{ "availableResponsibleGamingLimitsIds": [20, 21, 22, 33] }')).rejects.toThrow(/lacks 30, 31:/);
    const missing =
      '{ "protection": { "profile": "NL" }, "availableResponsibleGamingLimitsIds": [20, 21, 22, 30, 31, 33] }';
    await expect(run(missing)).rejects.toThrow(/lacks 40, 41, 42, 43:/);
    await expect(run('[]')).rejects.toThrow(BadEnvironment);
    await expect(run('{')).rejects.toThrow(/site\.json is no JSON/);
    const running = await run('{ "minAge": 21, "protection": { "profile": "DE" } }');
    const answer = await fetch(`${running.address}/bff-api/config/all.json?lang=en`);
    expect(await answer.json()).toMatchObject({ minAge: 21, protection: { profile: 'DE' } });
    await running.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[LIM-24] [LIM-09] an open world refuses such a change too; other limits are hidden when they are not listed', async () => {
  const client = await player({ availableResponsibleGamingLimitsIds: [20, 21, 22, 30, 31, 33] });
  const refused = await client.control('PATCH', 'config', { availableResponsibleGamingLimitsIds: [] });
  expect(refused.status).toBe(400);
  const types = (await offered(client)).map(({ limitType }) => limitType);
  expect(types).toEqual(expect.arrayContaining([20, 21, 22, 30, 33]));
  for (const hidden of [1, 10, 37]) expect(types).not.toContain(hidden);
  expect((await set(client, 37, 20)).status).toBe(400);
  expect((await set(client, 20, 20)).status).toBe(200);
});

test('[LIM-40] the wait of a looser limit is the profile’s, or the single value over it', async () => {
  for (const [protection, seconds] of [
    [{ profile: 'DE' }, 7 * day],
    [{ profile: 'DE', increaseDelaySec: 3 * day }, 3 * day],
    [{ profile: 'DE', increaseDelaySec: 'soon' }, 7 * day],
    [{ profile: 'GB' }, day],
  ] as const) {
    const client = await player({ protection });
    await set(client, 1, 50);
    const { body } = await set(client, 1, 80);
    const [limit] = body.limitsData;
    expect(limit!.opensAt! - limit!.startedAt).toBe(seconds);
  }
});

test('[LIM-20] [LIM-23] the days of exclusions and time-outs are those of the configuration', async () => {
  const client = await player({ limitYearDays: 360, protection: { timeOutDays: [1, 7, 30] } });
  const values = async (type: number) =>
    (await offered(client)).find(({ limitType }) => limitType === type)?.availableValues;
  expect(await values(30)).toEqual([1, 7, 30, 90, 180, 360, 720, 1080, 1800]);
  expect(await values(33)).toEqual([1, 7, 30]);
});

import { expect, test } from 'vitest';

import type { OfficeSettings, SettingRequest } from '../../../contracts/office-settings.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/office-api/v1/settings';
type Shown = { data: OfficeSettings; message?: string; code?: number };

async function player(profile = 'player') {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  const other = client.other();
  await other.logIn(login, password);
  return { client, other };
}
const read = async (client: Client) => (await client.get<Shown>(path)).body.data;
const save = (client: Client, change: SettingRequest, headers = {}) =>
  client.call<Shown>('PATCH', path, change, headers);

test.each<[SettingRequest, (settings: OfficeSettings) => unknown]>([
  [{ name: 'bonus_type', value: 2 }, ({ bonusSetting }) => bonusSetting.bonus_type],
  [
    { name: 'first_deposit_bonus_type', value: 1 },
    ({ firstDepositBonusSetting }) => firstDepositBonusSetting.first_deposit_bonus_type,
  ],
  [{ name: 'cashback_mode', value: 'points' }, ({ cashbackSetting }) => cashbackSetting.mode],
  [{ name: 'enable_mail_news', value: true }, ({ notificationSettings }) => notificationSettings.enable_mail_news],
  [
    { name: 'enable_mail_deposit', value: true },
    ({ notificationSettings }) => notificationSettings.enable_mail_deposit,
  ],
  [{ name: 'enable_mail_bets', value: true }, ({ notificationSettings }) => notificationSettings.enable_mail_bets],
  [{ name: 'enable_sms_news', value: true }, ({ notificationSettings }) => notificationSettings.enable_sms_news],
  [{ name: 'language', value: 'tr' }, ({ commonSettings }) => commonSettings.language],
  [{ name: 'hide_balance', value: true }, ({ commonSettings }) => commonSettings.hideBalance],
])('[OFFICE-03] %j is kept, and another device reads it', async (change, kept) => {
  const { client, other } = await player();
  expect(kept(await read(client))).not.toBe(change.value);
  expect(kept((await save(client, change)).body.data)).toBe(change.value);
  expect(kept(await read(other))).toBe(change.value);
});

test('[FAV-02] favourites of a player are read on another device; others, and more than 50, are refused', async () => {
  const { client, other } = await player();
  const value = { teams: [10_000, 10_001], champs: [100] };
  await save(client, { name: 'favourites', value });
  const config = await other.get<{ data: { favourites?: unknown } }>('/web-api/user/client-config');
  expect(config.body.data.favourites).toEqual(value);
  const many = { teams: Array.from({ length: 51 }, (_, id) => id + 1), champs: [] };
  for (const wrong of [many, { teams: ['x'], champs: [] }, { teams: [1] }])
    expect((await client.call('PATCH', path, { name: 'favourites', value: wrong })).status).toBe(400);
});

test('[OFFICE-03] mailing flags of the settings and the page of mailing are one truth', async () => {
  const { client } = await player();
  await save(client, { name: 'enable_sms_news', value: true });
  const { consent } = (
    await client.get<{ data: { consent: Record<string, { sms: boolean }> } }>('/office-api/v1/marketing')
  ).body.data;
  expect(Object.values(consent).map(({ sms }) => sms)).toEqual([true, true, true]);
  expect((await read(client)).promoSetting.isSubscribed).toBe(true);
});

test('[OFFICE-02] what is no setting, or no value of it, is refused and changes nothing', async () => {
  const { client } = await player();
  const before = await read(client);
  for (const change of [
    { name: 'bonus_type', value: 3 },
    { name: 'cashback_mode', value: 'gold' },
    { name: 'language', value: 'english' },
    { name: 'rights', value: true },
    {},
  ])
    expect((await save(client, change as SettingRequest)).status).toBe(400);
  expect(await read(client)).toEqual(before);
  expect((await client.other().get(path)).status).toBe(401);
});

test('[ERR-14] a save says more than "saved" when there is more to say, in the language of the player', async () => {
  const { client } = await player('bonus');
  expect((await save(client, { name: 'bonus_type', value: 1 })).body.message).toBeUndefined();
  const { message } = (await save(client, { name: 'bonus_type', value: 0 }, { 'X-Language': 'es' })).body;
  expect(message).toMatch(/dinero de bono/);
});

test('[OFFICE-04] sports that a player does not want stand in the settings and in the client config, by list', async () => {
  const { client, other } = await player();
  const put = (body: object) => client.call('PUT', '/office-api/v1/disallow-sports', body);
  expect((await put({ line: [], live: [1, 1, 4] })).status).toBe(204);
  const config = (await other.get<{ data: Record<string, unknown> }>('/web-api/user/client-config')).body.data;
  expect(config).toMatchObject({ line_disallow_sports: [], live_disallow_sports: [1, 4] });
  const settings = await read(other);
  expect([settings.lineDisallowSports, settings.liveDisallowSports]).toEqual([[], [1, 4]]);
  expect(settings.sports.find(({ id }) => id === 1)?.name).toBe('Football');
  expect((await put({ line: Array(201).fill(1), live: [] })).status).toBe(400);
});

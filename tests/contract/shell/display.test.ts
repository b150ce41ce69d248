import { expect, test } from 'vitest';

import type { ClientConfig } from '../../../contracts/client-config.ts';
import type { OfficeSettings } from '../../../contracts/office-settings.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

async function player() {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  const other = client.other();
  await other.logIn(login, password);
  return { client, other };
}
const choose = (client: Client, value: unknown) =>
  client.call('PATCH', '/office-api/v1/settings', { name: 'display', value });
const shown = async (client: Client) =>
  (await client.get<{ data: ClientConfig }>('/web-api/user/client-config')).body.data.display;

test('[PREF-09] [LANG-26] how a player wants the page is known on their other device; null takes a choice back', async () => {
  const { client, other } = await player();
  expect(await shown(other)).toBeUndefined();
  await choose(client, { theme: 'dark', look: 'compact-ids', time_zone: '5', coef_view: '2' });
  expect(await shown(other)).toEqual({ theme: 'dark', look: 'compact-ids', time_zone: '5', coef_view: '2' });
  const { commonSettings, otherSettings } = (await other.get<{ data: OfficeSettings }>('/office-api/v1/settings')).body
    .data;
  expect([commonSettings.timeZone, commonSettings.coefViewId, otherSettings['look']]).toEqual([5, 2, 'compact-ids']);
  await choose(client, { time_zone: 'Asia/Kathmandu' });
  const named = (await other.get<{ data: OfficeSettings }>('/office-api/v1/settings')).body.data;
  expect([named.commonSettings.timeZone, named.otherSettings['time_zone']]).toEqual([5.75, 'Asia/Kathmandu']);
  await choose(client, { theme: null, look: '', time_zone: '5' });
  expect(await shown(other)).toEqual({ look: '', time_zone: '5', coef_view: '2' });
});

test('[PREF-01] a text that is too long is refused, a name that nobody knows is left out', async () => {
  const { client } = await player();
  expect((await choose(client, { theme: 'x'.repeat(401) })).status).toBe(400);
  await choose(client, { theme: 'dark', loud: '1' });
  expect(await shown(client)).toEqual({ theme: 'dark' });
});

import { expect, test } from 'vitest';

import type { Profile } from '../../../contracts/profile.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/office-api/v1/profile';

/** A player of a profile, signed in. */
async function player(profile: string) {
  const client = await server.enter();
  const { body } = await client.control<{ data: { userId: number; login: string; password: string } }>(
    'POST',
    'users',
    { profile },
  );
  const { login, password } = body.data;
  await client.logIn(login, password);
  /** The same player on another device. */
  const second = async () => {
    const other = client.other();
    await other.logIn(login, password);
    return other;
  };
  return { client, second };
}
const read = async (client: Client) => (await client.get<{ data: Profile }>(path)).body.data;
type Refusal = { code: number; errors?: { field: string; detail: string }[]; data?: Profile };
const change = (client: Client, version: number, values: Record<string, string>) =>
  client.call<{ data: Profile } & Refusal>('PATCH', path, { version, values });

test('[OFFICE-08] saved values return, also in the client config, and a visitor has none', async () => {
  const { client } = await player('unverified');
  expect((await client.other().get(path)).status).toBe(401);
  const before = await read(client);
  expect([before.version, before.values.name, before.isVerified]).toEqual([0, '', false]);
  const values = { name: ' Alma ', surname: 'Kuznetsova', date_birthday: '1991-08-14', city: 'Almaty' };
  const { status, body } = await change(client, 0, values);
  expect([status, body.data.version]).toEqual([200, 1]);
  expect(body.data.values).toMatchObject({ ...values, name: 'Alma' });
  expect((await read(client)).values).toMatchObject({ ...values, name: 'Alma' });
  const config = await client.get<{ data: { user_data: Record<string, string> } }>('/web-api/user/client-config');
  expect(config.body.data.user_data).toMatchObject({ name: 'Alma', date_birthday: '1991-08-14' });
});

test('[OFFICE-08] after verification names and document are locked, address and name on the site are not', async () => {
  const { client } = await player('player');
  const { editable, isVerified } = await read(client);
  expect([isVerified, editable.toSorted()]).toEqual([true, ['city', 'region', 'registration_address', 'user_name']]);
  const refused = await change(client, 0, { city: 'Astana', surname: 'Other' });
  expect([refused.status, refused.body.errors?.[0]]).toMatchObject([400, { field: 'surname' }]);
  expect((await read(client)).values.city).toBe('');
  expect((await change(client, 0, { city: 'Astana' })).body.data.values.city).toBe('Astana');
});

test('[OFFICE-08] of the number of a checked document only the end is shown', async () => {
  const { client } = await player('demo');
  expect((await read(client)).values.passport).toBe('••••4471');
});

test('[OFFICE-08] a second device that changes the same field is told both versions; other fields do not clash', async () => {
  const { client, second } = await player('player');
  const other = await second();
  expect((await change(other, 0, { registration_address: '31 Abay avenue' })).status).toBe(200);
  const clash = await change(client, 0, { registration_address: '27 Abay avenue' });
  expect([clash.status, clash.body.code]).toEqual([409, 409]);
  expect([clash.body.data.version, clash.body.data.values.registration_address]).toEqual([1, '31 Abay avenue']);
  expect((await change(client, 0, { city: 'Almaty' })).body.data.values).toMatchObject({
    city: 'Almaty',
    registration_address: '31 Abay avenue',
  });
  expect((await change(client, 2, { registration_address: '27 Abay avenue' })).body.data.version).toBe(3);
});

test.each([
  ['a day to come', 'date_birthday', '2190-01-01'],
  ['no date', 'passport_date', '31.12.2020'],
  ['a child', 'date_birthday', '2025-01-01'],
  ['a name with a number', 'name', 'Alma2'],
  ['a field that is none', 'balance', '1000'],
])('[OFFICE-08] %s is refused by its field', async (_, field, value) => {
  const { client } = await player('unverified');
  const { status, body } = await change(client, 0, { [field]: value });
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { Security } from '../../../contracts/security.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/office-api/v1/security';
type Answer = { data: Security } & ApiError;

async function player() {
  const client = await server.enter();
  const made = await client.control<{ data: { userId: number; login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password, userId } = made.body.data;
  await client.logIn(login, password);
  const ask = (kind: string, contact: string, more: object = {}) =>
    client.post<Answer>(`${base}/${kind}`, { contact, password, ...more });
  const confirm = (kind: string, code: string) => client.call<Answer>('PUT', `${base}/${kind}`, { code });
  const confirmAt = async (kind: string, contact: string) => confirm(kind, await client.codeFor(contact));
  return { client, password, userId, ask, confirm, confirmAt };
}
const read = async (client: Client) => (await client.get<Answer>(base)).body.data;
const activation = async (client: Client) =>
  (await client.get<{ data: { activation_type: number } }>('/web-api/user/client-config')).body.data.activation_type;

test('[PROT-02] [VERIF-02] a code of the message makes phone and e-mail the player’s own: 20 points each', async () => {
  const { client, ask, confirm, confirmAt } = await player();
  const first = (await read(client)).protection_level;
  expect((await ask('phone', '+44 7700 900123')).status).toBe(200);
  expect((await read(client)).phone).toBe('');
  expect((await confirm('phone', await client.wrongCodeFor('+447700900123'))).body.code).toBe(131);
  const bound = (await confirmAt('phone', '+447700900123')).body.data;
  expect([bound.phone, bound.protection_level - first, await activation(client)]).toEqual(['+447700900123', 20, 3]);
  await ask('email', 'New@Example.com');
  const both = (await confirmAt('email', 'New@Example.com')).body.data;
  expect([both.email, both.protection_level - first, await activation(client)]).toEqual(['New@Example.com', 40, 2]);
  expect((await confirmAt('email', 'New@Example.com')).body.code).toBe(131);
  expect(
    await client
      .other()
      .logIn('new@example.com', 'x')
      .catch(() => 'refused'),
  ).toBe('refused');
});

test.each([
  ['phone', '12345'],
  ['phone', '+999123456789'],
  ['email', 'nobody'],
  ['email', ''],
])('[PROT-02] %s "%s" is refused by its field, and no code leaves', async (kind, contact) => {
  const { ask } = await player();
  const { status, body } = await ask(kind, contact);
  expect([status, body.errors?.[0]]).toEqual([400, expect.objectContaining({ field: 'contact' })]);
});

test('[PROT-02] without the password nothing changes; what somebody else owns stays theirs; the old contact is told', async () => {
  const { client, ask, confirmAt } = await player();
  expect((await ask('phone', '+447700900123', { password: 'guess-1' })).body.errors?.[0]?.field).toBe('password');
  await ask('phone', '+447700900000');
  expect((await confirmAt('phone', '+447700900000')).body.code).toBe(134);
  await ask('phone', '+447700900123');
  await confirmAt('phone', '+447700900123');
  await ask('phone', '+447700900124');
  await confirmAt('phone', '+447700900124');
  const { body } = await client.control<{ data: { to: string; text: string }[] }>('GET', 'mailbox');
  expect(body.data.find(({ to, text }) => to === '+447700900123' && text.includes('+447700900124'))).toBeDefined();
  expect((await ask('phone', '+447700900124')).status).toBe(429);
});

test('[PROT-02] a secret question guards contacts and itself; case and spaces of the answer do not count', async () => {
  const { client, password, ask, confirmAt } = await player();
  const set = (answer: string, former?: string) =>
    client.call<Answer>('PUT', `${base}/question`, { question: 'pet', answer, password, ...(former && { former }) });
  const before = (await read(client)).protection_level;
  const { data } = (await set('Rex  the Dog')).body;
  expect([data.question, data.protection_level - before]).toEqual(['pet', 10]);
  expect((await ask('email', 'a@example.com')).body.errors?.[0]?.field).toBe('answer');
  expect((await ask('email', 'a@example.com', { answer: ' rex the dog' })).status).toBe(200);
  expect((await confirmAt('email', 'a@example.com')).status).toBe(200);
  expect((await set('Cat', 'wrong')).body.errors?.[0]?.field).toBe('answer');
  expect((await set('Cat', 'Rex the dog')).status).toBe(200);
  expect(JSON.stringify(await read(client))).not.toMatch(/rex|cat"/i);
});

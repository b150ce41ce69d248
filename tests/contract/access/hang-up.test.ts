import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const cookie = (client: Client) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A socket of this browser. `closed` resolves when the server hangs up. */
async function listen(client: Client) {
  const headers = { Cookie: cookie(client), 'X-Sandbox-World': client.world };
  const socket = new WebSocket(`${client.origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, { headers });
  const closed = new Promise<true>((resolve) => socket.on('close', () => resolve(true)));
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ t: 'sub', topics: ['user'] }));
  return { closed };
}

/** An event stream of this browser. `closed` resolves when the server ends it. */
async function follow(client: Client) {
  const headers = { Cookie: cookie(client), 'X-Sandbox-World': client.world };
  const answer = await fetch(`${client.origin}/feed-api/v1/stream?topics=user&lng=en`, { headers });
  return { closed: answer.text().then(() => true as const) };
}

type Stage = { owner: Client; thief: Client; userId: number };
const patch = ({ owner, userId }: Stage, body: object) => owner.control('PATCH', `users/${String(userId)}`, body);

/** Every end of the session that the thief holds. */
const ends: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'log-out': ({ thief }) => thief.post('/web-api/auth/disconnect'),
  'another log-in of the same browser': ({ thief }) =>
    thief.logIn('two-step@example.com', 'x').catch(() => thief.logIn()),
  'new password by a code': async ({ owner }) => {
    await owner.post('/web-api/auth/password/forgot', { phone: '7700900000', country_code: '+44' });
    const code = await owner.codeFor('+447700900000');
    await owner.post('/web-api/auth/password/reset', { code, password: encoded('another-password-1') });
  },
  'changed password': ({ owner }) =>
    owner.post('/office-api/v1/security/password', {
      ...{ current: 'demo-password', next: 'another-password-1', endsOthers: true },
    }),
  'end of the others': ({ owner }) => owner.call('DELETE', '/office-api/v1/security/sessions'),
  'self-exclusion': ({ owner }) =>
    owner.post(
      '/limit-service-api/limit/external/web/api/v1/BlockUser',
      { days: 180 },
      { 'Idempotency-Key': crypto.randomUUID() },
    ),
  block: (stage) => patch(stage, { isBlocked: true }),
  age: ({ owner }) => owner.control('POST', 'clock', { advance: 31 * 86_400 }),
};

test.each(Object.keys(ends))('[SESS-38] sockets and streams of a session end with it: %s', async (name) => {
  const owner = await server.enter();
  const userId = await owner.logIn();
  const thief = owner.other();
  await thief.logIn();
  const heard = [await listen(thief), await follow(thief)];
  await ends[name]?.({ owner, thief, userId });
  expect(await Promise.all(heard.map(({ closed }) => closed))).toEqual([true, true]);
});

import { expect, test } from 'vitest';

import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const demoPhone = '+447700900000';

const ask = (client: Client) =>
  client.post('/web-api/auth/send-sms', { 'phone-number': '7700900000', 'phone-code': '+44' });
const tryCode = async (client: Client, code: string) =>
  (await client.post('/web-api/auth/sms-code', { 'sms-code': encoded(code) })).status;

test('[SESS-40] every code is drawn anew, and only the newest one of a browser signs in, once', async () => {
  const client = await server.enter();
  const codes = new Set<string>();
  for (let message = 0; message < 5; message += 1) {
    await client.control('POST', 'clock', { advance: 61 });
    await ask(client);
    codes.add(await client.codeFor(demoPhone));
  }
  expect(codes.size).toBe(5);
  const [first = '', ...rest] = codes;
  expect(await tryCode(client, first)).toBe(400);
  expect(await tryCode(client, rest.at(-1) ?? '')).toBe(200);
  expect(await tryCode(client.other(), rest.at(-1) ?? '')).toBe(400);
});

test('[SESS-40] no fixed code opens an account, and the code of one browser is none of another', async () => {
  const client = await server.enter();
  const other = client.other();
  await ask(client);
  const code = await client.codeFor(demoPhone);
  await client.control('POST', 'clock', { advance: 61 });
  await ask(other);
  // Drawn alike once in a million runs, these are no guess but the code.
  const own = await client.codeFor(demoPhone);
  for (const guess of ['000000', '123456', code].filter((one) => one !== own))
    expect(await tryCode(other, guess)).toBe(400);
});

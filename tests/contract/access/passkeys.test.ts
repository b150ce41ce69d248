import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { softPasskey } from '../../support/soft-passkey.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const own = '/office-api/v1/security/passkeys';
type Options = { data: { challenge: string; rp?: { id: string }; rpId?: string } };

/** Has the form of an answer of a browser, and nobody signed it. */
const forged = (challenge: string, type: string) => {
  const client = JSON.stringify({ type, challenge, origin: 'http://127.0.0.1', crossOrigin: false });
  return {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: 'AAAA',
      signature: 'AAAA',
    },
  };
};

test('[SEC-03] options name this site and a new challenge each time', async () => {
  const client = await server.enter();
  await client.logIn();
  const made = await client.post<Options>(`${own}/options`);
  const again = await client.post<Options>(`${own}/options`);
  const asked = await client.other().post<Options>('/web-api/auth/passkey/options');
  expect([made.body.data.rp?.id, asked.body.data.rpId]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(new Set([made, again, asked].map(({ body }) => body.data.challenge)).size).toBe(3);
});

test('[SEC-03] what nobody signed is kept by nobody and opens nothing', async () => {
  const client = await server.enter();
  await client.logIn();
  const { challenge } = (await client.post<Options>(`${own}/options`)).body.data;
  const add = (response: object) => client.post<ApiError>(own, { name: 'Laptop', response });
  expect((await add(forged(challenge, 'webauthn.create'))).body.code).toBe(131);
  expect((await add({})).body.code).toBe(131);
  const visitor = client.other();
  const asked = (await visitor.post<Options>('/web-api/auth/passkey/options')).body.data;
  const enter = (response: object) => visitor.post<ApiError>('/web-api/auth/passkey', { response });
  expect((await enter(forged(asked.challenge, 'webauthn.get'))).body.code).toBe(130);
  expect((await enter({})).body.code).toBe(130);
  expect((await visitor.post(`${own}/options`)).status).toBe(401);
  expect((await client.call('DELETE', `${own}/AAAA`)).status).toBe(404);
});

test('[SEC-03] [R-A1] two tabs ask for a challenge each: answering the first signs in, once', async () => {
  const owner = await server.enter();
  const passkey = softPasskey(owner.origin);
  const userId = await owner.logIn();
  const made = (await owner.post<Options>(`${own}/options`)).body.data.challenge;
  // A second tab begins to add one, and leaves it.
  await owner.post<Options>(`${own}/options`);
  expect((await owner.post(own, { name: 'Laptop', response: passkey.create(made) })).status).toBeLessThan(300);

  const visitor = owner.other();
  const ask = async () => (await visitor.post<Options>('/web-api/auth/passkey/options')).body.data.challenge;
  const enter = (challenge: string) =>
    visitor.post<{ data: { userId: number } } & ApiError>('/web-api/auth/passkey', {
      response: passkey.get(challenge),
    });
  const first = await ask();
  await ask();
  expect((await enter(first)).body.data.userId).toBe(userId);
  expect((await enter(first)).body.code).toBe(130);
});

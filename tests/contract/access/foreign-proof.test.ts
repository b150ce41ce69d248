/** A proof is of one player and for one act: what a thief showed of themselves, or got for another act, opens nothing of somebody else. */
import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { Security } from '../../../contracts/security.ts';
import { softPasskey } from '../../support/soft-passkey.ts';
import { account } from '../support/door-support.ts';
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const office = '/office-api/v1/security';
const securityOf = async (client: Client) => (await client.get<{ data: Security }>(office)).body.data;
const challengeOf = async (client: Client, path: string) =>
  (await client.post<{ data: { challenge: string } }>(path)).body.data.challenge;

/** A player whose last proof is six minutes old, and a thief with an account, a fresh proof and a browser of their own. */
async function setup() {
  const owner = await server.enter();
  await account(owner);
  await owner.control('POST', 'clock', { advance: 360 });
  const made = await owner.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password } = made.body.data;
  const thief = owner.other();
  await thief.logIn(login, password);
  /** What the thief’s browser sends with the owner’s token. */
  const stolen = () => {
    const tab = thief.tab();
    tab.token = owner.token;
    return tab;
  };
  return { owner, thief, password, stolen };
}

test.each(['/web-api/auth/step-up/options', '/web-api/auth/passkey/options'])(
  '[SEC-22] a session alone makes no passkey with the challenge of %s',
  async (path) => {
    const { owner } = await setup();
    const passkey = softPasskey(owner.origin);
    const response = passkey.create(await challengeOf(owner, path));
    const { status } = await owner.post(`${office}/passkeys`, { name: 'Mine', response });
    expect([status, (await securityOf(owner)).passkeys.length]).toEqual([400, 1]);
  },
);

test('[SEC-22] a challenge for a new passkey signs nobody in and proves nothing', async () => {
  const owner = await server.enter();
  const { passkey } = await account(owner);
  const made = () => challengeOf(owner, `${office}/passkeys/options`);
  const [one, other] = [await made(), await made()];
  const refused = [
    await owner.post('/web-api/auth/passkey', { response: passkey.get(one) }),
    await owner.post('/web-api/auth/step-up', { response: passkey.get(other) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
});

test('[SEC-22] a thief’s own proof makes no passkey of theirs the key of another account', async () => {
  const { owner, thief, stolen } = await setup();
  const passkey = softPasskey(owner.origin);
  const response = passkey.create(await challengeOf(thief, `${office}/passkeys/options`));
  expect((await stolen().post(`${office}/passkeys`, { name: 'Mine', response })).status).toBe(400);
  expect((await securityOf(owner)).passkeys).toHaveLength(1);
});

test.each([
  ['email', 'thief@example.com'],
  ['phone', '+447700900999'],
])(
  '[SEC-22] a code that a thief asked for with their own password changes no %s of another account',
  async (kind, to) => {
    const { owner, thief, password, stolen } = await setup();
    const before = await securityOf(owner);
    expect((await thief.post(`${office}/${kind}`, { contact: to, password })).status).toBe(200);
    const code = await owner.codeFor(to);
    expect((await stolen().call<ApiError>('PUT', `${office}/${kind}`, { code })).body.code).toBe(131);
    expect(await securityOf(owner)).toMatchObject({ email: before.email, phone: before.phone });
    // It is still theirs, for their own account.
    expect((await thief.call('PUT', `${office}/${kind}`, { code })).status).toBe(200);
  },
);

test('[SEC-22] who knows the password alone links no account of another site: the second step comes first', async () => {
  const thief = await server.enter();
  const fromProvider = async (client: Client) => {
    const asked = await client.get('/web-api/auth/oauth/google?lng=en&mode=login');
    const page = (await client.get<string>(asked.headers.get('Location') ?? '')).body;
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
    const query = new URLSearchParams({ code: value('code'), state: value('state') });
    return (await client.get(`/web-api/auth/oauth/google/callback?${query.toString()}`)).headers.get('Location');
  };
  expect(await fromProvider(thief)).toBe('/en/login?social=google');
  const known = { login: encoded('two-step@example.com'), pass: encoded('two-step-password') };
  expect((await thief.post('/web-api/auth/social', known)).status).toBe(202);
  const wrong = encoded(await thief.wrongCodeFor('+447700900001'));
  expect((await thief.post('/web-api/auth/social-two-step', { code: wrong })).status).toBe(400);
  const { db } = server.worldOf(thief);
  expect(db.prepare('SELECT * FROM social_account').all()).toEqual([]);
  const code = encoded(await thief.codeFor('+447700900001'));
  expect((await thief.post('/web-api/auth/social-two-step', { code })).status).toBe(200);
  expect(db.prepare('SELECT * FROM social_account').all()).toHaveLength(1);
});

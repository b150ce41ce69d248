import { expect, test } from 'vitest';

import type { Overview } from '../../../contracts/overview.ts';
import { offers, placed, slipOf } from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const limits = '/limit-service-api/api/external/web/v3/limits';

test('the overview has limits with what is used, messages with their count, and the level of protection', async () => {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  const read = async (language = 'en') =>
    (await client.get<{ data: Overview }>('/office-api/v1/overview', { 'X-Language': language })).body.data;
  expect((await client.other().get('/office-api/v1/overview')).status).toBe(401);
  expect(await read()).toEqual({
    ...{ open: [], bets: [], limits: [], messages: [], unread_count: 0 },
    ...{ protection_level: 0, nextStep: { way: 'enable_two_factor_auth', points: 35 } },
    ...{ isVerified: true, needsIdentification: false },
    ...{ missing: ['email', 'phone'], daysToActivate: null, states: [], owed: [] },
  });
  await client.post(limits, { limits: [{ limitType: 1, limitValue: 50 }] });
  await client.other().logIn(login, password);
  const { limits: set, messages, unread_count } = await read();
  expect(set).toMatchObject([{ limitType: 1, name: 'Stake limit (24 hours)', iso: 'USD', used: 0, of: 50 }]);
  expect([messages.map(({ title }) => title), unread_count]).toEqual([['New device logged in to your account'], 1]);
  expect((await read('ru')).limits[0]?.name).toBe('Лимит ставок (24 часа)');
});

test('the overview names each limit in force, also one of no period and one whose raise waits', async () => {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await client.logIn(made.body.data.login, made.body.data.password);
  const set = (limitType: number, limitValue: number) => client.post(limits, { limits: [{ limitType, limitValue }] });
  await set(37, 2);
  await set(21, 50);
  await set(21, 80);
  const { body } = await client.get<{ data: Overview }>('/office-api/v1/overview', { 'X-Language': 'en' });
  expect(body.data.limits.map(({ name, of }) => [name, of])).toEqual([
    ['Deposit limit (7 days)', 50],
    ['Maximum single stake', 2],
  ]);
});

test.each([
  ['unverified', []],
  ['frozen', ['frozen']],
  ['excluded', ['excluded']],
  ['limited', ['timed']],
  ['transfer', ['transfer']],
  ['banned-53-1', ['banned']],
])('the overview of the profile %s says what keeps the account: %j', async (profile, states) => {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  await client.logIn(made.body.data.login, made.body.data.password);
  const { body } = await client.get<{ data: Overview }>('/office-api/v1/overview');
  expect(body.data.states).toEqual(states);
});

test('a last bet is named by match, market and outcome', async () => {
  const client = await server.enter();
  await client.logIn();
  const [pick] = await offers(client, 'line');
  const { match, market } = pick!;
  await placed(client, slipOf([pick!]));
  const { body } = await client.get<{ data: Overview }>('/office-api/v1/overview', { 'X-Language': 'en' });
  expect(body.data.bets[0]?.name).toBe(`${match.opp1.name} – ${match.opp2.name}, ${market.groupName}: ${market.name}`);
});

import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { type MarketingConsent, noMarketing, withChannel } from '../../../contracts/marketing.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const limits = '/limit-service-api/api/external/web/v3';
type Shown = { consent: MarketingConsent; chosenAt: number | null; canChange: boolean };

async function player(profile = 'player') {
  const client = await server.enter();
  const made = await client.control<{ data: { userId: number; login: string; password: string } }>('POST', 'users', {
    profile,
  });
  const { userId, login, password } = made.body.data;
  const again = () => client.logIn(login, password);
  await again();
  return { client, userId, again };
}
const shown = async (client: Client) => (await client.get<{ data: Shown }>('/office-api/v1/marketing')).body.data;
const choose = (client: Client, consent: MarketingConsent) =>
  client.call('PUT', '/office-api/v1/marketing', { consent });
const flag = (client: Client, name: string, value: boolean) =>
  client.call<{ data: { notificationSettings: Record<string, boolean> }; code?: number }>(
    'PATCH',
    '/office-api/v1/settings',
    { name, value },
  );
const exclude = (client: Client) =>
  client.post(
    '/limit-service-api/limit/external/web/api/v1/BlockUser',
    { days: 180 },
    { 'Idempotency-Key': randomUUID() },
  );

test('[LIM-68] everything is off until the player chooses, and a choice is kept by product and channel', async () => {
  const { client } = await player();
  expect((await client.other().get('/office-api/v1/marketing')).status).toBe(401);
  expect(await shown(client)).toEqual({ consent: noMarketing, chosenAt: null, canChange: true });
  const wanted = { ...noMarketing, sport: { email: true, sms: false, phone: false } };
  expect((await choose(client, wanted)).status).toBe(200);
  const after = await shown(client);
  expect([after.consent, typeof after.chosenAt]).toEqual([wanted, 'number']);
});

test('[LIM-68] the four flags are views: one writes all products of its channel', async () => {
  const { client } = await player();
  const { body } = await flag(client, 'enable_sms_news', true);
  expect(body.data.notificationSettings).toEqual({
    enable_mail_news: false,
    enable_mail_deposit: false,
    enable_mail_bets: false,
    enable_sms_news: true,
  });
  expect((await shown(client)).consent).toEqual(withChannel(noMarketing, 'sms', true));
  expect((await flag(client, 'enable_fax', true)).status).toBe(400);
});

test('[LIM-60] an exclusion turns all marketing off at once, and nothing turns it on again while it lasts', async () => {
  const { client, again } = await player();
  await choose(client, withChannel(withChannel(noMarketing, 'email', true), 'phone', true));
  await exclude(client);
  await again();
  expect(await shown(client)).toMatchObject({ consent: noMarketing, canChange: false });
  expect((await choose(client, withChannel(noMarketing, 'sms', true))).body).toMatchObject({ code: 1011 });
  expect((await flag(client, 'enable_mail_news', true)).body.code).toBe(1011);
  expect((await shown(client)).consent).toEqual(noMarketing);
});

test('[LIM-68] the link of a newsletter ends e-mail for every product, and leaves the rest', async () => {
  const { client, userId } = await player();
  await choose(client, withChannel(withChannel(noMarketing, 'email', true), 'sms', true));
  const made = await client.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, {
    kind: 'stopnewsletter',
  });
  const token = new URL(made.body.data.path, 'http://x').searchParams.get('token');
  expect((await client.post('/web-api/user/stop-newsletter', { token })).status).toBe(204);
  expect((await shown(client)).consent).toEqual(withChannel(noMarketing, 'sms', true));
});

test('[LIM-70] no bonus for a player who excluded themselves, takes a time-out, or has used a limit up', async () => {
  const rights = async (client: Client) =>
    (await client.get<{ data: { canReceiveBonus: boolean } }>('/web-api/auth/rights')).body.data.canReceiveBonus;
  const offered = async (client: Client) =>
    (await client.get<{ data: { isAvailableFirstDepositBonus: boolean } }>('/web-api/account/balance')).body.data
      .isAvailableFirstDepositBonus;
  const free = await player('new');
  expect([await rights(free.client), await offered(free.client)]).toEqual([true, true]);
  await free.client.post(`${limits}/limits`, { limits: [{ limitType: 1, limitValue: 0 }] });
  expect([await rights(free.client), await offered(free.client)]).toEqual([false, false]);
  const resting = await player('new');
  await resting.client.post(`${limits}/timeout`, { days: 1 }, { 'Idempotency-Key': randomUUID() });
  expect([await rights(resting.client), await offered(resting.client)]).toEqual([false, false]);
  const gone = await player('new');
  await exclude(gone.client);
  await gone.again();
  expect([await rights(gone.client), await offered(gone.client)]).toEqual([false, false]);
});

/** Four jumps over months, a second each. A busy machine may be ten times slower. */
const fourJumpsMs = 120_000;

test(
  '[LIM-49] after six months the player is reminded of their limits, once, until they look',
  async () => {
    const { client, again } = await player();
    const due = async () => (await client.get<{ data: { isDue: boolean } }>(`${limits}/review`)).body.data.isDue;
    const told = async () =>
      (await client.get<{ data: { title: string }[] }>('/office-api/v1/messages')).body.data.map(({ title }) => title);
    const later = async (days: number) => {
      await client.control('POST', 'clock', { advance: days * 86_400 });
      await again();
    };
    await later(170);
    expect([await due(), await told()]).toEqual([false, []]);
    await later(20);
    expect([await due(), await told()]).toEqual([true, ['Review your limits']]);
    await later(30);
    expect(await told()).toHaveLength(1);
    expect((await client.post(`${limits}/review`)).status).toBe(204);
    expect(await due()).toBe(false);
    await later(190);
    expect([await due(), (await told()).length]).toEqual([true, 2]);
  },
  fourJumpsMs,
);

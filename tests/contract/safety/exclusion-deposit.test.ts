import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { goOnWithDeposits } from '../../../sandbox/cashier/index.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { cardPlayer, pays, typeCard } from '../support/card-support.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { atBank, depositPlayer } from '../support/deposit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

/** The player leaves, and comes back only to look: every session ended. */
async function leave(client: Client, userId: number): Promise<void> {
  const path = '/limit-service-api/limit/external/web/api/v1/BlockUser';
  const { status } = await client.post(path, { days: 180 }, { 'Idempotency-Key': randomUUID() });
  expect(status).toBe(200);
  await client.logIn(String(userId), 'player-password');
}
const told = async (client: Client) =>
  (await client.get<{ data: { kind: string; title: string }[] }>('/office-api/v1/messages')).body.data
    .filter(({ kind }) => kind === 'payment')
    .map(({ title }) => title);

test('[LIM-80] an exclusion ends deposits that wait; money that arrives after goes back, is told, and is credited nowhere', async () => {
  const { client, userId, pay, seen } = await depositPlayer(await server.enter());
  const before = await moneyOf(client);
  const [waits, comes, desk] = [
    (await pay()).body.data,
    (await pay()).body.data,
    (await pay({ methodId: 'desk' })).body.data,
  ];
  await atBank(client, comes, 'yes');
  await leave(client, userId);
  expect([(await seen(waits.id)).state, (await seen(desk.id)).state]).toEqual(['cancelled', 'cancelled']);
  await client.control('POST', 'arrivals', { code: desk.action?.code });
  await client.control('POST', 'arrivals', { number: waits.number });
  await client.control('POST', 'clock', { advance: 6 });
  for (const { id } of [waits, comes, desk]) expect((await seen(id)).state).toBe('refunded');
  expect(await moneyOf(client)).toBe(before);
  expect((await told(client)).toSorted()).toEqual(
    [waits, comes, desk].map(({ number }) => `Deposit ${number} returned`).toSorted(),
  );
  expect((await pay()).body.code).toBe(1011);
});

test('[LIM-80] a card that pays on a page that was open before is given its money back by the provider', async () => {
  const { client, begin, reaches } = await cardPlayer(await server.enter());
  const before = await moneyOf(client);
  const { id, page } = await begin();
  const { body } = await client.get<{ data: { user_id: number } }>('/web-api/auth/check-session');
  await client.control('PATCH', `users/${String(body.data.user_id)}`, { is_self_excluded: true });
  await typeCard(page, pays);
  await reaches(id, 'refunded');
  expect(await moneyOf(client)).toBe(before);
});

test('[LIM-80] an exclusion shuts the page of a card at its provider', async () => {
  const { client, begin, seen } = await cardPlayer(await server.enter());
  const { id, page } = await begin();
  const { body } = await client.get<{ data: { user_id: number } }>('/web-api/auth/check-session');
  await leave(client, body.data.user_id);
  expect((await seen(id)).state).toBe('cancelled');
  await expect
    .poll(async () => (await typeCard(page, pays)).text, { timeout: 8000 })
    .toContain('This payment is closed');
});

test.each([
  ['[LIM-98] a card of who has excluded themselves', false],
  ['[LIM-100] a card that paid before there were marks, of who has excluded themselves,', true],
])('%s brings nothing to another account: its money goes back', async (_, isOld) => {
  const world = await server.enter();
  const leaver = await cardPlayer(world);
  const { id, page } = await leaver.begin();
  await typeCard(page, pays);
  await leaver.reaches(id, 'succeeded');
  if (isOld) {
    const { db } = server.worldOf(world);
    sql(db, 'UPDATE deposit SET card_mark = NULL').run();
    sql(db, 'DELETE FROM payment_mark').run();
    // As after a start of the server.
    goOnWithDeposits(server.worldOf(world));
    const unmarked = () => sql(db, 'SELECT COUNT(*) AS n FROM deposit WHERE card_mark IS NULL').get()?.n;
    await expect.poll(unmarked, { timeout: 10_000 }).toBe(0);
  }
  const { body } = await leaver.client.get<{ data: { user_id: number } }>('/web-api/auth/check-session');
  await leaver.client.control('PATCH', `users/${String(body.data.user_id)}`, { is_self_excluded: true });
  const twin = await cardPlayer(world.other());
  const before = await moneyOf(twin.client);
  const own = await twin.begin();
  await typeCard(own.page, pays);
  await twin.reaches(own.id, 'refunded');
  expect(await moneyOf(twin.client)).toBe(before);
  const other = await twin.begin();
  await typeCard(other.page, '5555 5555 5555 4444');
  await twin.reaches(other.id, 'succeeded');
});

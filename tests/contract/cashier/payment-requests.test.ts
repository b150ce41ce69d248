import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import type { Payment } from '../../../contracts/payment-history.ts';
import type { PaymentRequest, RequestTopic } from '../../../contracts/payment-requests.ts';
import { photo } from '../../support/photo.ts';
import { upload } from '../support/photo-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/office-api/v1/payment-requests';

type Made = { data: { userId: number; login: string; password: string } };
type Answer = { data: PaymentRequest; code?: number; errors?: { field: string; detail: string }[] };
type List = { data: PaymentRequest[]; total_count: number };

async function player() {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'rich' });
  await client.logIn(body.data.login, body.data.password);
  const ask = (fields: object) =>
    client.post<Answer>(base, { sendId: randomUUID(), topicId: 10, text: 'Where is it?', ...fields });
  const list = async (query = '') => (await client.get<List>(base + query)).body;
  const reply = (text: string) =>
    client.control('POST', `users/${String(body.data.userId)}/payment-requests`, { text });
  return { client, ask, list, reply };
}

/** A deposit that waits for its payer. */
async function pay(client: Client): Promise<Deposit> {
  await client.post('/recharge-api/v1/limit-choice', {});
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const { body } = await client.post<{ data: Deposit }>(
    '/recharge-api/v1/payments',
    { methodId: 'instant', accountId: balance.body.data.mainAccountId, amount: 50, returnPath: '/en/office/recharge' },
    { 'Idempotency-Key': randomUUID() },
  );
  return body.data;
}

test('[OFFICE-12] topics and sub-topics come in the language of the player', async () => {
  const { client } = await player();
  const titles = async (lng: string) =>
    (await client.get<{ data: RequestTopic[] }>(`${base}/topics?lng=${lng}`)).body.data.flatMap((topic) => [
      topic.title,
      ...topic.children.map(({ title }) => title),
    ]);
  const [english, arabic] = [await titles('en'), await titles('ar')];
  expect(english).toContain('Deposit not received');
  expect(arabic).toHaveLength(english.length);
  expect(arabic.every((title) => /\p{Script=Arabic}/u.test(title))).toBe(true);
});

test('[OFFICE-12] a request is about a payment of the player; the house answers, and a message says so', async () => {
  const { client, ask, list, reply } = await player();
  const deposit = await pay(client);
  const offered = await client.get<{ data: Payment[] }>(`${base}/topics/1/transactions`);
  expect(offered.body.data.map(({ id }) => id)).toEqual([deposit.id]);
  const one = await client.get<{ data: Payment }>(`${base}/topics/1/transactions/${deposit.id}`);
  expect(one.body.data).toMatchObject({ number: deposit.number, kind: 'deposit' });
  const made = await ask({ topicId: 1, transactionId: deposit.id, text: '  It left my bank.  ' });
  expect([made.status, made.body.data]).toEqual([
    201,
    expect.objectContaining({
      ...{ number: 'R-1001', payment: deposit.number, text: 'It left my bank.' },
      topic: ['Deposit not received'],
    }),
  ]);
  await reply('It is here now.');
  expect((await list()).data).toMatchObject([{ number: 'R-1001', answer: { text: 'It is here now.' } }]);
  const messages = await client.get<{ data: object[] }>('/office-api/v1/messages');
  expect(messages.body.data[0]).toMatchObject({ kind: 'request', title: 'Your request R-1001 has a reply' });
});

test('[OFFICE-12] nobody sees or names a payment or a request of another player, or one of another topic', async () => {
  const [first, other] = [await player(), await player()];
  const deposit = await pay(first.client);
  await first.ask({ topicId: 1, transactionId: deposit.id });
  expect((await other.client.get(`${base}/topics/1/transactions/${deposit.id}`)).status).toBe(404);
  expect((await other.ask({ topicId: 1, transactionId: deposit.id })).status).toBe(404);
  expect((await first.ask({ topicId: 2, transactionId: deposit.id })).status).toBe(404);
  expect((await first.client.get(`${base}/topics/10/transactions`)).status).toBe(404);
  expect((await other.list()).data).toEqual([]);
});

test('[OFFICE-12] the same request twice is one; the newest stands first, page by page', async () => {
  const { ask, list } = await player();
  const sendId = randomUUID();
  const [once, again] = [await ask({ sendId, text: 'a' }), await ask({ sendId, text: 'a' })];
  expect(again.body.data).toEqual(once.body.data);
  await ask({ text: 'b' });
  await ask({ topicId: 3, subTopicId: 5, text: 'c' });
  const [first, second] = [await list('?page=1&pageSize=2'), await list('?page=2&pageSize=2')];
  expect([first, second].map(({ data }) => data.map(({ text }) => text))).toEqual([['c', 'b'], ['a']]);
  expect([first.total_count, first.data[0]?.topic]).toEqual([3, ['Incorrect amount', 'Unclear fee']]);
});

test('[OFFICE-12] a photo comes with it in parts; one whose parts are missing is refused by its field', async () => {
  const { client, ask } = await player();
  const id = await upload(client, photo(200_000));
  const made = await ask({ file: { id, name: 'slip.jpg' } });
  expect([made.status, made.body.data.fileName]).toEqual([201, 'slip.jpg']);
  const twice = await ask({ file: { id, name: 'slip.jpg' } });
  expect([twice.status, twice.body.errors?.[0]]).toMatchObject([
    400,
    { field: 'file', detail: 'verification.wrong.parts' },
  ]);
});

test.each([
  ['no words', { text: '   ' }, 'text'],
  ['a topic that is none', { topicId: 99 }, 'topicId'],
  ['a topic without one of its sub-topics', { topicId: 3 }, 'subTopicId'],
  ['a sub-topic of another topic', { topicId: 3, subTopicId: 8 }, 'subTopicId'],
])('[OFFICE-12] %s is refused by its field', async (_, fields, field) => {
  const { ask } = await player();
  const { status, body } = await ask(fields);
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});

/** The operator's own service hears where payments are, and checks it with the client of Standard Webhooks. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { cardPlayer, pays, typeCard, until } from '../support/card-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const secret = `whsec_${randomBytes(32).toString('base64')}`;

type Heard = { headers: IncomingHttpHeaders; body: string };
let heard: Heard[] = [];
/** What the subscriber answers, one after the other; then 204. */
let answers: number[] = [];
/** Each test has an address of its own: the world of the one before may still tell something. */
let path = '';
beforeEach(() => {
  [heard, answers, path] = [[], [], `/${randomUUID()}`];
});
const subscriber = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    if (request.url !== path) return void response.writeHead(204).end();
    heard.push({ headers: request.headers, body });
    return void response.writeHead(answers.shift() ?? 204).end();
  });
}).listen(0, '127.0.0.1');
afterAll(() => subscriber.close());

async function enter() {
  const stage = await cardPlayer(await server.enter());
  const url = `http://127.0.0.1:${String((subscriber.address() as AddressInfo).port)}${path}`;
  expect(await stage.client.control('PUT', 'subscriber', { subscriber: { url, secret } })).toMatchObject({
    status: 204,
  });
  const hear = (count: number) =>
    until(
      () => Promise.resolve(heard),
      ({ length }) => length >= count,
    );
  const takeOut = async () => {
    await stage.client.nameOldBank();
    const fields = { accountId: stage.accountId, amount: 100 };
    await stage.client.post('/deduce-api/v1/requests', fields, { 'Idempotency-Key': randomUUID() });
  };
  return { ...stage, hear, takeOut };
}

type Message = { type: string; timestamp: string; data: Record<string, unknown> };
const verified = ({ headers, body }: Heard) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Message;

test('[PAY-07] each move of a deposit and a withdrawal is told once, and the client of the standard verifies it', async () => {
  const { accountId, begin, reaches, hear, takeOut, later } = await enter();
  const { id, page } = await begin();
  await typeCard(page, pays);
  await reaches(id, 'succeeded');
  await hear(4);
  const said = heard.map(verified);
  expect(said.map(({ type }) => type)).toEqual([
    'deposit.created',
    'deposit.needs_action',
    'deposit.processing',
    'deposit.succeeded',
  ]);
  expect(said[3]?.data).toMatchObject({ id, number: 'D-1001', accountId, currency: 'USD', amount: 50, method: 'card' });
  await takeOut();
  await later(90);
  await hear(9);
  // Of a deposit by card the first part goes back to the card, the rest to the bank.
  expect(heard.slice(4).map((one) => verified(one).type)).toContain('withdrawal.requested');
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(heard.length);
  for (const { body } of heard) expect(body).not.toMatch(/4242424242424242|NWBK|EXAMPLE/i);
});

test('[PAY-07] one changed byte, another key or an old message is refused', async () => {
  const { hear, takeOut } = await enter();
  await takeOut();
  await hear(1);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  const wrong = (text: string, change: object = {}, key = secret) =>
    expect(() => new Webhook(key).verify(text, { ...(headers as Record<string, string>), ...change })).toThrow();
  wrong(body.replace('100', '900'));
  wrong(body, { 'webhook-id': 'msg_other' });
  wrong(body, { 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) });
  wrong(body, {}, `whsec_${randomBytes(32).toString('base64')}`);
});

test('[PAY-07] what the subscriber does not take is told again under the same id, later each time', async () => {
  const { client, hear, takeOut, later } = await enter();
  answers = [500, 302, 204];
  await takeOut();
  await hear(1);
  await until(
    async () => {
      await client.control('POST', 'clock', { advance: 1 });
      return heard;
    },
    ({ length }) => length >= 2,
  );
  const before = heard.length;
  await later(299);
  await hear(before + 1);
  const first = heard.filter(({ headers }) => headers['webhook-id'] === heard[0]?.headers['webhook-id']);
  expect(first.length).toBeGreaterThanOrEqual(2);
  expect(new Set(first.map(({ body }) => body)).size).toBe(1);
});

test('[PAY-07] 410 ends the subscription, and a wrong key is refused', async () => {
  const { client, hear, takeOut } = await enter();
  answers = [410];
  await takeOut();
  await hear(1);
  await client.control('POST', 'clock', { advance: 30 });
  await takeOut();
  expect(heard).toHaveLength(1);
  const bad = { url: 'http://127.0.0.1:9/', secret: 'whsec_c2hvcnQ=' };
  expect((await client.control('PUT', 'subscriber', { subscriber: bad })).status).toBe(400);
});

import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import type { BonusTickets } from '../../../contracts/bonus-tickets.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { type Catcher, catchMails } from '../../support/smtp-catcher.ts';
import { endOf } from '../support/process.ts';
import { Client, credentials, encoded } from '../support/server.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
type Sms = { headers: IncomingHttpHeaders; body: string };
const texts: Sms[] = [];
let [carrier, mail, running]: [Server, Catcher, Running] = [] as never;

beforeAll(async () => {
  mail = await catchMails();
  let isFirst = true;
  carrier = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      // The first try of all is lost: a message is tried again.
      if (!isFirst) texts.push({ headers: request.headers, body });
      response.writeHead(isFirst ? 503 : 204).end();
      isFirst = false;
    });
  });
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const { port } = carrier.address() as AddressInfo;
  const ports = {
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'office@house.example' },
    ...{ SMS_URL: `http://127.0.0.1:${String(port)}/sms`, SMS_SECRET: secret },
    ...{ PSP_URL: 'http://127.0.0.1:9', PSP_SECRET: 'sk', PSP_HOOK_SECRET: 'whsec' },
  };
  const settings = readSettings({
    ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' },
    ...ports,
  });
  running = await start({ ...settings, isReal: true });
});
afterAll(async () => {
  await running.stop();
  mail.stop();
  carrier.close();
});

const request = { countryId: 1, currencyIso: 'USD', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };
const register = (client: Client, way: string, more: object) =>
  client.post<{ data: { userId: number; token: string; password?: string } }>(
    `/web-api/registration/${way}`,
    { ...request, ...more },
    { 'Idempotency-Key': randomUUID() },
  );

test('[BOOT-60] NODE_ENV=production without ports ends in one line that names each stand-in, exit code 1', async () => {
  const { code, err } = await endOf({ NODE_ENV: 'production', DEMO: '' });
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  for (const name of ['mail', 'SMS_URL', 'PSP_URL', 'PAYOUT_URL', 'DOCUMENT_URL']) expect(err).toContain(name);
});

/** What a new player of this server has of tickets of bonus games. */
async function ticketsOf(address: string) {
  const client = new Client(address, 'main');
  client.token = (await register(client, 'fast_reg', {})).body.data.token;
  return (await client.get<{ data: BonusTickets }>('/games-api/v1/bonus-games')).body.data;
}

test('[BONG-07] with real money no promotion gives tickets until the operator says what they may pay out', async () => {
  expect(await ticketsOf(running.address)).toMatchObject({ tickets: [], nextAt: null });
});

test('[BONG-08] with a budget for them, too, a new player with real money has none before their documents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-tickets-'));
  const config = join(folder, 'site.json');
  writeFileSync(config, JSON.stringify({ bonusTickets: { welcome: 2000 } }));
  const settings = { DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
  const budgeted = await start({ ...readSettings({ ...settings, SANDBOX_CONFIG: config }), isReal: true });
  onTestFinished(async () => {
    await budgeted.stop();
    rmSync(folder, { recursive: true });
  });
  expect(await ticketsOf(budgeted.address)).toMatchObject({ tickets: [], needsIdentity: true });
});

test('[TOTO-06] with real money nothing of the house lies in a pool', async () => {
  const client = new Client(running.address, 'main');
  const { body } = await client.get<{ data: { id: number; lines: number }[] }>('/toto-api/v1/draws?section=fifteen');
  expect(body.data.length).toBeGreaterThan(0);
  expect(body.data.map(({ lines }) => lines)).toEqual(body.data.map(() => 0));
});

test('[BOOT-61] a real start has no demo accounts, no welcome money, no played bank and no played provider of log-ins', async () => {
  const client = new Client(running.address, 'main');
  for (const [login, password] of [
    ['demo@example.com', 'demo-password'],
    ['two-step@example.com', 'two-step-password'],
  ] as const)
    expect((await client.post('/web-api/auth/login', credentials(login, password))).status).toBe(400);
  expect((await client.get('/web-api/auth/oauth/google?lng=en')).status).toBe(404);
  expect((await client.get('/sandbox-api/v1/mailbox')).status).toBe(404);
  const { body } = await register(client, 'fast_reg', {});
  client.token = body.data.token;
  const balance = await client.get<{ data: { accounts: { money: number }[] } }>('/web-api/account/balance');
  expect(balance.body.data.accounts.map(({ money }) => money)).toEqual([0]);
  const config = await client.get('/bff-api/config/all.json?lng=en');
  expect(JSON.stringify(config.body)).not.toContain('google');
});

test('[BOOT-62] a code goes out as a signed text message, tried again when nobody took it', async () => {
  const client = new Client(running.address, 'main');
  const phone = { phone: '7700900321', phone_code: '+44' };
  const { data } = (await register(client, 'phone_reg', phone)).body;
  client.token = data.token;
  await client.post('/office-api/v1/security/phone', { contact: '+447700900321', password: data.password });
  await vi.waitFor(() => expect(texts.length).toBeGreaterThan(0), { timeout: 50_000 });
  const { headers, body } = texts[0] as Sms;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'sms', to: '+447700900321' });
  expect(body).toMatch(/\d{6}/);
  expect(body).not.toContain('000000');
});

test('[BOOT-62] a mail goes out by SMTP with its link', async () => {
  const client = new Client(running.address, 'main');
  const password = encoded('A-long-password-7');
  await register(client, 'full_reg', { email: 'own@player.example', password });
  await vi.waitFor(() => expect(mail.mails.length).toBeGreaterThan(0), { timeout: 50_000 });
  const [text = ''] = mail.mails;
  expect(text).toContain('From: office@house.example');
  expect(text).toContain('To: own@player.example');
  expect(text.replaceAll('=\r\n', '')).toMatch(/activate/);
});

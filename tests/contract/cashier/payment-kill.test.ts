/**
 * Kills the server with SIGKILL while deposits by card and withdrawals are on their way, and starts it again on the same
 * files. The provider dies with it and goes on too. Every deposit must come once and every withdrawal must be paid once,
 * however often the player had to begin again.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { sayFigures } from '../../support/figures.ts';
import { type Answer, base, pays, typeCard, until } from '../support/card-support.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-payment-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run payments:prove` kills a hundred times. */
const kills = Number(process.env.KILLS ?? 8);
const [depositsARound, sum] = [3, 10];
/** One withdrawal a round. */
const sumOut = 4;
const out = '/deduce-api/v1';
const startMoney = 1000;

async function moveTo(server: ServerProcess, before: Client | null): Promise<Client> {
  const client = new Client(server.address, 'main');
  if (before === null) {
    await client.logIn();
    await client.post(`${base}/limit-choice`, {});
    await client.nameOldBank();
  } else for (const [name, value] of before.cookies) client.cookies.set(name, value);
  if (before === null) return client;
  client.token = before.token;
  // A hundred kills take longer than a token lives.
  const renewed = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = renewed.body.data.token;
  return client;
}

/** Takes one deposit as far as it goes, as its payer would. True: it has come. */
async function drive(client: Client, provider: string, accountId: number, key: string): Promise<boolean> {
  const fields = { methodId: 'card', accountId, amount: sum, returnPath: '/en/office/recharge' };
  const made = await client.post<Answer>(`${base}/payments`, fields, { 'Idempotency-Key': key });
  expect(made.status).toBe(201);
  let hasPaid = false;
  for (;;) {
    const { data } = (await client.get<Answer>(`${base}/payments/${made.body.data.id}`)).body;
    if (data.state === 'succeeded') return true;
    expect(['created', 'needs_action', 'processing']).toContain(data.state);
    if (data.state === 'needs_action' && !hasPaid) {
      const led = await fetch(client.origin + (data.action?.url ?? ''), { redirect: 'manual' });
      // Its port is another one after a start.
      await typeCard(provider + new URL(led.headers.get('Location') ?? '').pathname, pays);
      hasPaid = true;
    }
    await delay(20);
  }
}

/** Asks for one withdrawal. Null: there was no answer. */
async function askOut(client: Client, accountId: number, key: string): Promise<string[] | null> {
  const fields = { accountId, amount: sumOut };
  const made = await client
    .post<{ data: { id: string }[] }>(`${out}/requests`, fields, { 'Idempotency-Key': key })
    .catch(() => null);
  if (made === null) return null;
  expect(made.status).toBe(201);
  return made.body.data.map(({ id }) => id);
}

/** Moves the clock until all of them are paid. */
const allPaid = (client: Client, ids: readonly string[]) =>
  until(
    async () => {
      await client.control('POST', 'clock', { advance: 10 });
      const read = async (id: string) =>
        (await client.get<{ data: { state: string } }>(`${out}/requests/${id}`)).body.data.state;
      return Promise.all(ids.map(read));
    },
    (states) => states.every((state) => state === 'received'),
  );

test(
  `[PAY-04] [PAY-07] [PAY-09] ${String(kills)} kills in the middle of payments lose none, credit none twice and pay none twice`,
  { timeout: 120_000 + kills * 15_000 },
  async () => {
    const file = join(folder, 'site.sqlite');
    let client: Client | null = null;
    let open: string[] = [];
    let [begun, cut] = [0, 0];
    let asked: string[] = [];
    const going = new Set<string>();
    for (let round = 0; round <= kills; round += 1) {
      const server = await startProcess({ SANDBOX_DB: file, SANDBOX_CONTROL: '1' });
      client = await moveTo(server, client);
      const at = client;
      const { body } = await at.get<{ data: Balance }>('/web-api/account/balance');
      const account = body.data.accounts.find(({ iso }) => iso === 'USD');
      const provider = (await at.control<{ data: { url: string } }>('GET', 'psp')).body.data.url;
      const isLast = round === kills;
      const fresh = isLast ? [] : Array.from({ length: depositsARound }, () => randomUUID());
      begun += fresh.length;
      const keys = [...open, ...fresh];
      asked = isLast ? asked : [...asked, randomUUID()];
      const goingOut = asked.map((key) => askOut(at, account?.id ?? 0, key).catch(() => null));
      const driven = keys.map((key) => drive(at, provider, account?.id ?? 0, key).catch(() => false));
      if (!isLast) {
        await delay(randomInt(0, 250));
        await server.kill('SIGKILL');
      }
      const came = await Promise.all(driven);
      open = keys.filter((_, place) => came[place] !== true);
      const answers = await Promise.all(goingOut);
      for (const id of answers.flatMap((ids) => ids ?? [])) going.add(id);
      asked = asked.filter((_, place) => answers[place] === null);
      if (!isLast) cut += open.length;
      if (isLast) {
        await allPaid(at, [...going]);
        const after = await at.get<{ data: Balance }>('/web-api/account/balance');
        expect(after.body.data.accounts.find(({ iso }) => iso === 'USD')?.money).toBe(
          startMoney + begun * sum - kills * sumOut,
        );
        await server.kill('SIGTERM');
      }
    }
    expect([open, asked]).toEqual([[], []]);
    expect(cut).toBeGreaterThan(0);
    const db = new DatabaseSync(file);
    expect(db.prepare(`SELECT COUNT(*) AS n FROM deposit WHERE state = 'succeeded'`).get()?.n).toBe(begun);
    expect(db.prepare(`SELECT COUNT(*) AS n, SUM(minor) AS minor FROM withdrawal`).get()).toEqual({
      n: going.size,
      minor: kills * sumOut * 100,
    });
    expect(auditBooks(db)).toEqual([]);
    db.close();
    const psp = new DatabaseSync(join(folder, 'site.psp.sqlite'));
    const paid = (object: string, status: string) =>
      psp
        .prepare(
          `SELECT COUNT(*) AS n FROM thing WHERE json_extract(body, '$.object') = ? AND json_extract(body, '$.status') = ?`,
        )
        .get(object, status)?.n;
    expect([paid('payment_intent', 'succeeded'), paid('payout', 'paid')]).toEqual([begun, going.size]);
    psp.close();
    sayFigures(
      `${String(kills)} kills: ${String(begun)} deposits came once, ${String(going.size)} withdrawals were paid once, ${String(cut)} calls had been cut off.`,
    );
    // Neither the site nor the provider keeps the number of a card or bank account, a holder, or what opens a session: row PAY-09.
    const opening = [client?.token ?? '', ...(client?.cookies.values() ?? [])].filter(({ length }) => length > 20);
    expect(opening.length).toBeGreaterThan(0);
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name));
      const kept = [pays.replaceAll(' ', ''), '60161331926819', 'Ann Example', ...opening].filter((secret) =>
        bytes.includes(secret),
      );
      expect([name, kept]).toEqual([name, []]);
    }
  },
);

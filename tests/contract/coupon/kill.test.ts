/**
 * Kills the server with SIGKILL while bets are on their way, and starts it again on the same file. A client
 * with an answer must find its bet. A client without one asks, and sends the same slip again only when the server does
 * not know it.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { farPick, type Pick, slipOf } from '../support/coupon-support.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));
// A killed process saves no compiled code, so an orderly start and end comes first.
beforeAll(async () => {
  const first = await startProcess();
  await first.kill('SIGTERM');
}, 60_000);

const stake = 10;
const slipsARound = 6;
const kills = Number(process.env.KILLS ?? 20);
/** Two database files run side by side. */
const rounds = Math.ceil(kills / 2);

/** Moves the browser to a new server. Its cookies and its token stay valid there. */
async function moveTo(server: ServerProcess, before: Client | null): Promise<Client> {
  const client = new Client(server.address, 'main');
  if (before === null) await client.logIn();
  else {
    for (const [name, value] of before.cookies) client.cookies.set(name, value);
    client.token = before.token;
  }
  return client;
}

const slipOn = (pick: Pick): CouponIn => slipOf([pick], { amount: stake, changeCoefAction: 1 });

const send = async (client: Client, slip: CouponIn): Promise<string | null> => {
  const answer = await client
    .post<{ data: { coupon: Coupon } }>('/coupon-api/v1/place', slip, { 'Idempotency-Key': slip.id })
    .catch(() => null);
  if (answer === null) return null;
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.data.coupon.id;
};

type Action = { data: { state: string; answer?: { data: { coupon: Coupon } } } };

/** Asks what became of the slip. Places it when the server does not know it. */
async function resolve(client: Client, slip: CouponIn): Promise<string> {
  const { body } = await client.get<Action>(`/web-api/actions/${slip.id}`);
  if (body.data.answer !== undefined) return body.data.answer.data.coupon.id;
  expect(body.data.state).toBe('unknown');
  return (await send(client, slip)) ?? 'lost';
}

async function killRepeatedly(
  file: string,
): Promise<{ bets: Map<string, string>; unanswered: number; balance: number }> {
  const bets = new Map<string, string>();
  let open: CouponIn[] = [];
  let client: Client | null = null;
  // The matches go on after each start.
  let pick: Pick | null = null;
  let unanswered = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startProcess({ SANDBOX_DB: file });
    client = await moveTo(server, client);
    for (const slip of open) bets.set(slip.id, await resolve(client, slip));
    if (round === rounds) {
      const { body } = await client.get<{ data: Balance }>('/web-api/account/balance');
      await server.kill('SIGTERM');
      return { bets, unanswered, balance: body.data.accounts[0]?.money ?? 0 };
    }
    pick ??= await farPick(client);
    const outcome = pick;
    const slips = Array.from({ length: slipsARound }, () => slipOn(outcome));
    const placing = client;
    const answers = slips.map((slip) => send(placing, slip));
    // Kills at a moment between the first byte and the last answer.
    await delay(randomInt(0, 40));
    await server.kill('SIGKILL');
    const ids = await Promise.all(answers);
    ids.forEach((id, index) => id !== null && bets.set(slips[index]!.id, id));
    open = slips.filter((_, index) => ids[index] === null);
    unanswered += open.length;
  }
  throw new Error('unreachable');
}

function check(file: string, { bets, balance }: Awaited<ReturnType<typeof killRepeatedly>>): void {
  const db = new DatabaseSync(file);
  const rows = db.prepare('SELECT id, slip_id FROM coupon').all();
  expect(new Map(rows.map(({ id, slip_id }) => [String(slip_id), String(id)]))).toEqual(bets);
  expect(rows).toHaveLength(bets.size);
  expect(auditBooks(db)).toEqual([]);
  expect(balance).toBe(100_000 - stake * bets.size);
  expect(bets.size).toBe(rounds * slipsARound);
  expect(db.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  db.close();
}

test(
  'kills in the middle of placing lose no bet and no cent, and place none twice',
  { timeout: 60_000 + kills * 5000 },
  async () => {
    const files = [join(folder, 'one.sqlite'), join(folder, 'two.sqlite')];
    const results = await Promise.all(files.map(killRepeatedly));
    results.forEach((result, index) => check(files[index]!, result));
    // The test shows something only if kills cut off some answers.
    expect(results.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBeGreaterThan(kills / 5);
  },
);

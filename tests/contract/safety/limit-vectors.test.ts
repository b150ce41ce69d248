/** The histories of one deposit limit that others have computed, through the real calls: limits, payments, the bank. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import { defaultTimeZone } from '../../../contracts/constants.ts';
import { act, day, type Player, playerOf, set, shown } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const file = new URL('../../../../shared/data/protection/limits.jsonl', import.meta.url);
const recharge = '/recharge-api/v1';
const week = 7 * day;

type Step = { at: number; do: 'set' | 'confirm' | 'reject' | 'deposit'; value?: number | null; minor?: number };
type History = { frame: 'fixed' | 'rolling'; seconds: number; steps: (Step & { answer: unknown })[] };
type Paid = { data: Deposit & { limit?: { left: number } }; code?: number };

const minorOf = (units: number | null | undefined): number | null => (units == null ? null : Math.round(units * 100));

/** Pays in. The payer says yes at their bank, and the money arrives some seconds later. */
async function deposit({ client }: Player, accountId: number, type: number, minor: number): Promise<unknown> {
  const { status, body } = await client.post<Paid>(
    `${recharge}/payments`,
    { methodId: 'instant', accountId, amount: minor / 100, returnPath: '/en/office/recharge' },
    { 'Idempotency-Key': randomUUID() },
  );
  if (status !== 201) return { allowed: false, code: body.code, left: minorOf(body.data.limit?.left) };
  const said = await fetch(client.origin + (body.data.action?.url ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes' }),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Sandbox-World': client.world },
    redirect: 'manual',
  });
  expect(said.status).toBe(303);
  return { allowed: true, left: minorOf((await shown(client, type))?.limitBalance) };
}

async function answerOf(player: Player, accountId: number, type: number, step: Step): Promise<unknown> {
  const { client } = player;
  if (step.do === 'deposit') return deposit(player, accountId, type, step.minor ?? 0);
  if (step.do === 'set') {
    const { status, body } = await set(client, type, step.value == null ? null : step.value / 100);
    expect(status).toBe(200);
    return body.limitsData.find(({ limitType }) => limitType === type)?.limitState ?? 'ACTIVE';
  }
  const { status } = await act(client, step.do, type);
  return status === 200 ? (step.do === 'confirm' ? 'ACTIVE' : 'REJECTED') : status;
}

/** A player of their own, in a world whose clock goes on from one history to the next. */
async function replay(world: Client, { frame, seconds, steps }: History): Promise<unknown[]> {
  const player = await playerOf(world.other(), { protection: { depositFrame: frame } });
  const { client } = player;
  await client.post(`${recharge}/limit-choice`, {});
  const { body } = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const now = await client.now();
  // The days of the histories begin at midnight UTC, those of the site at its own; whole weeks move no day.
  const begin = (steps[0]?.at ?? 0) - defaultTimeZone * 3600;
  const shift = Math.ceil((now + 3600 - begin) / week) * week - defaultTimeZone * 3600;
  const answers: unknown[] = [];
  for (const step of steps) {
    await client.control('POST', 'clock', { now: step.at + shift });
    // The token of before ends with the hour.
    const token = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
    client.token = token.body.data.token;
    await client.control('POST', 'clock', { now: step.at + shift });
    answers.push(await answerOf(player, body.data.mainAccountId, seconds === day ? 20 : 21, step));
  }
  return answers;
}

const histories = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as History)
  : [];

test.skipIf(histories.length === 0).each([0, 1, 2, 3])(
  '[LIM-38] [LIM-39] [LIM-41] [LIM-44] [LIM-45] a quarter of 80 histories of a deposit limit, number %i (skipped where they are absent)',
  async (quarter) => {
    expect(histories).toHaveLength(80);
    const world = await server.enter();
    await world.control('POST', 'simulator', { run: false });
    for (const history of histories.filter((_, index) => index % 4 === quarter))
      expect(await replay(world, history)).toEqual(history.steps.map(({ answer }) => answer));
  },
  120_000,
);

import { randomUUID } from 'node:crypto';

import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { signed, type Subscriber } from './sign.ts';

/** Waits between tries, seconds. What was not taken after the last one is never taken. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

type Payment = {
  id: string;
  number: number;
  user_id: number;
  account_id: number;
  method: string;
  iso: string;
  minor: number;
  fee: number;
  state: string;
};

/**
 * Writes what happened to a payment into the transaction in which it happened, and tells it after the commit. Nobody's
 * card, bank account or name is in it. Nothing is written without a subscriber.
 */
export function announce(world: World, kind: 'deposit' | 'withdrawal', payment: Payment): void {
  if (world.subscriber === null) return;
  const { id, number, user_id: userId, account_id: accountId, method, iso, minor, fee, state } = payment;
  const { digits } = currencyFacts(iso);
  const body = JSON.stringify({
    type: `${kind}.${state}`,
    timestamp: new Date(world.clock.now()).toISOString(),
    data: {
      ...{ id, number: `${kind === 'deposit' ? 'D' : 'W'}-${String(number)}`, state, userId, accountId, method },
      ...{ currency: iso, amount: toWire(minor, digits), fee: toWire(fee, digits) },
    },
  });
  sql(world.db, 'INSERT INTO told (id, body, due_at) VALUES (?, ?, ?)').run(
    ...[`msg_${randomUUID()}`, body, world.clock.now()],
  );
  afterCommit(world.db, () => void deliver(world));
}

type Waiting = { id: string; body: string; tries: number };
const busy = new WeakSet<World>();

/** Tells what is due, one after the other, and comes back when the next is. Never rejects. */
export async function deliver(world: World): Promise<void> {
  if (busy.has(world)) return;
  busy.add(world);
  // The world of a test may be gone after each await.
  const isThere = (): boolean => world.db.isOpen;
  while (isThere()) {
    const due = 'SELECT id, body, tries FROM told WHERE due_at <= ? ORDER BY due_at, rowid LIMIT 1';
    const next = sql(world.db, due).get(world.clock.now()) as Waiting | undefined;
    if (next === undefined || world.subscriber === null) break;
    const status = await send(world.subscriber, next);
    if (isThere()) settle(world, next, status);
  }
  busy.delete(world);
  if (!isThere()) return;
  const at = sql(world.db, 'SELECT MIN(due_at) AS at FROM told').get()?.at;
  if (typeof at === 'number' && at > world.clock.now()) world.clock.at(at, () => void deliver(world));
}

/** Gives 0 without an answer. A redirect is not followed: it is no answer of the subscriber's. */
async function send({ url, secret }: Subscriber, { id, body }: Waiting): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...signed(secret, id, body) };
  const request = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) } as const;
  const answer = await fetch(url, request).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

function settle(world: World, { id, tries }: Waiting, status: number): void {
  const { db, clock, log } = world;
  const wait = waits[tries];
  const isTaken = status >= 200 && status < 300;
  // 410: the subscriber wants to hear nothing any more.
  if (status === 410) world.subscriber = null;
  if (isTaken || wait === undefined || status === 410) sql(db, 'DELETE FROM told WHERE id = ?').run(id);
  else sql(db, 'UPDATE told SET tries = tries + 1, due_at = ? WHERE id = ?').run(clock.now() + wait * 1000, id);
  if (!isTaken)
    log.add({ kind: 'errors', at: clock.now(), message: `The subscriber of payments answered ${String(status)}.` });
}

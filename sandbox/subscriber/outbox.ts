import { raiseAlarm } from '../alarms/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { Hook, Hooks } from './hooks.ts';
import { signed } from './sign.ts';

type Target = keyof Hooks;

/** Waits between tries, seconds. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** What was not taken after the last one the subscriber never takes. A payout or a document is somebody's: it is tried each day. */
const waitOf = (target: Target, tries: number): number | undefined =>
  waits[tries] ?? (target === 'subscriber' ? undefined : waits.at(-1));

/**
 * Writes a message into the transaction in which its matter happens, and sends it after the commit. Nothing is written without
 * somebody to hear it. The same id is written once.
 */
export function tell(world: World, target: Target, id: string, message: object): void {
  if (world.hooks[target] === null) return;
  const now = world.clock.now();
  const body = JSON.stringify({ ...message, timestamp: new Date(now).toISOString() });
  sql(world.db, 'INSERT OR IGNORE INTO told (id, target, body, due_at) VALUES (?, ?, ?, ?)').run(id, target, body, now);
  afterCommit(world.db, () => void deliver(world, target));
}

type Waiting = { id: string; body: string; tries: number };
const busy = new WeakMap<World, Set<Target>>();

/** Tells one hook what is due, one after the other, and comes back when the next is. Never rejects. */
async function deliver(world: World, target: Target): Promise<void> {
  const running = busy.get(world) ?? new Set<Target>();
  busy.set(world, running);
  if (running.has(target)) return;
  running.add(target);
  // The world of a test may be gone after each await.
  const isThere = (): boolean => world.db.isOpen;
  while (isThere()) {
    const due = 'SELECT id, body, tries FROM told WHERE target = ? AND due_at <= ? ORDER BY due_at, rowid LIMIT 1';
    const next = sql(world.db, due).get(target, world.clock.now()) as Waiting | undefined;
    const hook = world.hooks[target];
    if (next === undefined || hook === null) break;
    const status = await send(hook, next);
    if (isThere()) settle(world, target, next, status);
  }
  running.delete(target);
  if (!isThere()) return;
  const at = sql(world.db, 'SELECT MIN(due_at) AS at FROM told WHERE target = ?').get(target)?.at;
  if (typeof at === 'number' && at > world.clock.now()) world.clock.at(at, () => void deliver(world, target));
}

/** Goes on telling everybody: at a start, and when somebody is named. */
export function deliverAll(world: World): void {
  for (const target of ['subscriber', 'payouts', 'documents'] as const) void deliver(world, target);
}

/** Gives 0 without an answer. A redirect is not followed: it is no answer of theirs. */
export async function send({ url, secret }: Hook, { id, body }: Pick<Waiting, 'id' | 'body'>): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...signed(secret, id, body) };
  const request = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) } as const;
  const answer = await fetch(url, request).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

const names: Readonly<Record<Target, string>> = {
  ...{ subscriber: 'The subscriber of payments', payouts: 'The port of payouts', documents: 'The port of documents' },
};

function settle(world: World, target: Target, { id, tries }: Waiting, status: number): void {
  const { db, clock, log } = world;
  const wait = waitOf(target, tries);
  const isTaken = status >= 200 && status < 300;
  // 410: the subscriber wants to hear nothing any more.
  const isOver = status === 410 && target === 'subscriber';
  if (isOver) world.hooks.subscriber = null;
  if (isTaken || wait === undefined || isOver) sql(db, 'DELETE FROM told WHERE id = ?').run(id);
  else sql(db, 'UPDATE told SET tries = tries + 1, due_at = ? WHERE id = ?').run(clock.now() + wait * 1000, id);
  if (isTaken || isOver) return;
  const message = `${names[target]} answered ${String(status)} to ${id}.`;
  // One lost answer needs no alarm: the next try follows in seconds.
  if (tries === 0) log.add({ kind: 'errors', at: clock.now(), message });
  else raiseAlarm(world, { source: target, subject: `message ${id}`, message });
}

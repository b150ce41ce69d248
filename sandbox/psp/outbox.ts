import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import type { PspHookFault } from '../../contracts/control.ts';
import { afterCommit, sql } from '../db/index.ts';
import { newId, nowSeconds, type Thing } from './things.ts';

/** Takes the first fault that this event meets. */
export type TakeFault = (account: string, type: string) => PspHookFault | null;

/** After so many tries the message is given up. Waits between them: seconds. */
const waits = [1, 2, 5, 10, 30, 60, 300, 3600];

/** Signs as the wire form does: HMAC-SHA-256 over moment and raw body. `at`: Unix seconds. */
const signatureOf = (secret: string, body: string, at: number): string =>
  `t=${String(at)},v1=${createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex')}`;

/** Tells the site what happened, again and again until it says 2xx. An event is written with what it tells of. */
export function createOutbox(db: DatabaseSync, { secret, takeFault }: { secret: string; takeFault: TakeFault }) {
  let target: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  const stopping = new AbortController();

  const write = (body: object, twist: string | null = null, delayMs = 0) =>
    sql(db, 'INSERT INTO outbox (body, twist, due_at) VALUES (?, ?, ?)').run(
      ...[JSON.stringify(body), twist, Date.now() + delayMs],
    );

  function emit(account: string, type: string, object: Thing): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      account,
      created: nowSeconds(),
      livemode: false,
      data: { object },
    };
    const fault = takeFault(account, type);
    const other = (change: object) => ({ ...event, id: newId('evt'), data: { object: { ...object, ...change } } });
    if (fault?.do === 'forged') write(event, 'forged');
    if (fault?.do === 'old') write(other({}), 'old');
    if (fault?.do === 'sum') write(other({ amount: 1, amount_received: 1 }));
    if (fault?.do === 'currency') write(other({ currency: 'xts' }));
    if (fault?.do === 'twice') write(event);
    if (fault?.do !== 'never') write(event, null, fault?.delayMs ?? 0);
    afterCommit(db, () => wake(0));
  }

  const wake = (ms: number): void => {
    if (target === null || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void deliver(), ms);
    timer.unref();
  };

  async function send({ body, twist }: { body: string; twist: string | null }): Promise<boolean> {
    const at = nowSeconds() - (twist === 'old' ? 600 : 0);
    const signature = signatureOf(twist === 'forged' ? `${secret}x` : secret, body, at);
    const answer = await fetch(target ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(5000)]),
    }).catch(() => null);
    await answer?.body?.cancel();
    // A message that a test changed is sent once only.
    return answer?.ok === true || twist !== null;
  }

  async function deliver(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const due = sql(db, 'SELECT * FROM outbox WHERE due_at <= ? ORDER BY due_at, place LIMIT 20').all(Date.now());
    for (const row of due) {
      const isTaken = await send({ body: String(row.body), twist: row.twist === null ? null : String(row.twist) });
      if (stopping.signal.aborted) return;
      const wait = waits[Number(row.tries)];
      if (isTaken || wait === undefined) sql(db, 'DELETE FROM outbox WHERE place = ?').run(Number(row.place));
      else
        sql(db, 'UPDATE outbox SET tries = tries + 1, due_at = ? WHERE place = ?').run(
          ...[Date.now() + wait * 1000, Number(row.place)],
        );
    }
    isBusy = false;
    const next = sql(db, 'SELECT MIN(due_at) AS at FROM outbox').get()?.at;
    if (typeof next === 'number') wake(Math.max(0, next - Date.now()));
  }

  return {
    emit,
    /** Where events go: known once the site listens. */
    sendTo: (url: string) => {
      target = url;
      wake(0);
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

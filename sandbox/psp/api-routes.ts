import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { sql, transaction } from '../db/index.ts';
import { calls } from './calls.ts';
import type { PspEnv } from './env.ts';
import { PspFailure } from './failure.ts';
import type { PspFaults } from './faults.ts';
import { readForm } from './form.ts';
import type { Desk } from './intents.ts';
import type { Intent, Thing } from './things.ts';

type Options = { db: DatabaseSync; secret: string; faults: PspFaults; deskOf: (account: string) => Desk };
type Answer = { status: number; body: string };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function requireKey(c: Context<PspEnv>, secret: string): void {
  const said = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  if (!timingSafeEqual(Buffer.from(hashOf(said)), Buffer.from(hashOf(secret))))
    throw new PspFailure(401, 'Invalid API Key provided.');
}

/** The merchant that a call is about: the header of the wire form, else the owner of the key. */
const accountIn = (c: Context<PspEnv>): string => (c.req.header('Stripe-Account') ?? 'main').slice(0, 80);

/** A payment that was refused answers 402 with what it is now, as the wire form does. */
function answered(thing: Thing, isChange: boolean): Answer {
  const { behaves: _, ...shown } = thing as Thing & { behaves?: string };
  const refused = thing.object === 'payment_intent' ? thing.last_payment_error : null;
  if (!isChange || refused === null || (thing as Intent).status !== 'requires_payment_method')
    return { status: 200, body: JSON.stringify(shown) };
  return { status: 402, body: JSON.stringify({ error: { ...refused, payment_intent: shown } }) };
}

/** The calls of the wire form: one transaction for what happens, its answer under the caller's key, and its events. */
export function apiRoutes({ db, secret, faults, deskOf }: Options): Hono<PspEnv> {
  const routes = new Hono<PspEnv>();

  async function meetFault(c: Context<PspEnv>, run: () => Answer): Promise<Answer> {
    const account = accountIn(c);
    if (faults.latencyMs(account) > 0) await delay(faults.latencyMs(account));
    const fault = faults.call(account, c.req.method, c.req.path);
    if (fault === null) return run();
    const { when = 'before', delayMs = 0, drop = false, status } = fault;
    const answer = when === 'after' || (status === undefined && !drop) ? run() : null;
    if (delayMs > 0) await delay(delayMs);
    if (drop) c.env.incoming.socket.destroy();
    if (answer !== null && status === undefined) return answer;
    return { status: status ?? 500, body: JSON.stringify({ error: { type: 'api_error', message: 'A test fault.' } }) };
  }

  for (const { method, path, run } of calls)
    routes[method](path, async (c) => {
      requireKey(c, secret);
      const account = accountIn(c);
      const [key, text] = [c.req.header('Idempotency-Key') ?? null, await c.req.text()];
      const id = (c.req.param() as Record<string, string>).id ?? '';
      const act = () => answered(run(deskOf(account), readForm(text), id), method === 'post');
      const once = () =>
        transaction(db, () =>
          key === null || method === 'get' ? act() : remembered({ account, key, text: `${path}\n${id}\n${text}` }, act),
        );
      const { status, body } = await meetFault(c, once);
      return c.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
    });

  function remembered(
    { account, key, text }: { account: string; key: string; text: string },
    act: () => Answer,
  ): Answer {
    const known = sql(db, 'SELECT hash, status, body FROM answer WHERE account = ? AND key = ?').get(account, key);
    if (known !== undefined && known.hash !== hashOf(text))
      throw new PspFailure(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    if (known !== undefined) return { status: Number(known.status), body: String(known.body) };
    const answer = act();
    sql(db, 'INSERT INTO answer (account, key, hash, status, body) VALUES (?, ?, ?, ?, ?)').run(
      ...[account, key, hashOf(text), answer.status, answer.body],
    );
    return answer;
  }
  return routes;
}

import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { z } from '../../contracts/zod.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { readJson } from '../http/json.ts';
import type { World } from '../world/world.ts';
import { isSigned } from './sign.ts';

/** An answer is small, and its number is remembered so long, ms. */
const [mostBytes, rememberMs] = [16_384, 30 * 24 * 3_600_000];

const invalid = (message: string) => new ApiFailure(400, errorCodes.validation, message);

/** Joins the transaction that remembers the answer. Gives why it is about nothing of ours, for the operator, or null. */
export type TakeAnswer<T> = (world: World, answer: T) => string | null;

function remember({ db, clock }: World, id: string): boolean {
  sql(db, 'DELETE FROM answered WHERE at < ?').run(clock.now() - rememberMs);
  return sql(db, 'INSERT OR IGNORE INTO answered (id, at) VALUES (?, ?)').run(id, clock.now()).changes > 0;
}

/**
 * Where a port says what became of what it took: signed over the raw body with the secret of its hook, each answer taken once,
 * answered after the commit. Row OPS-22.
 */
export function answerRoute<T>(
  target: 'payouts' | 'documents',
  schema: z.ZodMiniType<T>,
  take: TakeAnswer<T>,
): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post(`/port-hooks/v1/${target}`, async (c) => {
    const world = c.get('world');
    const hook = world.hooks[target];
    if (hook === null) throw notFound();
    const raw = Buffer.from(await c.req.arrayBuffer());
    const [id = '', at = '', signatures = ''] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      c.req.header(name),
    );
    const body = raw.toString('utf8');
    if (raw.length > mostBytes || !isSigned(hook.secret, { id, at, signatures, body }))
      throw invalid('This answer is not signed by the port.');
    const read = schema.safeParse(readJson(body));
    if (!read.success) throw invalid('This answer cannot be read.');
    const oddity = transaction(world.db, () => (remember(world, `${target}:${id}`) ? take(world, read.data) : null));
    if (oddity !== null) raiseAlarm(world, { source: target, subject: `answer ${id}`, message: oddity });
    return c.json({ received: true });
  });
  return routes;
}

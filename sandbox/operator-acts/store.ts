import { createHash } from 'node:crypto';

import type { Context } from 'hono';

import type { OperatorAct } from '../../contracts/operator-act.ts';
import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import type { World } from '../world/world.ts';

const mostShown = 100;
const longestDetails = 2000;

function writeAct({ db, clock }: World, { who, address, what, details, status }: Omit<OperatorAct, 'at'>): void {
  sql(db, 'INSERT INTO operator_act (at, who, address, what, details, status) VALUES (?, ?, ?, ?, ?, ?)').run(
    clock.now(),
    who,
    address,
    what,
    details.slice(0, longestDetails),
    status,
  );
}

/** The last acts, newest first. */
export const lastActs = ({ db }: World): OperatorAct[] =>
  sql(db, 'SELECT at, who, address, what, details, status FROM operator_act ORDER BY id DESC LIMIT ?')
    .all(mostShown)
    .map((row) => ({ ...row }) as OperatorAct);

/** Writes what a caller with a token has just asked for, and how it was answered. Reading leaves no line. `publisher`: their name. */
export async function noteAct(c: Context<Env>, publisher?: string, status: number = c.res.status): Promise<void> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  const who = publisher === undefined ? 'operator' : 'publisher';
  // A publisher sends files; the address names app and version.
  const details = publisher ?? (await c.req.text().catch(() => ''));
  const what = `${c.req.method} ${c.req.path}`.slice(0, 300);
  writeAct(c.get('world'), { who, address: c.get('address'), what, details, status });
}

/** Writes what an operator of the control room did, who has a name there. */
export function noteNamed(c: Context<Env>, details: string): void {
  const what = `${c.req.method} ${c.req.path}`.slice(0, 300);
  writeAct(c.get('world'), { who: 'operator', address: c.get('address'), what, details, status: c.res.status });
}

/** A start with another configuration than the last one is an act too: somebody changed the file. */
export function noteConfiguration(world: World): void {
  const text = JSON.stringify(world.config);
  const hash = createHash('sha256').update(text).digest('hex');
  const last = sql(world.db, "SELECT what FROM operator_act WHERE who = 'start' ORDER BY id DESC LIMIT 1").get();
  const what = `configuration ${hash}`;
  if (last?.what !== what) writeAct(world, { who: 'start', address: '', what, details: text, status: 200 });
}

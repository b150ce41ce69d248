import type { Context } from 'hono';

import type { OperatorAct } from '../../contracts/operator-act.ts';
import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { hashOfValues } from '../site/index.ts';
import type { World } from '../world/world.ts';

const mostShown = 100;
const longestDetails = 2000;

function writeAct({ db, clock }: World, act: Omit<OperatorAct, 'at'>): number | bigint {
  const { who, address, what, details, status } = act;
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO operator_act (at, who, address, what, details, status) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(clock.now(), who, address, what, details.slice(0, longestDetails), status);
  return lastInsertRowid;
}

/** The last acts, newest first. */
export const lastActs = ({ db }: World): OperatorAct[] =>
  sql(db, 'SELECT at, who, address, what, details, status FROM operator_act ORDER BY id DESC LIMIT ?')
    .all(mostShown)
    .map((row) => ({ ...row }) as OperatorAct);

const isReading = ({ req }: Context<Env>): boolean => req.method === 'GET' || req.method === 'HEAD';
const whatOf = ({ req }: Context<Env>): string => `${req.method} ${req.path}`.slice(0, 300);

/**
 * Writes what a caller with a token asks for, before it is done: the line of a process that is killed meanwhile is
 * there anyway. Gives what writes the status of the answer into it, once. Reading leaves no line. `publisher`: their
 * name.
 */
export async function beginAct(c: Context<Env>, publisher?: string): Promise<(status: number) => void> {
  if (isReading(c)) return () => undefined;
  const [world, address] = [c.get('world'), c.get('address')];
  const who = publisher === undefined ? 'operator' : 'publisher';
  // A publisher sends files; the address names app and version.
  const details = publisher ?? (await c.req.text().catch(() => ''));
  const id = writeAct(world, { who, address, what: whatOf(c), details, status: 0 });
  return (status) => {
    sql(world.db, 'UPDATE operator_act SET status = ? WHERE id = ?').run(status, id);
  };
}

/** Writes what an operator of the control room did, who has a name there. */
export function noteNamed(c: Context<Env>, details: string): void {
  const { status } = c.res;
  writeAct(c.get('world'), { who: 'operator', address: c.get('address'), what: whatOf(c), details, status });
}

/** A start with another configuration than the last one is an act too: somebody changed the file. */
export function noteConfiguration(world: World): void {
  const last = sql(world.db, "SELECT what FROM operator_act WHERE who = 'start' ORDER BY id DESC LIMIT 1").get();
  const what = `configuration ${hashOfValues(world.config)}`;
  if (last?.what !== what)
    writeAct(world, { who: 'start', address: '', what, details: JSON.stringify(world.config), status: 200 });
}

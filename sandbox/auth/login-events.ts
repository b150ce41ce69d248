import type { DatabaseSync } from 'node:sqlite';

import type { Context } from 'hono';

import type { LoginWay } from '../../contracts/security.ts';
import { sql } from '../db/index.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Env, languageOf } from '../http/context.ts';
import { keepMessage } from '../messages/index.ts';
import { siteConfig } from '../site/config.ts';
import { namesOfAgent } from './agent.ts';
import { deviceOf } from './device.ts';
import { send } from './mail.ts';
import type { Place } from './sessions.ts';
import { userById } from './users.ts';

const agentBound = 300;

export const placeOf = (c: Context<Env>): Place => ({
  agent: (c.req.header('User-Agent') ?? '').slice(0, agentBound),
  address: clientAddress(c),
  country: siteConfig(c.get('world'), 'en').countryCode,
});

/** The kind of log-in, by the last part of its call. */
const ways: Readonly<Record<string, LoginWay>> = {
  login: 'password',
  'login-phone': 'password',
  'two-step': 'code',
  'social-two-step': 'code',
  'sms-code': 'sms',
  'login-token': 'link',
  passkey: 'passkey',
  'qr-login': 'qr',
  social: 'social',
  callback: 'social',
};
const wayOf = (path: string): LoginWay => ways[path.split('/').at(-1) ?? ''] ?? 'registration';

/** Notes a try to log in with this player's name. `isIn`: it was let in. How long it is kept: `retention`. */
export function noteLogin(c: Context<Env>, userId: number, isIn: boolean): void {
  const { db, clock } = c.get('world');
  const { agent, address, country } = placeOf(c);
  sql(
    db,
    'INSERT INTO login_event (user_id, at, how, agent, address, country, is_in) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(userId, clock.now(), wayOf(c.req.path), agent, address, country, Number(isIn));
}

export type LoginEvent = Place & { id: number; at: number; how: string; isIn: boolean };

/** The newest first. */
export const loginsOf = (db: DatabaseSync, userId: number, count: number): LoginEvent[] =>
  sql(db, 'SELECT * FROM login_event WHERE user_id = ? ORDER BY id DESC LIMIT ?')
    .all(userId, count)
    .map((row) => ({
      ...{ id: Number(row.id), at: Number(row.at), how: String(row.how), isIn: row.is_in === 1 },
      ...{ agent: String(row.agent), address: String(row.address), country: String(row.country) },
    }));

/** A device that has never opened this account is told of, here and by mail. Their first device is no news. Row SEC-04. */
export function tellOfDevice(c: Context<Env>, userId: number): void {
  const world = c.get('world');
  const hasOthers = sql(world.db, 'SELECT 1 FROM device WHERE user_id = ? LIMIT 1').get(userId) !== undefined;
  if (!hasOthers || deviceOf(c, userId) !== 'new') return;
  const { agent, address } = placeOf(c);
  const { browser, system } = namesOfAgent(agent);
  const device = [browser, system].filter((name) => name !== '').join(', ') || '?';
  keepMessage(world.db, userId, { kind: 'device', device, address }, Math.floor(world.clock.now() / 1000));
  const user = userById(world.db, userId);
  const to = user?.email ?? user?.phone ?? String(userId);
  send(world, { to, text: 'device', language: languageOf(c), value: `${device}, ${address}` });
}

import { Hono } from 'hono';

import type { Friends } from '../../contracts/friends.ts';
import { sql } from '../db/index.ts';
import { type Env, playerOf } from '../http/context.ts';
import type { World } from '../world/world.ts';

/** The tag of an address that says who brought somebody. It does not tell the player's own number. */
const tagOf = (userId: number): string => `p${userId.toString(36)}`;
const shown = 20;

/** A friend's whole name is never shown, and nothing of friends who gave none. */
const initialsOf = (config: { user_data?: { name?: string; surname?: string } }): string =>
  [config.user_data?.name, config.user_data?.surname]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => `${String.fromCodePoint(name?.codePointAt(0) ?? 0x2e)}.`)
    .join(' ');

function friendsOf({ db }: World, userId: number): Friends {
  const tag = tagOf(userId);
  const from = "FROM user WHERE json_extract(ref, '$.bf') = ? AND id <> ?";
  const rows = sql(db, `SELECT client_config, created_at ${from} ORDER BY created_at DESC LIMIT ?`).all(
    tag,
    userId,
    shown,
  );
  return {
    link: `/registration?bf=${tag}`,
    invited: Number(sql(db, `SELECT COUNT(*) AS count ${from}`).get(tag, userId)?.count),
    friends: rows.map((row) => {
      const config = JSON.parse(String(row.client_config)) as Parameters<typeof initialsOf>[0] & {
        verification_status?: number;
      };
      return {
        name: initialsOf(config),
        at: Math.floor(Number(row.created_at) / 1000),
        isVerified: config.verification_status === 1,
      };
    }),
  };
}

/** The link of a player, and the players who registered by it. Spec: api §9. */
export function friendRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/office-api/v1/friends', (c) => c.json({ data: friendsOf(c.get('world'), playerOf(c)) }));
  return routes;
}

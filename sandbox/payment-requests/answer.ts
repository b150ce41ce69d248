import { sql, transaction } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import { keepMessage } from '../messages/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { numberOf } from './store.ts';

/** The house answers the player's last request: they read of it in their messages, and open pages show it. */
export function answerRequest(world: World, userId: number, text: string): void {
  const { db, clock } = world;
  const last = sql(db, 'SELECT id FROM payment_request WHERE user_id = ? ORDER BY id DESC LIMIT 1').get(userId);
  if (last === undefined) throw notFound('A request');
  const id = Number(last.id);
  transaction(db, () => {
    sql(db, 'UPDATE payment_request SET answer = ?, answered_at = ? WHERE id = ?').run(text, clock.now(), id);
    keepMessage(db, userId, { kind: 'request', number: numberOf(id) }, Math.floor(clock.now() / 1000));
  });
  pushPlayer(world, userId, 'config');
}

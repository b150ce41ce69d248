import { raiseAlarm } from '../alarms/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { isGame, mathsNow } from './published.ts';
import { returnsOf } from './returns.ts';

/** An alarm that was seen to comes again once there are a tenth more rounds: not at each turn. */
const more = 1.1;

/** Says of games whose money came back otherwise than their mathematics allow. */
export function tellOff(world: World, games: ReadonlySet<string>): void {
  const { db } = world;
  for (const game of games) {
    if (!isGame(game)) continue;
    const maths = mathsNow(game);
    const { isOff, rounds, errors } = returnsOf(world, game, 'real');
    const told = Number(
      sql(db, 'SELECT rounds FROM returns_told WHERE game = ? AND maths = ?').get(game, maths)?.rounds ?? 0,
    );
    if (!isOff || rounds < told * more) continue;
    sql(
      db,
      'INSERT INTO returns_told (game, maths, rounds) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET rounds = excluded.rounds',
    ).run(game, maths, rounds);
    const message = `${String(rounds)} rounds are ${errors.toFixed(2)} standard errors from what the game gives back.`;
    raiseAlarm(world, { source: 'returns', subject: game, message });
  }
}

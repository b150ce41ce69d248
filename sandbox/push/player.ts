import type { PlayerChange } from '../../contracts/frames.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** A batch sends the last push of each number, so two sorts of changes must not share one. */
const numbers: Readonly<Record<PlayerChange, number>> = { config: 1, limits: 2, terms: 3, ownLimits: 4 };

/** Every open page of this player asks again for what changed. BOOT-36. */
export function pushPlayer(world: World, userId: number, changed: PlayerChange): void {
  const value = { changed, at: world.clock.now() };
  world.pages.publishUser(userId, () => ({ op: 'put', kind: 'player', id: numbers[changed], value }));
}

/** New terms concern everybody who is signed in. */
export function pushTerms(world: World): void {
  const rows = sql(world.db, 'SELECT DISTINCT user_id FROM session WHERE user_id IS NOT NULL').all();
  for (const { user_id } of rows) pushPlayer(world, Number(user_id), 'terms');
}

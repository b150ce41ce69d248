import type { SeedRequest } from '../../contracts/rounds.ts';
import { sql } from '../db/index.ts';
import type { StoredSession } from '../games/money.ts';
import { seedView } from '../games/seeds.ts';
import type { World } from '../world/world.ts';

/**
 * A step of a game client that ended its round leaves it active for that client: by the protocol only `end-round` closes it, and
 * clients of other makers wait for that. It is paid already, so nothing hangs on the call. Row CAS-18.
 */
export const keepActive = ({ db }: World, roundId: string): void =>
  void sql(db, 'UPDATE game_round SET is_told = 0 WHERE id = ? AND ended_at IS NOT NULL').run(roundId);

/** The client has said `end-round`, or begins the next one: nothing waits for it any more. */
export const tellEnd = ({ db }: World, { user_id: userId, game, iso }: StoredSession): void =>
  void sql(db, 'UPDATE game_round SET is_told = 1 WHERE user_id = ? AND game = ? AND iso = ? AND is_told = 0').run(
    userId,
    game,
    iso,
  );

/** What the player brings to the seed, while it waits for that. */
export function partOf(
  world: World,
  { user_id: userId }: StoredSession,
  { clientSeed }: { clientSeed?: string | undefined },
): SeedRequest | undefined {
  if (clientSeed === undefined || seedView(world, userId).clientSeed !== '') return undefined;
  return { clientSeed };
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { drawsOf, messagesOf, type Shape } from '../../contracts/games/index.ts';
import type { GameSeed } from '../../contracts/rounds.ts';
import { sql, transaction } from '../db/index.ts';
import { refused } from '../http/failure.ts';
import type { World } from '../world/world.ts';

/** `nonce`: of the next round. */
export type StoredSeed = { id: number; server_seed: string; client_seed: string; nonce: number };

export const commitmentOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

export const seedView = ({ server_seed, client_seed, nonce }: StoredSeed): GameSeed => ({
  commitment: commitmentOf(server_seed),
  clientSeed: client_seed,
  nonce,
});

function writeSeed({ db, clock }: World, userId: number, clientSeed: string): void {
  sql(db, 'INSERT INTO game_seed (user_id, server_seed, client_seed, created_at) VALUES (?, ?, ?, ?)').run(
    userId,
    randomBytes(32).toString('hex'),
    clientSeed,
    clock.now(),
  );
}

/** The seed in use; the first one is made here, long before it decides anything. Row CAS-06. */
export function seedOf(world: World, userId: number): StoredSeed {
  const find = () =>
    sql(
      world.db,
      'SELECT id, server_seed, client_seed, nonce FROM game_seed WHERE user_id = ? AND revealed_at IS NULL',
    ).get(userId) as StoredSeed | undefined;
  return transaction(world.db, () => {
    if (find() === undefined) writeSeed(world, userId, randomBytes(8).toString('hex'));
    const seed = find();
    if (seed === undefined) throw new Error(`The player ${String(userId)} has no seed.`);
    return seed;
  });
}

/**
 * Opens the seed in use and begins another one with the player's own part. Gives the seed that is open now. Not while a
 * round goes on: the seed would say what lies under its cells.
 */
export function rotateSeed(world: World, userId: number, clientSeed: string): string {
  return transaction(world.db, () => {
    const { id, server_seed } = seedOf(world, userId);
    const open = sql(world.db, 'SELECT 1 FROM game_round WHERE seed_id = ? AND ended_at IS NULL').get(id);
    if (open !== undefined) throw refused(errorCodes.roundOpen, 'A round goes on with this seed.', 409);
    sql(world.db, 'UPDATE game_seed SET revealed_at = ? WHERE id = ?').run(world.clock.now(), id);
    writeSeed(world, userId, clientSeed);
    return server_seed;
  });
}

/** The numbers of the next round. It uses the nonce up, so it belongs in the transaction of the round. */
export function drawNext(world: World, userId: number, shape: Shape): { seed: StoredSeed; draws: number[] } {
  const seed = seedOf(world, userId);
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = seed;
  const digests = messagesOf({ serverSeed, clientSeed, nonce }, shape).map((message) =>
    createHmac('sha256', serverSeed).update(message).digest(),
  );
  sql(world.db, 'UPDATE game_seed SET nonce = nonce + 1 WHERE id = ?').run(seed.id);
  return { seed, draws: drawsOf(Buffer.concat(digests), shape) };
}

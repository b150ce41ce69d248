import { createHash, randomBytes } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import type { Shape } from '../../contracts/games/index.ts';
import type { GameSeed, SeedRequest } from '../../contracts/rounds.ts';
import { sql, transaction } from '../db/index.ts';
import { refused } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { drawsOfSeeds } from './draws.ts';

/** `client_seed`: empty while nobody has brought it. `nonce`: of the next round. */
export type StoredSeed = {
  id: number;
  server_seed: string;
  commitment: string;
  client_seed: string;
  drawn_by: 'player' | 'house';
  nonce: number;
};

export const commitmentOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

function writeSeed({ db, clock }: World, userId: number): void {
  const serverSeed = randomBytes(32).toString('hex');
  sql(
    db,
    `INSERT INTO game_seed (user_id, server_seed, commitment, client_seed, created_at) VALUES (?, ?, ?, '', ?)`,
  ).run(userId, serverSeed, commitmentOf(serverSeed), clock.now());
}

/**
 * The seed in use and the one that follows. Both are written, with their commitments, before anybody can bring a part to
 * them: what the server draws never follows what it reads. Row CAS-16, decision D-120.
 */
function seedsOf(world: World, userId: number): [inUse: StoredSeed, next: StoredSeed] {
  const closed = sql(
    world.db,
    `SELECT id, server_seed, commitment, client_seed, drawn_by, nonce FROM game_seed
     WHERE user_id = ? AND revealed_at IS NULL ORDER BY id`,
  );
  return transaction(world.db, () => {
    for (let known = closed.all(userId).length; known < 2; known++) writeSeed(world, userId);
    return closed.all(userId) as [StoredSeed, StoredSeed];
  });
}

export function seedView(world: World, userId: number): GameSeed {
  const [{ commitment, client_seed, drawn_by, nonce }, next] = seedsOf(world, userId);
  const isDrawnByUs = client_seed !== '' && drawn_by === 'house';
  return { commitment, clientSeed: client_seed, isDrawnByUs, nonce, next: next.commitment };
}

/** Refuses a part that was meant for another seed than the one which waits for it: the page showed another hash. */
function requireShown({ commitment }: StoredSeed, { commitment: shown = commitment }: SeedRequest): void {
  if (shown !== commitment)
    throw refused(errorCodes.seedChanged, 'This client seed belongs to another server seed.', 409);
}

/** Has the seed in use this part already, by this wish? */
const isBrought = ({ commitment, client_seed, drawn_by }: StoredSeed, wanted: SeedRequest): boolean =>
  drawn_by === 'player' && wanted.commitment === commitment && wanted.clientSeed === client_seed;

/** The seed that was opened last; null before the first. */
function lastOpened({ db }: World, userId: number): string | null {
  const last = sql(
    db,
    'SELECT server_seed FROM game_seed WHERE user_id = ? AND revealed_at IS NOT NULL ORDER BY id DESC LIMIT 1',
  ).get(userId);
  return last === undefined ? null : String(last.server_seed);
}

const bringPart = ({ db }: World, { id }: StoredSeed, clientSeed: string, by: StoredSeed['drawn_by']): void =>
  void sql(db, 'UPDATE game_seed SET client_seed = ?, drawn_by = ? WHERE id = ?').run(clientSeed, by, id);

/** The player's part of the seed that waits for one. */
export function beginSeed(world: World, userId: number, wanted: SeedRequest): void {
  const [inUse] = seedsOf(world, userId);
  if (inUse.client_seed !== '') throw refused(errorCodes.seedChanged, 'The client seed is already set.', 409);
  requireShown(inUse, wanted);
  bringPart(world, inUse, wanted.clientSeed, 'player');
}

/**
 * Opens the seed in use and goes on with the next one, whose hash is known already, by the player's own part. Gives the
 * seed that is open now; null where the seed in use only waited for its part. Not during an open round: the seed would
 * reveal what is under its cells. The same part for the same hash once more is the same answer: the first one was lost
 * on its way.
 */
export function rotateSeed(world: World, userId: number, wanted: SeedRequest): string | null {
  return transaction(world.db, () => {
    const [inUse, next] = seedsOf(world, userId);
    if (inUse.client_seed === '') {
      beginSeed(world, userId, wanted);
      return null;
    }
    if (isBrought(inUse, wanted)) return lastOpened(world, userId);
    requireShown(next, wanted);
    const open = sql(world.db, 'SELECT 1 FROM game_round WHERE seed_id = ? AND ended_at IS NULL').get(inUse.id);
    if (open !== undefined) throw refused(errorCodes.roundOpen, 'A round with this seed is still open.', 409);
    sql(world.db, 'UPDATE game_seed SET revealed_at = ? WHERE id = ?').run(world.clock.now(), inUse.id);
    bringPart(world, next, wanted.clientSeed, 'player');
    return inUse.server_seed;
  });
}

/**
 * The numbers of the next round. It uses the nonce up, so it belongs in the transaction of the round. A call without a
 * client seed gets one from the server, and the answer says so.
 */
export function drawNext(world: World, userId: number, shape: Shape): { seed: StoredSeed; draws: number[] } {
  const [waiting] = seedsOf(world, userId);
  if (waiting.client_seed === '') bringPart(world, waiting, randomBytes(8).toString('hex'), 'house');
  const [seed] = seedsOf(world, userId);
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = seed;
  const draws = drawsOfSeeds({ serverSeed, clientSeed, nonce }, shape);
  sql(world.db, 'UPDATE game_seed SET nonce = nonce + 1 WHERE id = ?').run(seed.id);
  return { seed, draws };
}

/** Seeds from before commitments were kept get theirs, once. */
export function commitOldSeeds({ db }: World): void {
  const old = sql(db, 'SELECT id, server_seed FROM game_seed WHERE commitment IS NULL').all();
  for (const { id, server_seed } of old)
    sql(db, 'UPDATE game_seed SET commitment = ? WHERE id = ?').run(commitmentOf(String(server_seed)), id ?? null);
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

import { type ChainRound, sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** So many rounds has a chain: four months of rounds that never pause would take several. */
const length = 10_000;

export type StoredChain = { id: number; seed: string; salt: string; terminating: string; length: number };

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a round: the seed, hashed once for each round that comes after it. */
export function hashOf({ seed, length: last }: Pick<StoredChain, 'seed' | 'length'>, number: number): string {
  let hash = seed;
  for (let step = last; step > number; step--) hash = sha256(hash);
  return hash;
}

/** What a round draws. */
export function drawsOfRound(kind: SharedKind, round: ChainRound): number[] {
  const { signed, drawsOf } = sharedGameOf(kind);
  const { key, messages } = signed(round);
  return drawsOf(Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest())));
}

export const chainOf = ({ db }: World, id: number): StoredChain =>
  sql(db, 'SELECT id, seed, salt, terminating, length FROM shared_chain WHERE id = ?').get(id) as StoredChain;

/** A new chain. Its terminating hash and its salt are stored, and told, long before its first round takes a bet. Row CAS-07. */
function writeChain(world: World, kind: SharedKind): void {
  const [seed, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const terminating = hashOf({ seed, length }, 0);
  sql(world.db, 'INSERT INTO shared_chain (kind, seed, salt, terminating, length, at) VALUES (?, ?, ?, ?, ?, ?)').run(
    kind,
    seed,
    salt,
    terminating,
    length,
    world.clock.now(),
  );
}

/**
 * The chain that follows `id` (0: the first of its kind). It is made a whole chain ahead, so nobody can choose it by what
 * has been played or staked. Row CAS-20.
 */
export function chainAfter(world: World, kind: SharedKind, id: number): StoredChain {
  const next = sql(
    world.db,
    'SELECT id, seed, salt, terminating, length FROM shared_chain WHERE kind = ? AND id > ? ORDER BY id LIMIT 1',
  );
  if (next.get(kind, id) === undefined) writeChain(world, kind);
  return next.get(kind, id) as StoredChain;
}

/** The chain and the place in it of the next round: a chain that is used up is followed by another. */
export function nextOfChain(world: World, kind: SharedKind): { chain: StoredChain; number: number } {
  const last = sql(world.db, 'SELECT chain_id, number FROM shared_round WHERE kind = ? ORDER BY id DESC LIMIT 1').get(
    kind,
  );
  const chain = last === undefined ? null : chainOf(world, Number(last.chain_id));
  const isOver = chain === null || Number(last?.number) >= chain.length;
  const now = isOver ? chainAfter(world, kind, chain?.id ?? 0) : chain;
  // The one behind it is fixed no later than its first round.
  chainAfter(world, kind, now.id);
  return { chain: now, number: isOver ? 1 : Number(last?.number) + 1 };
}

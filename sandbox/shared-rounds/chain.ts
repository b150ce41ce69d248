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

/** A new chain. Its terminating hash is stored, and told, before its first round takes a bet. Row CAS-07. */
function beginChain(world: World, kind: SharedKind): StoredChain {
  const [seed, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const terminating = hashOf({ seed, length }, 0);
  const { lastInsertRowid } = sql(
    world.db,
    'INSERT INTO shared_chain (kind, seed, salt, terminating, length, at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(kind, seed, salt, terminating, length, world.clock.now());
  return chainOf(world, Number(lastInsertRowid));
}

/** The chain and the place in it of the next round: a chain that is used up is followed by another. */
export function nextOfChain(world: World, kind: SharedKind): { chain: StoredChain; number: number } {
  const last = sql(world.db, 'SELECT chain_id, number FROM shared_round WHERE kind = ? ORDER BY id DESC LIMIT 1').get(
    kind,
  );
  const chain = last === undefined ? null : chainOf(world, Number(last.chain_id));
  if (chain === null || Number(last?.number) >= chain.length) return { chain: beginChain(world, kind), number: 1 };
  return { chain, number: Number(last?.number) + 1 };
}

import type { Network } from '../../contracts/payments/crypto/networks.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { Came } from './evm.ts';

/** Every chain of the house has a block in this time. */
export const blockMs = 20_000;

/** The last block. Follows only from the clock, so a restart finds the same chain. */
const heightOf = ({ clock }: World): number => Math.floor(clock.now() / blockMs);

/** A payer sends: it is in the next block. */
export const payTo = (world: World, network: Network, address: string, minor: number): void =>
  void sql(world.db, 'INSERT INTO chain_payment (network, address, minor, height) VALUES (?, ?, ?, ?)').run(
    ...[network, address, minor, heightOf(world) + 1],
  );

/** A payment to this address is in a block, or will in the next one. */
export const isPaid = ({ db }: World, network: Network, address: string): boolean =>
  sql(db, 'SELECT 1 FROM chain_payment WHERE network = ? AND address = ?').get(network, address) !== undefined;

/**
 * The sum that an address received, and how many blocks confirm all of it, its own among them. Null: nothing is in a
 * block yet.
 */
export function cameTo(world: World, network: Network, address: string): Came | null {
  const row = sql(
    world.db,
    'SELECT SUM(minor) AS minor, MAX(height) AS last FROM chain_payment WHERE network = ? AND address = ? AND height <= ?',
  ).get(network, address, heightOf(world));
  if (row?.minor == null) return null;
  return { minor: Number(row.minor), blocks: heightOf(world) - Number(row.last) + 1 };
}

/**
 * Another branch wins: the payments of the last blocks are in the next one, or nowhere where their payer sent the same
 * money to somebody else. Row PAY-10.
 */
export function reorganize(world: World, { depth, isLost }: { depth: number; isLost: boolean }): void {
  const height = heightOf(world);
  const from = height - depth;
  if (isLost) sql(world.db, 'DELETE FROM chain_payment WHERE height > ? AND height <= ?').run(from, height);
  else
    sql(world.db, 'UPDATE chain_payment SET height = ? WHERE height > ? AND height <= ?').run(height + 1, from, height);
}

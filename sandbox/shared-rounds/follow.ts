import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';
import { inTurn } from '../world/in-turn.ts';
import type { World } from '../world/world.ts';

const everyMs = 2000;
const most = 20;

/** Chains that have named a value which is not there yet, and how one takes it. */
export type Waiting = {
  named: (db: DatabaseSync, most: number) => { id: number; name: string }[];
  take: (world: World, id: number, value: string) => void;
};

/** `key`: the column that counts the chains of the table. */
export const namedIn =
  (table: 'shared_chain' | 'virtual_chain', key: 'id' | 'number'): Waiting['named'] =>
  (db, limit) =>
    sql(
      db,
      `SELECT ${key} AS id, public_value AS name FROM ${table} WHERE salt = '' AND public_value IS NOT NULL ORDER BY ${key} LIMIT ?`,
    ).all(limit) as { id: number; name: string }[];

/** Chains of rounds that everybody plays, and of lotteries. */
export const sharedWaiting: Waiting = {
  named: namedIn('shared_chain', 'id'),
  take: ({ db }, id, value) => sql(db, "UPDATE shared_chain SET salt = ? WHERE id = ? AND salt = ''").run(value, id),
};

/** Brings the public values that chains have named, as soon as they are there. Row FAIR-16. */
export function followPublicValues(world: World, { named, take }: Waiting): void {
  const { db, clock, publicValues } = world;
  // Where no chain names a value any more, those of before are brought anyway.
  if (!publicValues.isUsed && named(db, 1).length === 0) return;
  const bring = async () => {
    for (const { id, name } of named(db, most)) {
      const value = await publicValues.read(name);
      // The world may have been closed meanwhile.
      if (value !== null && db.isOpen) take(world, id, value);
    }
  };
  inTurn(clock, everyMs, bring);
}

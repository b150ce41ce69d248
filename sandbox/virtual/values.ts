import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';
import type { PublicValues } from '../shared-rounds/public-values.ts';
import { chainIdOf, type ChainName } from './chain-name.ts';

/**
 * What a chain takes from outside. `name`: the name of its public value; null: it uses none. `value`: empty until it is
 * there. `openAt`: the time of play from which its rounds take place; null: they wait.
 */
export type ChainValue = { name: string | null; value: string; openAt: number | null };
const noValue: ChainValue = { name: null, value: '', openAt: -Infinity };
const waits: ChainValue = { name: null, value: '', openAt: null };

/** `of`: what a chain takes. `foresee`: a chain may be needed, so it and the one behind it name their values now. */
export type ChainValues = { of: (name: ChainName) => ChainValue; foresee: (name: ChainName) => void };
/** Of a house without a beacon. */
export const noValues: ChainValues = { of: () => noValue, foresee: () => undefined };

/** `from`: chains of earlier weeks were told without a value, so they keep none. Rows FAIR-15, FAIR-16. */
export function createValues(
  db: DatabaseSync,
  {
    epoch,
    publicValues,
    from,
    now,
  }: { epoch: number; publicValues: Pick<PublicValues, 'isUsed' | 'nextName'>; from: number; now: () => number },
): ChainValues {
  const kept = new Map<number, ChainValue>();
  const ofId = (id: number): ChainValue => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const row = sql(db, 'SELECT public_value, salt, open_at FROM virtual_chain WHERE epoch = ? AND id = ?').get(
      epoch,
      id,
    );
    if (row === undefined) return waits;
    const name = row.public_value === null ? null : String(row.public_value);
    if (name !== null && row.salt === '') return { ...waits, name };
    const told = name === null ? noValue : { name, value: String(row.salt), openAt: Number(row.open_at) };
    // A transaction can be rolled back, so its rows may vanish.
    if (!db.isTransaction) kept.set(id, told);
    return told;
  };
  const nameOne = ({ turn, week }: ChainName) => {
    const id = chainIdOf({ turn, week });
    if (week < from || kept.has(id)) return;
    if (sql(db, 'SELECT 1 FROM virtual_chain WHERE epoch = ? AND id = ?').get(epoch, id) !== undefined) return;
    const name = publicValues.nextName();
    if (publicValues.isUsed && name === null) return;
    sql(db, 'INSERT INTO virtual_chain (epoch, id, public_value, at) VALUES (?, ?, ?, ?)').run(epoch, id, name, now());
  };
  return {
    of: (name) => (name.week < from ? noValue : ofId(chainIdOf(name))),
    foresee: ({ turn, week }) => {
      nameOne({ turn, week });
      nameOne({ turn, week: week + 1 });
    },
  };
}

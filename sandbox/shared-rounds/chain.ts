import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { type ChainRound, sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import type { SharedChain } from '../../contracts/shared-rounds.ts';
import { sql } from '../db/index.ts';
import { hashOf } from './hash-chain.ts';
import type { PublicValues } from './public-values.ts';

/** So many rounds has a chain: four months of rounds that never pause would take several. */
const usualLength = 10_000;

export type StoredChain = {
  id: number;
  seed: string;
  salt: string;
  terminating: string;
  length: number;
  public_value: string | null;
};
/** Where chains are kept, and who names public values. */
export type ChainStore = {
  db: DatabaseSync;
  clock: { now: () => number };
  publicValues: Pick<PublicValues, 'isUsed' | 'nextName'>;
};

/** What a round draws. */
export function drawsOfRound(kind: SharedKind, round: ChainRound): number[] {
  const { signed, drawsOf } = sharedGameOf(kind);
  const { key, messages } = signed(round);
  return drawsOf(Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest())));
}

const columns = 'id, seed, salt, terminating, length, public_value';
export const chainOf = ({ db }: Pick<ChainStore, 'db'>, id: number): StoredChain =>
  sql(db, `SELECT ${columns} FROM shared_chain WHERE id = ?`).get(id) as StoredChain;

/** What everybody may know of a chain. */
export const toldChain = ({ id, terminating, salt, length, public_value: publicValue }: StoredChain): SharedChain => ({
  ...{ id, terminating, salt, length, publicValue },
});

/**
 * A new chain. Its terminating hash and its salt are stored, and told, long before its first round takes a bet. Where a public value is to be
 * had, its name is told instead, before it exists; while nobody can name one, no chain is made. Rows CAS-07, FAIR-16.
 */
function writeChain({ db, clock, publicValues }: ChainStore, kind: string, length: number): void {
  const name = publicValues.nextName();
  if (publicValues.isUsed && name === null) return;
  const seed = randomBytes(32).toString('hex');
  const salt = name === null ? randomBytes(32).toString('hex') : '';
  sql(
    db,
    'INSERT INTO shared_chain (kind, seed, salt, terminating, length, at, public_value) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(kind, seed, salt, hashOf({ seed, length }, 0), length, clock.now(), name);
}

/**
 * The chain that follows `id` (0: the first of its kind); null: there is none yet, and no source can name its public
 * value now. It is made a whole chain ahead, so nobody can choose it by what has been played or staked. Row CAS-20.
 */
export function chainAfter(store: ChainStore, kind: string, id: number, length = usualLength): StoredChain | null {
  const next = sql(store.db, `SELECT ${columns} FROM shared_chain WHERE kind = ? AND id > ? ORDER BY id LIMIT 1`);
  if (next.get(kind, id) === undefined) writeChain(store, kind, length);
  return (next.get(kind, id) ?? null) as StoredChain | null;
}

/** A round in its chain. */
export type Place = { chain: StoredChain; number: number };
type Last = { chainId: number; number: number } | null;

/**
 * The place behind `last`: a chain that is used up is followed by the one that was promised. Null: that one, or the one that has to be promised
 * with its first round, waits for somebody to name its public value.
 */
export function placeAfter(store: ChainStore, kind: string, last: Last, length = usualLength): Place | null {
  const chain = last === null ? null : chainOf(store, last.chainId);
  const isOver = chain === null || last === null || last.number >= chain.length;
  const now = isOver ? chainAfter(store, kind, chain?.id ?? 0, length) : chain;
  // The one behind it is fixed no later than its first round.
  const next = now === null ? null : chainAfter(store, kind, now.id, length);
  return now === null || (isOver && next === null) ? null : { chain: now, number: isOver ? 1 : last.number + 1 };
}

/** The place of the next round of a kind; null: it waits for a chain. */
export function nextOfChain(store: ChainStore, kind: SharedKind): Place | null {
  const last = sql(store.db, 'SELECT chain_id, number FROM shared_round WHERE kind = ? ORDER BY id DESC LIMIT 1').get(
    kind,
  );
  return placeAfter(
    store,
    kind,
    last === undefined ? null : { chainId: Number(last.chain_id), number: Number(last.number) },
  );
}

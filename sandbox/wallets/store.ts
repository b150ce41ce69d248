import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Transfer } from '../../contracts/wallets.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import type { World } from '../world/world.ts';

export type StoredTransfer = {
  id: number;
  from_id: number;
  to_id: number;
  from_iso: string;
  to_iso: string;
  minor: number;
  credited: number;
  rate: number;
  at: number;
};

export const transferByKey = ({ db }: World, key: string): StoredTransfer =>
  sql(db, 'SELECT * FROM transfer WHERE posting_key = ?').get(key) as StoredTransfer;

/** `account` null: of all accounts. `from`, `to`: ms, `to` is not part of it. */
export type TransferFilter = { userId: number; account: number | null; from: number; to: number };

const found = `FROM transfer WHERE user_id = :userId AND at >= :from AND at < :to
  AND (:account IS NULL OR from_id = :account OR to_id = :account)`;

/** A page of what the filter finds, the newest first, and how many there are in all. Rows PAY-20, OFFICE-05. */
export function transfersOf({ db }: World, filter: TransferFilter, { page, pageSize }: Page) {
  const list = sql(db, `SELECT * ${found} ORDER BY id DESC LIMIT :limit OFFSET :offset`).all({
    ...filter,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }) as StoredTransfer[];
  return { list, total: Number(sql(db, `SELECT COUNT(*) AS total ${found}`).get(filter)?.total) };
}

export function transferView({ id, at, rate, ...stored }: StoredTransfer): Transfer {
  const { from_id: fromId, to_id: toId, from_iso: iso, to_iso: toIso } = stored;
  return {
    ...{ id, number: `T-${String(id)}`, at: Math.floor(at / 1000), fromId, toId },
    ...{ amount: toWire(stored.minor, currencyFacts(iso).digits), iso },
    ...{ credited: toWire(stored.credited, currencyFacts(toIso).digits), toIso, rate },
  };
}

import type { DatabaseSync } from 'node:sqlite';

import { accountTypes } from '../../contracts/account.ts';
import type { Spent } from '../../contracts/protection/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import { convertUp } from './main-currency.ts';

/** `postedAt`: when the ledger took it, which bounds how long it is kept; `spent.at` of a deposit is when it was begun. Ms. */
type Moved = { postedAt: number; spent: Spent };
/** What was read up to an entry of the ledger, of postings from `since` on. */
type Kept = { upTo: number; since: number; moved: readonly Moved[] };

export type Asked = { userId: number; kinds: readonly string[]; sign: 1 | -1; iso: string; since: number };

/** So many lists of movements are kept; whose was not asked for the longest is read again. */
const mostKept = 2000;
const lists = new WeakMap<DatabaseSync, Map<string, Kept>>();

const lastEntry = (db: DatabaseSync): number => Number(sql(db, 'SELECT MAX(id) AS id FROM entry').get()?.id ?? 0);

function readAfter(db: DatabaseSync, { userId, kinds, sign, iso, since }: Asked, after: number): Moved[] {
  return sql(
    db,
    `SELECT COALESCE(deposit.created_at, posting.at) AS at, posting.at AS posted_at, entry.minor AS minor, account.iso AS iso FROM account
     CROSS JOIN entry ON account.id = entry.account_id JOIN posting ON posting.id = posting_id
     LEFT JOIN deposit ON kind = 'deposit' AND (deposit.id = substr(posting.key, 9) OR deposit.psp_id = substr(posting.key, 9))
     WHERE account.user_id = ? AND account.type <> ? AND entry.id > ? AND posting.at >= ? AND kind IN (${kinds.map(() => '?').join(', ')})
     ORDER BY entry.id`,
  )
    .all(userId, accountTypes.bonus, after, since, ...kinds)
    .map((row) => ({
      postedAt: Number(row.posted_at),
      spent: {
        at: Math.floor(Number(row.at) / 1000),
        minor: convertUp(sign * Number(row.minor), String(row.iso), iso),
      },
    }));
}

function keep(db: DatabaseSync, key: string, kept: Kept): void {
  const own = lists.get(db) ?? new Map<string, Kept>();
  lists.set(db, own);
  own.delete(key);
  own.set(key, kept);
  for (const old of own.keys()) {
    if (own.size <= mostKept) break;
    own.delete(old);
  }
}

/**
 * A player's movements of these kinds from `since` on, by the ledger itself. Entries are final and only appended, so
 * read ones are kept, and a bet reads only new ones. What a running transaction wrote may be rolled back: it is read
 * and not kept.
 */
export function movedOf(db: DatabaseSync, asked: Asked): Spent[] {
  const { userId, kinds, iso, since } = asked;
  const key = `${String(userId)} ${iso} ${kinds.join()}`;
  const known = lists.get(db)?.get(key);
  // A clock that was set back asks for what has been dropped.
  const before: Kept = known !== undefined && known.since <= since ? known : { upTo: 0, since, moved: [] };
  const first = before.moved[0];
  const still =
    first === undefined || first.postedAt >= since ? before.moved : before.moved.filter((one) => one.postedAt >= since);
  const news = readAfter(db, asked, before.upTo);
  const moved = news.length === 0 ? still : [...still, ...news];
  if (!db.isTransaction) keep(db, key, { upTo: lastEntry(db), since, moved });
  else if (before.upTo === 0) afterCommit(db, () => void movedOf(db, asked));
  return moved.map(({ spent }) => spent);
}

import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Statement } from '../../contracts/statement.ts';
import { sql } from '../db/index.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { editedOf, numberOf } from './number.ts';
import { paidSince } from './paid.ts';

/** One answer holds so many rows, the latest ones. */
const mostRows = 10_000;

/** Unix seconds; `to` is not part of it. */
export type Span = { from: number; to: number };

const movements = `FROM entry JOIN posting ON posting.id = posting_id WHERE account_id = ?`;

/** What moved on an account in a span, out of the ledger itself. Row PAY-16. */
export function statementOf(world: World, account: LedgerAccount, { from, to }: Span): Statement {
  const { db } = world;
  const { id, iso } = account;
  const { digits } = currencyFacts(iso);
  const wire = (minor: number) => toWire(minor, digits);
  const sum = (rest: string, ...values: number[]): number =>
    Number(sql(db, `SELECT COALESCE(SUM(minor), 0) AS sum ${movements} ${rest}`).get(id, ...values)?.sum);
  const [start, end] = [from * 1000, to * 1000];
  const found = sql(
    db,
    `SELECT entry.id AS id, posting.at AS at, kind, key, minor ${movements} AND posting.at >= ? AND posting.at < ?
     ORDER BY posting.at DESC, entry.id DESC LIMIT ?`,
  ).all(id, start, end, mostRows + 1);
  const isCut = found.length > mostRows;
  const moved = found.slice(0, mostRows).reverse();
  const closing = sum('AND posting.at < ?', end);
  const opening = closing - moved.reduce((total, row) => total + Number(row.minor), 0);
  let balance = opening;
  const rows = moved.map((row) => {
    balance += Number(row.minor);
    const number = numberOf(world, String(row.key));
    const edited = editedOf(world, String(row.key), number);
    return {
      id: Number(row.id),
      at: Math.floor(Number(row.at) / 1000),
      kind: String(row.kind),
      ...(number === null ? {} : { number }),
      ...(edited === null ? {} : { edited }),
      amount: wire(Number(row.minor)),
      balance: wire(balance),
    };
  });
  const { deposits, withdrawals } = paidSince(world, account, 0);
  const ever = { deposits, withdrawals };
  return { accountId: id, currency: iso, from, to, opening: wire(opening), closing: wire(closing), isCut, rows, ever };
}

import type { DatabaseSync } from 'node:sqlite';

import type { Alarm } from '../../contracts/alarm.ts';
import { sql } from '../db/index.ts';

/** Which work failed: with money, or with what must be forgotten in time. Each is a label of the metrics, so there are few. */
export type AlarmSource =
  | 'settlement'
  | 'auto-sale'
  | 'sale-board'
  | 'orders'
  | 'provider'
  | 'chain'
  | 'subscriber'
  | 'payouts'
  | 'documents'
  | 'makers'
  | 'fixtures'
  | 'returns'
  | 'retention';
/** The parts of a world that it needs. */
type Place = {
  db: DatabaseSync;
  clock: { now: () => number };
  log: { add: (entry: { kind: 'errors'; at: number; [detail: string]: unknown }) => void };
};
type Raised = { source: AlarmSource; subject: string; message: string };

const longestMessage = 2000;
/** More open ones than anybody reads at once. */
const mostShown = 500;

const heard = new WeakMap<DatabaseSync, (alarm: Raised) => void>();
const raised = new WeakMap<DatabaseSync, Map<AlarmSource, number>>();

/** Calls `listener` with every failure of this database. It has one listener. */
export const onAlarm = (db: DatabaseSync, listener: (alarm: Raised) => void): void => void heard.set(db, listener);

/** How many failures this process has met, by their source. */
export const alarmsRaised = (db: DatabaseSync): ReadonlyMap<AlarmSource, number> =>
  raised.get(db) ?? new Map<AlarmSource, number>();

/**
 * Says that work with money failed: to the log, to the counter and to the operator's list. It joins the running transaction, and
 * never throws: the failure may be that of the file, and others' money must go on.
 */
export function raiseAlarm({ db, log, clock }: Place, alarm: Raised): void {
  const at = clock.now();
  const { source, subject } = alarm;
  const message = alarm.message.slice(0, longestMessage);
  log.add({ kind: 'errors', at, source, subject, message });
  const counts = raised.get(db) ?? new Map<AlarmSource, number>();
  raised.set(db, counts.set(source, (counts.get(source) ?? 0) + 1));
  heard.get(db)?.({ source, subject, message });
  try {
    sql(
      db,
      `INSERT INTO alarm (source, subject, message, first_at, last_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (source, subject) WHERE done_at IS NULL
       DO UPDATE SET message = excluded.message, last_at = excluded.last_at, times = times + 1`,
    ).run(source, subject, message, at, at);
  } catch {
    // The counter and the line of the log say it already.
  }
}

/** Before the message of a failure that a later try has put right: an operator sees that nothing is left to do. */
const mended = 'A later try went well. Before that: ';

/** Says of an open failure that it is put right. It stays on the list. Joins the running transaction. */
export const mendAlarm = ({ db }: Pick<Place, 'db'>, { source, subject }: Omit<Raised, 'message'>): void =>
  void sql(
    db,
    `UPDATE alarm SET message = ?1 || message
     WHERE source = ?2 AND subject = ?3 AND done_at IS NULL AND substr(message, 1, length(?1)) <> ?1`,
  ).run(mended, source, subject);

/** The open ones, oldest first. */
export const openAlarms = (db: DatabaseSync): Alarm[] =>
  sql(
    db,
    `SELECT id, source, subject, message, first_at AS firstAt, last_at AS lastAt, times FROM alarm
     WHERE done_at IS NULL ORDER BY id LIMIT ?`,
  )
    .all(mostShown)
    .map((row) => ({ ...row }) as Alarm);

/** The subjects of all open failures of a source. */
export const openSubjects = (db: DatabaseSync, source: AlarmSource): string[] =>
  sql(db, 'SELECT subject FROM alarm WHERE source = ? AND done_at IS NULL')
    .all(source)
    .map(({ subject }) => String(subject));

export const countOpenAlarms = (db: DatabaseSync): number =>
  Number(sql(db, 'SELECT COUNT(*) AS count FROM alarm WHERE done_at IS NULL').get()?.count ?? 0);

/** False when no such alarm is open. */
export const endAlarm = ({ db, clock }: Place, id: number): boolean =>
  sql(db, 'UPDATE alarm SET done_at = ? WHERE id = ? AND done_at IS NULL').run(clock.now(), id).changes > 0;

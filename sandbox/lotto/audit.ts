import type { DatabaseSync } from 'node:sqlite';

import { type Check, isOfNone, runChecks } from '../ledger/index.ts';
import { countWinners } from './schema.ts';

const moved = (
  key: string,
  userId: string,
) => `COALESCE((SELECT SUM(minor) FROM posting JOIN entry ON posting_id = posting.id
  JOIN account ON account.id = entry.account_id WHERE account.user_id = ${userId} AND posting.key = ${key}), 0)`;

const checks: readonly Check[] = [
  {
    query: `SELECT id, due, moved FROM (SELECT id, -price AS due, ${moved("'lotto-stake:' || lotto_ticket.id", 'lotto_ticket.user_id')} AS moved
      FROM lotto_ticket) WHERE due <> moved`,
    say: ({ id, due, moved: sum }) => `ticket ${String(id)} of lotto costs ${String(due)}, moved was ${String(sum)}`,
  },
  {
    query: `SELECT id, draw_id, due, moved FROM (SELECT lotto_ticket.id AS id, draw_id, COALESCE(payout, 0) AS due,
      ${moved("CASE is_returned WHEN 1 THEN 'lotto-return:' ELSE 'lotto-payout:' END || ticket_id || ':' || draw_id", 'lotto_ticket.user_id')} AS moved
      FROM lotto_entry JOIN lotto_ticket ON lotto_ticket.id = ticket_id) WHERE due <> moved`,
    say: ({ id, due, moved: sum }) => `ticket ${String(id)} of lotto pays ${String(due)}, moved was ${String(sum)}`,
  },
  {
    query: `SELECT id FROM lotto_draw WHERE numbers IS NOT NULL AND winners IS NOT ${countWinners}`,
    say: ({ id }) => `draw ${String(id)} of lotto tells other winners than its tickets`,
  },
  {
    query: `SELECT key FROM posting WHERE (kind = 'lotto-stake' AND ${isOfNone("SELECT id || '' FROM lotto_ticket")})
      OR (kind = 'lotto-payout' AND ${isOfNone("SELECT ticket_id || ':' || draw_id FROM lotto_entry WHERE is_returned = 0")})
      OR (kind = 'lotto-return' AND ${isOfNone("SELECT ticket_id || ':' || draw_id FROM lotto_entry WHERE is_returned = 1")})`,
    say: ({ key }) => `posting ${String(key)} belongs to no ticket of lotto`,
  },
];

/** Sentences about every place where lotto and the ledger differ. */
export const auditLotto = (db: DatabaseSync): string[] => runChecks(db, checks);

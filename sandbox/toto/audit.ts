import type { DatabaseSync } from 'node:sqlite';

import { type Check, isOfNone, runChecks } from '../ledger/index.ts';

const moved = (kind: string) => `COALESCE((SELECT SUM(minor) FROM posting JOIN entry ON posting_id = posting.id
  JOIN account ON account.id = entry.account_id WHERE account.user_id = toto_ticket.user_id AND posting.key = '${kind}:' || toto_ticket.id), 0)`;
const held = `COALESCE((SELECT balance FROM account WHERE user_id IS NULL AND purpose = 'toto-pool-' || toto_draw.id), 0)`;

const checks: readonly Check[] = [
  {
    query: `SELECT id, due, moved FROM (SELECT id, -price AS due, ${moved('toto-stake')} AS moved FROM toto_ticket WHERE bot IS NULL) WHERE due <> moved`,
    say: ({ id, due, moved: sum }) => `ticket ${String(id)} of toto costs ${String(due)}, moved was ${String(sum)}`,
  },
  {
    query: `SELECT id, due, moved FROM (SELECT id, COALESCE(payout, 0) AS due, ${moved('toto-payout')} + ${moved('toto-return')} AS moved
      FROM toto_ticket WHERE bot IS NULL) WHERE due <> moved`,
    say: ({ id, due, moved: sum }) => `ticket ${String(id)} of toto pays ${String(due)}, moved was ${String(sum)}`,
  },
  {
    query: `SELECT id, staked, sum FROM (SELECT id, staked, (SELECT COALESCE(SUM(unit * lines), 0) FROM toto_ticket WHERE draw_id = toto_draw.id AND is_returned = 0) AS sum
      FROM toto_draw) WHERE staked <> sum`,
    say: ({ id, staked, sum }) => `draw ${String(id)} of toto holds ${String(staked)}, its tickets ${String(sum)}`,
  },
  {
    query: `SELECT id, due, held FROM (SELECT id, CASE WHEN state IN ('settled', 'void') THEN 0 ELSE staked END AS due, ${held} AS held
      FROM toto_draw) WHERE due <> held`,
    say: ({ id, due, held: sum }) => `the pool of draw ${String(id)} must hold ${String(due)}, it holds ${String(sum)}`,
  },
  {
    query: `SELECT id, rest FROM (SELECT id, staked + jackpot - next_jackpot - house - (SELECT COALESCE(SUM(won), 0) FROM toto_ticket WHERE draw_id = toto_draw.id AND is_returned = 0) AS rest
      FROM toto_draw WHERE state IN ('settled', 'void')) WHERE rest <> 0`,
    say: ({ id, rest }) => `draw ${String(id)} of toto lost ${String(rest)}`,
  },
  {
    query: `SELECT key FROM posting WHERE kind IN ('toto-stake', 'toto-payout', 'toto-return')
      AND ${isOfNone("SELECT id || '' FROM toto_ticket")}`,
    say: ({ key }) => `posting ${String(key)} belongs to no ticket of toto`,
  },
];

/** Sentences about every place where toto and the ledger differ. */
export const auditToto = (db: DatabaseSync): string[] => runChecks(db, checks);

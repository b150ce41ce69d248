import type { DatabaseSync } from 'node:sqlite';

import { type Check, isOfNone, runChecks } from '../ledger/index.ts';

const kindOf =
  "CASE maker_move.kind WHEN 'bet' THEN 'maker-stake' WHEN 'win' THEN 'maker-payout' ELSE 'maker-return' END";

const checks: readonly Check[] = [
  {
    query: `SELECT name, due, held FROM (SELECT maker_move.name AS name, CASE maker_move.kind WHEN 'bet' THEN -minor ELSE minor END AS due,
      COALESCE((SELECT SUM(entry.minor) FROM posting JOIN entry ON posting_id = posting.id AND entry.account_id = maker_round.account_id
        WHERE posting.key = ${kindOf} || ':' || maker_move.maker || ':' || maker_move.name), 0) AS held
      FROM maker_move LEFT JOIN maker_round ON maker_round.id = round_id) WHERE due <> held`,
    say: ({ name, due, held }) =>
      `transaction ${String(name)} of a maker moves ${String(due)}, moved was ${String(held)}`,
  },
  {
    query: `SELECT key FROM posting WHERE kind IN ('maker-stake', 'maker-payout', 'maker-return') AND
      ${isOfNone("SELECT maker || ':' || name FROM maker_move")}`,
    say: ({ key }) => `posting ${String(key)} belongs to no transaction of a maker`,
  },
  {
    query: `SELECT back.name AS name FROM maker_move AS back JOIN maker_move ON maker_move.maker = back.maker AND maker_move.name = back.bet
      WHERE maker_move.kind <> 'bet' OR maker_move.minor <> back.minor OR maker_move.round_id IS NOT back.round_id`,
    say: ({ name }) => `rollback ${String(name)} of a maker does not give its bet back`,
  },
];

/** Sentences about every place where rounds of makers and the ledger differ. */
export const auditMakers = (db: DatabaseSync): string[] => runChecks(db, checks);

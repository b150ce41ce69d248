import type { DatabaseSync } from 'node:sqlite';

import { type Check, isOfNone, runChecks } from '../ledger/index.ts';

const moved = (kind: string) => `COALESCE((SELECT SUM(minor) FROM posting JOIN entry ON posting_id = posting.id
  JOIN game_session ON game_session.account_id = entry.account_id AND game_session.id = session_id
  WHERE posting.key IN ('${kind}:' || game_round.id, '${kind}:' || game_round.id || ':again')), 0)`;

const movedByBet = (kind: string) => `COALESCE((SELECT SUM(minor) FROM posting JOIN entry ON posting_id = posting.id
  AND entry.account_id = shared_bet.account_id WHERE posting.key = '${kind}:' || shared_bet.id), 0)`;

const checks: readonly Check[] = [
  {
    query: `SELECT id, due, held FROM (SELECT id, -stake AS due, ${moved('game-stake')} AS held FROM game_round) WHERE due <> held`,
    say: ({ id, due, held }) => `round ${String(id)} costs ${String(due)}, moved was ${String(held)}`,
  },
  {
    query: `SELECT id, due, paid FROM (SELECT id, payout AS due, ${moved('game-payout')} AS paid FROM game_round) WHERE due <> paid`,
    say: ({ id, due, paid }) => `round ${String(id)} pays ${String(due)}, moved was ${String(paid)}`,
  },
  {
    query: `SELECT key FROM posting WHERE kind IN ('game-stake', 'game-payout')
      AND ${isOfNone("SELECT id FROM game_round UNION ALL SELECT id || ':again' FROM game_round UNION ALL SELECT id FROM shared_bet")}`,
    say: ({ key }) => `posting ${String(key)} belongs to no round`,
  },
  {
    query: `SELECT id, due, held FROM (SELECT id, -stake AS due, ${movedByBet('game-stake')} AS held FROM shared_bet) WHERE due <> held`,
    say: ({ id, due, held }) => `shared bet ${String(id)} costs ${String(due)}, moved was ${String(held)}`,
  },
  {
    query: `SELECT id, due, paid FROM (SELECT id, payout AS due, ${movedByBet('game-payout')} AS paid FROM shared_bet) WHERE due <> paid`,
    say: ({ id, due, paid }) => `shared bet ${String(id)} pays ${String(due)}, moved was ${String(paid)}`,
  },
];

/** Sentences about every place where rounds and the ledger differ. */
export const auditGames = (db: DatabaseSync): string[] => runChecks(db, checks);

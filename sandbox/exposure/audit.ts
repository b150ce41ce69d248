import type { DatabaseSync } from 'node:sqlite';

import { type Check, runChecks } from '../ledger/index.ts';

const summed = `SELECT game_id, market_id, user_id, iso, SUM(stake) AS stake, SUM(risk) AS risk FROM exposure_part GROUP BY 1, 2, 3, 4`;
const kept = `SELECT game_id, market_id, user_id, iso, stake, risk FROM exposure`;

const checks: readonly Check[] = [
  {
    query: `SELECT DISTINCT game_id AS id, user_id FROM (SELECT * FROM (${summed}) EXCEPT ${kept}) UNION SELECT game_id, user_id FROM (${kept} EXCEPT ${summed})`,
    say: ({ id, user_id }) =>
      `what is staked on match ${String(id)} by player ${String(user_id)} is not what open bets say`,
  },
];

/** Sentences about every place where open bets and the sums of them differ. */
export const auditExposure = (db: DatabaseSync): string[] => runChecks(db, checks);

import type { DatabaseSync } from 'node:sqlite';

import { type Check, runChecks } from '../ledger/index.ts';

const checks: readonly Check[] = [
  {
    // Losses of before there were debts stay with the house, so it may hold more than is owed.
    query: `SELECT iso, owed, held FROM (SELECT iso, SUM(minor) AS owed,
      COALESCE((SELECT -balance FROM account WHERE user_id IS NULL AND purpose = 'chargebacks' AND account.iso = debt.iso), 0) AS held
      FROM debt GROUP BY iso) WHERE owed > held`,
    say: ({ iso, owed, held }) => `players owe ${String(owed)} ${String(iso)}, the house lost ${String(held)}`,
  },
];

/** Sentences about debts that the ledger does not know. */
export const auditDebts = (db: DatabaseSync): string[] => runChecks(db, checks);

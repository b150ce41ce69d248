import type { DatabaseSync } from 'node:sqlite';

import { type Check, isOfNone, runChecks } from '../ledger/index.ts';

const checks: readonly Check[] = [
  {
    query: `SELECT id, budget - available AS held, due FROM (SELECT id, budget, available, COALESCE(sum, 0) AS due FROM bonus_campaign
      LEFT JOIN (SELECT campaign_id, SUM(CASE WHEN ended_at IS NULL THEN reserved ELSE payout END) AS sum FROM bonus_ticket GROUP BY campaign_id)
      ON campaign_id = bonus_campaign.id) WHERE held <> due`,
    say: ({ id, held, due }) => `campaign ${String(id)} holds ${String(held)}, its tickets come to ${String(due)}`,
  },
  {
    query: `SELECT id, payout, paid FROM (SELECT id, payout, COALESCE((SELECT SUM(minor) FROM posting JOIN entry ON posting_id = posting.id
      AND entry.account_id = bonus_ticket.account_id WHERE posting.key = 'bonus-prize:' || bonus_ticket.id), 0) AS paid FROM bonus_ticket) WHERE payout <> paid`,
    say: ({ id, payout, paid }) => `ticket ${String(id)} pays ${String(payout)}, moved was ${String(paid)}`,
  },
  {
    query: `SELECT key FROM posting WHERE kind = 'bonus-prize'
      AND ${isOfNone("SELECT id || '' FROM bonus_ticket")}`,
    say: ({ key }) => `posting ${String(key)} belongs to no ticket`,
  },
];

/** Sentences about every place where tickets, campaigns and the ledger differ. */
export const auditBonusGames = (db: DatabaseSync): string[] => runChecks(db, checks);

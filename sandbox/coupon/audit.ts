import type { DatabaseSync } from 'node:sqlite';

import { type Check, runChecks } from '../ledger/index.ts';

/**
 * How much the movement with this key gave players (`+`) or took from them, and the same for the house accounts of a
 * purpose. Each coupon has few postings and a house account has all of them, so the postings come first (CROSS JOIN keeps the order).
 */
const toPlayers = (key: string) => `COALESCE((SELECT SUM(minor) FROM posting CROSS JOIN entry ON posting_id = posting.id
  CROSS JOIN account ON account.id = account_id WHERE account.user_id IS NOT NULL AND ${key}), 0)`;
const toHouse = (
  purpose: string,
  key: string,
) => `COALESCE((SELECT SUM(minor) FROM posting CROSS JOIN entry ON posting_id = posting.id
  CROSS JOIN account ON account.id = account_id WHERE account.user_id IS NULL AND purpose = '${purpose}' AND ${key}), 0)`;

const stakeKey = `'stake:' || coupon.user_id || ':' || slip_id || ':' || part`;
const soldParts = `COALESCE((SELECT SUM(sale.amount) FROM coupon_sale AS sale WHERE sale.coupon_id = coupon.id AND is_part = 1), 0)`;
/** Keys that begin so, as a span of the index: a pattern that is put together reads every key for every coupon. */
const within = (start: string) => `posting.key >= ${start} || ':' AND posting.key < ${start} || ';'`;
/** An anti-express may be paid in two movements, and a coupon that is settled again gives back. */
const ofKind = (kind: string) => `(posting.key = '${kind}:' || coupon.id OR ${within(`'${kind}:' || coupon.id`)})`;
const [ofPayout, ofPromo] = [ofKind('payout'), ofKind('promo')];
const couponOf = `CAST(substr(posting.key, instr(posting.key, ':') + 1) AS INTEGER)`;

const checks: readonly Check[] = [
  {
    query: `SELECT id, due, held FROM (SELECT id, CASE state WHEN 'refused' THEN 0 ELSE amount + ${soldParts} END AS due,
      ${toHouse('stakes', `posting.key IN (${stakeKey}, 'request:' || coupon.id)`)} AS held FROM coupon) WHERE due <> held`,
    say: ({ id, due, held }) =>
      `coupon ${String(id)} has a stake of ${String(due)}, the house holds ${String(held)} for it`,
  },
  {
    query: `SELECT posting.id AS id, key FROM posting WHERE kind = 'stake' AND key NOT IN (SELECT ${stakeKey} FROM coupon)`,
    say: ({ id, key }) => `posting ${String(id)} (${String(key)}) is a stake without a coupon`,
  },
  {
    query: `SELECT id, due, paid FROM (SELECT id, CASE state WHEN 'settled' THEN payout ELSE 0 END AS due, -${toHouse('payouts', ofPayout)} AS paid FROM coupon)
      WHERE due <> paid`,
    say: ({ id, due, paid }) => `coupon ${String(id)} is owed ${String(due)} and was paid ${String(paid)}`,
  },
  {
    query: `SELECT id, due, paid FROM (SELECT id, CASE WHEN state = 'settled' AND payout = 0 AND status_id NOT IN (2, 3) THEN COALESCE(json_extract(terms, '$.promoBack'), 0)
      ELSE 0 END AS due, -${toHouse('bonuses', ofPromo)} AS paid FROM coupon) WHERE due <> paid`,
    say: ({ id, due, paid }) =>
      `the promo code of coupon ${String(id)} gives back ${String(due)}, paid was ${String(paid)}`,
  },
  {
    query: `SELECT id, due, paid FROM (SELECT id, COALESCE(json_extract(terms, '$.covered'), 0) AS due,
      ${toHouse('advances', within(`'advance:' || coupon.id`))} AS paid FROM coupon) WHERE due <> paid`,
    say: ({ id, due, paid }) =>
      `of the advance of coupon ${String(id)} ${String(due)} is given back, moved was ${String(paid)}`,
  },
  {
    query: `SELECT id, coupon_id, price, paid FROM (SELECT id, coupon_id, price,
      ${toPlayers(`posting.key = 'sale:' || coupon_sale.coupon_id || ':' || coupon_sale.id`)} AS paid FROM coupon_sale) WHERE price <> paid`,
    say: ({ id, coupon_id, price, paid }) =>
      `sale ${String(id)} of coupon ${String(coupon_id)} has a price of ${String(price)}, paid was ${String(paid)}`,
  },
  {
    query: `SELECT id, state FROM coupon WHERE (state = 'sold') <>
      EXISTS (SELECT 1 FROM coupon_sale AS sale WHERE sale.coupon_id = coupon.id AND is_part = 0 AND sale.price = coupon.payout)`,
    say: ({ id, state }) => `coupon ${String(id)} is ${String(state)}, its sales say otherwise`,
  },
  {
    query: `SELECT old_id AS id, new_id FROM coupon_edit JOIN coupon AS old ON old.id = old_id JOIN coupon ON coupon.id = new_id
      WHERE old.state <> 'sold' OR old.payout <> coupon.amount + ${soldParts} OR old.user_id <> coupon.user_id`,
    say: ({ id, new_id }) => `coupon ${String(id)} was not edited into ${String(new_id)} for what it was worth`,
  },
  {
    query: `SELECT posting.id AS id, key FROM posting WHERE kind IN ('payout', 'promo', 'correction', 'sale', 'advance', 'return')
      AND NOT EXISTS (SELECT 1 FROM coupon WHERE coupon.id = ${couponOf})`,
    say: ({ id, key }) => `posting ${String(id)} (${String(key)}) pays for a coupon that does not exist`,
  },
  {
    query: [
      `coupon CROSS JOIN posting ON posting.key = ${stakeKey} AND kind = 'stake'`,
      `posting CROSS JOIN coupon ON coupon.id = ${couponOf} AND kind IN ('payout', 'promo', 'correction', 'sale', 'advance', 'return')`,
    ]
      .map(
        (pairs) => `SELECT coupon.id AS id, posting.key AS key, account.id AS account FROM ${pairs}
          CROSS JOIN entry ON posting_id = posting.id CROSS JOIN account ON account.id = entry.account_id
          WHERE account.iso <> coupon.iso OR account.user_id <> coupon.user_id`,
      )
      .join(' UNION ALL '),
    say: ({ id, key, account }) =>
      `posting ${String(key)} of coupon ${String(id)} touches account ${String(account)}: another currency or another player`,
  },
  {
    query: `SELECT user_id, slip_id, part, COUNT(*) AS times FROM coupon GROUP BY user_id, slip_id, part HAVING times > 1`,
    say: ({ slip_id, times }) => `the slip ${String(slip_id)} became ${String(times)} coupons`,
  },
  {
    query: `SELECT id FROM coupon JOIN (SELECT coupon_id, payout AS said, status_id AS ended, MAX(number) FROM coupon_settlement GROUP BY coupon_id)
      ON coupon_id = id WHERE state = 'settled' AND (said IS NOT payout OR ended <> status_id)`,
    say: ({ id }) => `coupon ${String(id)} does not end as its last settlement says`,
  },
  {
    query: `SELECT id FROM coupon WHERE NOT EXISTS (SELECT 1 FROM coupon_bet WHERE coupon_id = coupon.id)`,
    say: ({ id }) => `coupon ${String(id)} has no bets`,
  },
  {
    query: `SELECT coupon_id AS id FROM coupon_bet WHERE NOT EXISTS (SELECT 1 FROM coupon WHERE coupon.id = coupon_id) GROUP BY coupon_id`,
    say: ({ id }) => `bets of coupon ${String(id)} are left, the coupon is gone`,
  },
];

/** Sentences about every place where coupons and the ledger differ. */
export const auditCoupons = (db: DatabaseSync): string[] => runChecks(db, checks);

import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';
import { missing } from './failure.ts';

/** A payment. Sums: whole minor units, as the wire form counts them. Times: Unix seconds. */
export type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  latest_charge: string | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string; message: string } | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
  cancellation_reason: string | null;
  setup_future_usage: string | null;
  /** The session that made it. */
  checkout: string | null;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  payment_method: string | null;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded';
  metadata: Record<string, string>;
  created: number;
};

/** `behaves`: what its test number does. It is kept, the number is not. */
export type Method = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string };
  customer: string | null;
  behaves: Behaviour;
};
export type Behaviour = 'pays' | 'asks' | 'declined' | 'poor' | 'disputes';

export type Session = {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  /** Null until the payer sends the form for the first time. */
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer: string | null;
  success_url: string;
  cancel_url: string;
  locale: string;
  /** Of the payment that the session makes. */
  payment_intent_data: { metadata: Record<string, string>; setup_future_usage: string | null };
  metadata: Record<string, string>;
  created: number;
};

/** Money that goes to a bank. `arrival_date`: Unix seconds, by the account's clock. */
export type Payout = {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: 'in_transit' | 'paid' | 'failed';
  method: 'instant' | 'standard';
  arrival_date: number;
  failure_code: 'account_closed' | null;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};

export type Other = { id: string; object: 'customer' | 'refund' | 'dispute' | 'list'; [name: string]: unknown };
export type Thing = Intent | Charge | Method | Session | Payout | Other;

export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** What one account has at the provider. `get` throws the wire's 404 for another account's things too. */
export const thingsOf = (db: DatabaseSync, account: string) => ({
  put: <T extends Thing>(thing: T): T => {
    sql(db, 'INSERT OR REPLACE INTO thing (id, account, body) VALUES (?, ?, ?)').run(
      ...[thing.id, account, JSON.stringify(thing)],
    );
    return thing;
  },
  get: <T extends Thing>(kind: T['object'], id: string): T => {
    const row = sql(db, 'SELECT body FROM thing WHERE id = ? AND account = ?').get(id, account);
    const thing = row === undefined ? null : (JSON.parse(String(row.body)) as Thing);
    if (thing?.object !== kind) throw missing(id);
    return thing as T;
  },
  /** The newest hundred. */
  all: (kind: Thing['object']): Thing[] =>
    sql(
      db,
      `SELECT body FROM thing WHERE account = ? AND json_extract(body, '$.object') = ? ORDER BY rowid DESC LIMIT 100`,
    )
      .all(account, kind)
      .map(({ body }) => JSON.parse(String(body)) as Thing),
});
export type Things = ReturnType<typeof thingsOf>;

/** Which account a thing of a page's address belongs to, or null. */
export const accountOf = (db: DatabaseSync, id: string): string | null => {
  const row = sql(db, 'SELECT account FROM thing WHERE id = ?').get(id);
  return row === undefined ? null : String(row.account);
};

import type { Deposit } from '../../contracts/cashier.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { DepositState } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

export type StoredDeposit = {
  id: string;
  number: number;
  user_id: number;
  account_id: number;
  iso: string;
  method: Deposit['methodId'];
  minor: number;
  fee: number;
  state: DepositState;
  reason: Deposit['reason'] | null;
  created_at: number;
  expires_at: number;
  /** When the bank's money arrives, null before the payer said yes. */
  due_at: number | null;
  return_path: string;
  bank_token: string;
};

const rowOf = (row: unknown): StoredDeposit | null => (row === undefined ? null : (row as StoredDeposit));

export const depositById = ({ db }: World, id: string): StoredDeposit | null =>
  rowOf(sql(db, 'SELECT * FROM deposit WHERE id = ?').get(id));

export const depositByToken = ({ db }: World, token: string): StoredDeposit | null =>
  rowOf(sql(db, 'SELECT * FROM deposit WHERE bank_token = ?').get(token));

export const depositsOf = ({ db }: World, userId: number): StoredDeposit[] =>
  sql(db, 'SELECT * FROM deposit WHERE user_id = ? ORDER BY number DESC LIMIT 20').all(userId) as StoredDeposit[];

export const openDeposits = ({ db }: World): StoredDeposit[] =>
  sql(db, `SELECT * FROM deposit WHERE state IN ('needs_action', 'processing')`).all() as StoredDeposit[];

const seconds = (ms: number) => Math.floor(ms / 1000);

export function depositView({ db }: World, deposit: StoredDeposit): Deposit {
  const { digits } = currencyFacts(deposit.iso);
  const steps = sql(db, 'SELECT state, at FROM deposit_step WHERE deposit_id = ? ORDER BY place')
    .all(deposit.id)
    .map(({ state, at }) => ({ state: state as DepositState, at: seconds(Number(at)) }));
  return {
    id: deposit.id,
    number: `D-${String(deposit.number)}`,
    state: deposit.state,
    methodId: deposit.method,
    accountId: deposit.account_id,
    currency: deposit.iso,
    amount: toWire(deposit.minor, digits),
    fee: toWire(deposit.fee, digits),
    createdAt: seconds(deposit.created_at),
    expiresAt: seconds(deposit.expires_at),
    ...(deposit.state === 'needs_action'
      ? { action: { kind: 'redirect' as const, url: `/recharge-api/v1/bank/${deposit.bank_token}` } }
      : {}),
    ...(deposit.reason === null ? {} : { reason: deposit.reason }),
    steps,
  };
}

import type { BonusChoice, Deposit } from '../../contracts/cashier.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { type Network, wantedBlocks } from '../../contracts/payments/crypto/networks.ts';
import { payUri } from '../../contracts/payments/crypto/write.ts';
import type { DepositState } from '../../contracts/payments/index.ts';
import { isOnEvm } from '../chain/index.ts';
import { sql } from '../db/index.ts';
import { isOpenInSql } from '../ledger/under-way.ts';
import type { World } from '../world/world.ts';
import { chargeView } from './quote.ts';

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
  origin: string | null;
  psp_id: string | null;
  psp_session: string | null;
  psp_url: string | null;
  /** The card that paid; empty: unknown; null: not asked yet. */
  card_mark: string | null;
  given_back: number;
  /** The saved card that pays, and whether the one that will pay shall be saved (1). */
  saved_id: string | null;
  is_saved: number;
  /** What the payer pays in another currency; null: in the account's own. */
  pay_iso: string | null;
  pay_minor: number | null;
  rate: number | null;
  bonus: BonusChoice | null;
  desk_code: string | null;
  /** The sum that was asked where another one arrived; null: it equals the credited sum. */
  asked: number | null;
  /** The surplus that went back: minor units of the currency that the payer pays in. */
  surplus: number;
  /** The part of it that paid a debt. */
  for_debt: number;
  /**
   * The address of a cryptocurrency; null for every other method. `blocks`: how many blocks confirm the transfer; null:
   * none yet.
   */
  network: Network | null;
  address: string | null;
  blocks: number | null;
};

/** What the payer pays: minor units of `iso`, the fee in it. */
export const paidBy = ({ minor, fee, iso, pay_iso, pay_minor, rate }: StoredDeposit) => ({
  minor: pay_minor ?? minor + fee,
  iso: pay_iso ?? iso,
  rate,
});

const rowOf = (row: unknown): StoredDeposit | null => (row === undefined ? null : (row as StoredDeposit));

export const depositById = ({ db }: World, id: string): StoredDeposit | null =>
  rowOf(sql(db, 'SELECT * FROM deposit WHERE id = ?').get(id));

export const depositByToken = ({ db }: World, token: string): StoredDeposit | null =>
  rowOf(sql(db, 'SELECT * FROM deposit WHERE bank_token = ?').get(token));

export const depositByPayment = ({ db }: World, pspId: string): StoredDeposit | null =>
  rowOf(sql(db, 'SELECT * FROM deposit WHERE psp_id = ?').get(pspId));

/** As people write it: D-1001. */
export const depositByNumber = ({ db }: World, number: string): StoredDeposit | null =>
  rowOf(sql(db, `SELECT * FROM deposit WHERE 'D-' || number = ?`).get(number));

export const depositsOf = ({ db }: World, userId: number): StoredDeposit[] =>
  sql(db, 'SELECT * FROM deposit WHERE user_id = ? ORDER BY number DESC LIMIT 20').all(userId) as StoredDeposit[];

export const openDeposits = ({ db }: World): StoredDeposit[] =>
  sql(db, `SELECT * FROM deposit WHERE ${isOpenInSql}`).all() as StoredDeposit[];

/** The account that transfers go to: of no bank, with right check digits. */
const houseIban = 'GB33BUKB20201555555555';

function actionOf({ chain }: World, deposit: StoredDeposit): NonNullable<Deposit['action']> {
  const { method, bank_token, origin, number, desk_code: code, network, address } = deposit;
  const url = `/recharge-api/v1/bank/${bank_token}`;
  if (code !== null) return { kind: 'desk', url, code, payload: code };
  if (network !== null && address !== null) {
    const { iso, minor } = paidBy(deposit);
    const { digits } = currencyFacts(iso);
    const amount = toWire(minor, digits).toFixed(digits);
    const payload = payUri(network, address, amount);
    // The played wallet sends nothing on a chain outside.
    return { kind: 'crypto', url: isOnEvm(chain, network, iso) ? payload : url, network, address, payload };
  }
  if (method === 'instant' && origin !== null) return { kind: 'qr', url, payload: origin + url };
  if (method === 'transfer') return { kind: 'transfer', url, iban: houseIban, reference: `D-${String(number)}` };
  return { kind: 'redirect', url };
}

const seconds = (ms: number) => Math.floor(ms / 1000);

export function depositView(world: World, deposit: StoredDeposit): Deposit {
  const { digits } = currencyFacts(deposit.iso);
  const { iso, minor, rate } = paidBy(deposit);
  const steps = sql(world.db, 'SELECT state, at FROM deposit_step WHERE deposit_id = ? ORDER BY place')
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
    ...(rate === null ? {} : { charged: chargeView({ iso, minor, rate }) }),
    ...(deposit.asked === null ? {} : { asked: toWire(deposit.asked, digits) }),
    ...(deposit.surplus === 0
      ? {}
      : { surplus: { currency: iso, amount: toWire(deposit.surplus, currencyFacts(iso).digits) } }),
    ...(deposit.for_debt === 0 ? {} : { forDebt: toWire(deposit.for_debt, digits) }),
    ...(deposit.bonus === null ? {} : { bonus: deposit.bonus }),
    createdAt: seconds(deposit.created_at),
    expiresAt: seconds(deposit.expires_at),
    ...(deposit.blocks === null
      ? {}
      : { confirmations: { seen: Math.min(deposit.blocks, wantedBlocks), wanted: wantedBlocks } }),
    ...(deposit.state === 'needs_action' ? { action: actionOf(world, deposit) } : {}),
    ...(deposit.reason === null ? {} : { reason: deposit.reason }),
    steps,
  };
}

import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { isOpenWithdrawal, type WithdrawalState } from '../../contracts/payments/index.ts';
import type { Withdrawal } from '../../contracts/withdrawals.ts';
import { isIdentified } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { payeeWait } from './payee.ts';

export type StoredWithdrawal = {
  id: string;
  number: number;
  user_id: number;
  account_id: number;
  iso: string;
  method: Withdrawal['methodId'];
  minor: number;
  fee: number;
  last4: string | null;
  state: WithdrawalState;
  reason: NonNullable<Withdrawal['reason']> | null;
  created_at: number;
  /** When it goes on by itself; null at its end. */
  due_at: number | null;
  psp_id: string | null;
  desk_code: string | null;
};

export const withdrawalById = ({ db }: World, id: string): StoredWithdrawal | null =>
  (sql(db, 'SELECT * FROM withdrawal WHERE id = ?').get(id) as StoredWithdrawal | undefined) ?? null;

export const withdrawalsOf = ({ db }: World, userId: number): StoredWithdrawal[] =>
  sql(db, 'SELECT * FROM withdrawal WHERE user_id = ? ORDER BY number DESC LIMIT 20').all(userId) as StoredWithdrawal[];

/** Those under way: of one player, or of all. */
export const openWithdrawals = ({ db }: World, userId: number | null = null): StoredWithdrawal[] =>
  (
    sql(db, 'SELECT * FROM withdrawal WHERE due_at IS NOT NULL AND (?1 IS NULL OR user_id = ?1)').all(
      userId,
    ) as StoredWithdrawal[]
  ).filter(({ state }) => isOpenWithdrawal(state));

export const writeStep = ({ db, clock }: World, id: string, state: WithdrawalState): void =>
  void sql(db, 'INSERT INTO withdrawal_step (withdrawal_id, state, at) VALUES (?, ?, ?)').run(id, state, clock.now());

/** So long a request waits for documents. Decision D-235. */
export const documentsMs = 14 * 24 * 3_600_000;
const seconds = (ms: number) => Math.floor(ms / 1000);
/** Before the money goes to its payee. */
const leaving: readonly WithdrawalState[] = ['requested', 'checking', 'approved'];

export function withdrawalView(world: World, withdrawal: StoredWithdrawal): Withdrawal {
  const { id, state, iso, last4, reason, due_at, desk_code: code } = withdrawal;
  const { digits } = currencyFacts(iso);
  const isWaiting = state === 'checking' && !isIdentified(world.db, withdrawal.user_id);
  // The check itself takes a moment, but without documents it ends nowhere.
  const paidFrom = leaving.includes(state) ? payeeWait(world, withdrawal) : null;
  const endsAt = isWaiting ? withdrawal.created_at + documentsMs : (paidFrom ?? due_at);
  const steps = sql(world.db, 'SELECT state, at FROM withdrawal_step WHERE withdrawal_id = ? ORDER BY place')
    .all(id)
    .map((step) => ({ state: step.state as WithdrawalState, at: seconds(Number(step.at)) }));
  return {
    id,
    number: `W-${String(withdrawal.number)}`,
    state,
    methodId: withdrawal.method,
    accountId: withdrawal.account_id,
    currency: iso,
    amount: toWire(withdrawal.minor, digits),
    fee: toWire(withdrawal.fee, digits),
    ...(last4 === null ? {} : { last4 }),
    createdAt: seconds(withdrawal.created_at),
    ...(endsAt === null ? {} : { expectedAt: seconds(endsAt) }),
    ...(paidFrom === null ? {} : { paidFrom: seconds(paidFrom) }),
    ...(isWaiting ? { need: { kind: 'documents' as const, path: '/office/verification' } } : {}),
    ...(reason === null ? {} : { reason }),
    ...(code === null || state !== 'sent' || due_at === null ? {} : { desk: { code, until: seconds(due_at) } }),
    canCancel: false,
    steps,
  };
}

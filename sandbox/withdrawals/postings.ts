import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import type { StoredWithdrawal } from './store.ts';

/** The money leaves the balance at the request. The key is the withdrawal's own, as in all of its movements. */
export const reserve = (world: World, { id, account_id, iso, minor }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal:${id}`,
    kind: 'withdrawal',
    at: world.clock.now(),
    entries: [
      { account: account_id, minor: -minor },
      { account: { house: 'withdrawals', iso }, minor },
    ],
  });

export const settle = (world: World, { id, iso, minor, fee }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal-paid:${id}`,
    kind: 'withdrawal-paid',
    at: world.clock.now(),
    entries: [
      { account: { house: 'withdrawals', iso }, minor: -minor },
      { account: { house: 'cash', iso }, minor: minor - fee },
      ...(fee > 0 ? [{ account: { house: 'fees' as const, iso }, minor: fee }] : []),
    ],
  });

/** Money that the bank returns after a payout was called paid is booked back from the same account. */
export const giveBack = (world: World, { id, account_id, iso, minor, fee, state }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal-return:${id}`,
    kind: 'withdrawal-return',
    at: world.clock.now(),
    entries: [
      ...(state === 'received'
        ? [
            { account: { house: 'cash' as const, iso }, minor: fee - minor },
            ...(fee > 0 ? [{ account: { house: 'fees' as const, iso }, minor: -fee }] : []),
          ]
        : [{ account: { house: 'withdrawals' as const, iso }, minor: -minor }]),
      { account: account_id, minor },
    ],
  });

/** The page of withdrawals before a server, for tests. */
import type { Withdrawal, WithdrawalTerms } from '@contracts/withdrawals';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { $shelfStorage } from '@/shared/keyed-call';
import { nowSec, open } from '@/shared/testing';

import { WithdrawPage } from './ui/page';

const base = '/deduce-api/v1';
export const calls = {
  terms: `GET ${base}/methods`,
  list: `GET ${base}/requests`,
  send: `POST ${base}/requests`,
  bank: `PUT ${base}/bank-account`,
  address: `PUT ${base}/crypto-address`,
};

/** A card takes what was paid in with it, the bank the rest. */
export const terms = (more: Partial<WithdrawalTerms> = {}): { data: WithdrawalTerms } => ({
  data: {
    ...{ currency: 'RUB', least: 100, needsDocuments: false, networks: [], cryptoAddress: null },
    bankAccount: { country: 'DE', last4: '3000', paidFrom: nowSec - 1 },
    ways: [
      { id: 'card', feePercent: 0, etaSec: 60, takes: 500 },
      { id: 'transfer', feePercent: 1, etaSec: 10, takes: null },
    ],
    ...more,
  },
});

export const withdrawal = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  ...{ id: 'w1', number: '1001', state: 'checking', methodId: 'transfer', accountId: 5, currency: 'RUB' },
  ...{ amount: 1000, fee: 10, last4: '3000', createdAt: nowSec - 60, expectedAt: nowSec + 3600, canCancel: false },
  steps: [
    { state: 'requested', at: nowSec - 60 },
    { state: 'checking', at: nowSec - 30 },
  ],
  ...more,
});

/** Player 1 has 10,000 roubles. */
export const openPage = (backend: Record<string, unknown>, values: [unknown, unknown][] = []) =>
  open(<WithdrawPage />, {
    texts: ['withdraw', 'cashier', 'office', 'states'],
    backend: { [calls.terms]: terms(), [calls.list]: { data: [] }, ...backend },
    values: [
      [$balance, balance],
      [$userId, 1],
      [$shelfStorage, { read: () => null, write: () => undefined }],
      ...values,
    ],
  });

/** The page of deposits before a server, for tests. */
import type { Deposit, PayMethod } from '@contracts/cashier';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { $shelfStorage } from '@/shared/keyed-call';
import { nowSec, open } from '@/shared/testing';

import { DepositPage } from './ui/page';

const base = '/recharge-api/v1';
export const calls = {
  methods: `GET ${base}/methods`,
  list: `GET ${base}/payments`,
  one: `GET ${base}/payments/d1`,
  choice: `GET ${base}/limit-choice`,
  noLimit: `POST ${base}/limit-choice`,
  quote: `POST ${base}/quote`,
  pay: `POST ${base}/payments`,
  forget: `DELETE ${base}/cards/c1`,
  limits: 'GET /limit-service-api/api/external/web/v3/limits',
  ownLimit: 'POST /limit-service-api/api/external/web/v3/limits',
  debt: `GET ${base}/debt`,
  offer: 'GET /office-api/v1/bonuses/deposit',
};

export const method = (id: PayMethod['id'], more: Partial<PayMethod> = {}): PayMethod => ({
  ...{ id, currency: 'RUB', feePercent: 0, min: 100, max: 5000, etaSec: 5 },
  ...more,
});

/** 1,000 roubles by the bank, which wait for the payer. */
export const deposit = (more: Partial<Deposit> = {}): Deposit => ({
  ...{ id: 'd1', number: 'D-1001', state: 'needs_action', methodId: 'instant', accountId: 5, currency: 'RUB' },
  ...{ amount: 1000, fee: 10, createdAt: nowSec - 60, expiresAt: nowSec + 845 },
  steps: [
    { state: 'created', at: nowSec - 60 },
    { state: 'needs_action', at: nowSec - 59 },
  ],
  ...more,
});

/** A limit of deposits of 7 days: 3,000 roubles, of which 1,200 are left. */
export const weekLimit = (more: object = {}) => ({
  ...{ limitType: 21, limitState: 'ACTIVE', limitValue: 3000, limitBalance: 1200, needApprove: false, startedAt: 1 },
  ...{ endsAt: null, availableValues: [], measure: 'money', type: 'deposit' },
  ...more,
});

/** Player 1 has 10,000 roubles and has chosen to have no limit. `backend` may be changed later. */
export const openPage = (
  backend: Record<string, unknown>,
  { search = '', values = [] as readonly (readonly [unknown, unknown])[] } = {},
) =>
  open(<DepositPage />, {
    texts: ['cashier', 'office', 'states'],
    address: `/office/recharge${search}`,
    backend: Object.assign(backend, {
      [calls.methods]: { data: [method('instant'), method('wallet', { feePercent: 1 })] },
      [calls.list]: { data: [] },
      [calls.choice]: { data: { isChosen: true } },
      [calls.limits]: [],
      [calls.debt]: { data: { owed: [], currency: 'RUB', here: 0 } },
      [calls.offer]: { data: { offers: [], isHeldBack: false } },
      ...backend,
    }),
    values: [
      [$balance, balance],
      [$userId, 1],
      [$shelfStorage, { read: () => null, write: () => undefined }],
      ...values,
    ],
  });

import type { Network } from '@contracts/payments/crypto/networks';
import {
  BankAccountAnswer,
  CryptoAddressAnswer,
  WithdrawalsAnswer,
  WithdrawalTermsAnswer,
} from '@contracts/withdrawals';

import { createApiMutation, createApiQuery } from '@/shared/api';

import { toTerms, toWithdrawal } from '../lib/withdrawal';

const base = '/deduce-api/v1';

/** GET methods: the ways out of this account, and what each takes now. Spec: api §9. */
export const termsQuery = createApiQuery({
  request: ({ accountId }: { accountId: number }) => ({
    path: `${base}/methods`,
    query: { accountId: String(accountId) },
  }),
  isOfPage: true,
  contract: WithdrawalTermsAnswer,
  mapData: ({ data }) => toTerms(data),
});

/** GET requests: the last ones, the newest first. */
export const withdrawalsQuery = createApiQuery({
  request: (_: object) => ({ path: `${base}/requests` }),
  isOfPage: true,
  contract: WithdrawalsAnswer,
  mapData: ({ data }) => data.map(toWithdrawal),
});

/** PUT bank-account: the number goes out and is kept nowhere on this side. Row PAY-09. */
export const bankAccountMutation = createApiMutation({
  request: (body: { iban: string; bic: string }) => ({
    method: 'PUT',
    byPress: true,
    path: `${base}/bank-account`,
    body,
  }),
  contract: BankAccountAnswer,
  mapData: ({ data }) => data,
});

/** PUT crypto-address: the address goes out and is kept nowhere on this side, as the number of a bank account. */
export const cryptoAddressMutation = createApiMutation({
  request: (body: { currency: string; network: Network; address: string }) => ({
    method: 'PUT',
    byPress: true,
    path: `${base}/crypto-address`,
    body,
  }),
  contract: CryptoAddressAnswer,
  mapData: ({ data }) => data,
});

import { DepositBonusesAnswer } from '@contracts/bonuses';

import { createApiQuery } from '@/shared/api';

import { toOffer } from '../lib/bonus';

/** GET bonuses/deposit: what a deposit to this account could bring; null for who may have none. Row LIM-69. */
export const offerQuery = createApiQuery({
  request: ({ accountId }: { accountId: number }) => ({
    path: '/office-api/v1/bonuses/deposit',
    query: { accountId: String(accountId) },
  }),
  isOfPage: true,
  contract: DepositBonusesAnswer,
  mapData: ({ data }) => (data.offers[0] === undefined ? null : toOffer(data.offers[0])),
});

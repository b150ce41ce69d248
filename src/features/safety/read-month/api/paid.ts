import { PaidSumsAnswer } from '@contracts/statement';

import { createApiQuery } from '@/shared/api';

import { toSums } from '../lib/sums';

/** GET statement/paid: what came in and went out since `from`, Unix seconds. Spec: api §9. */
export const paidQuery = createApiQuery({
  request: ({ account, from }: { account: number; from: number }) => ({
    path: '/office-api/v1/statement/paid',
    query: { account: String(account), from: String(from) },
  }),
  isOfPage: true,
  contract: PaidSumsAnswer,
  mapData: ({ data }) => toSums(data),
});

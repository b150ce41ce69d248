import { StatementAnswer } from '@contracts/statement';

import { createApiQuery } from '@/shared/api';

import { toStatement } from '../lib/statement';

/** GET statement: what moved on an account since `from`, Unix seconds. Spec: api §9. */
export const statementQuery = createApiQuery({
  request: ({ account, from }: { account: number; from: number }) => ({
    path: '/office-api/v1/statement',
    query: { account: String(account), from: String(from) },
  }),
  isOfPage: true,
  contract: StatementAnswer,
  mapData: ({ data }) => toStatement(data),
});

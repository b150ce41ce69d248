import { TransfersAnswer } from '@contracts/wallets';

import { createApiQuery } from '@/shared/api';
import { type Asked, type Found, startOf } from '@/shared/paged-list';

import type { Filter } from '../lib/filter';
import { toTransfer, type Transfer } from '../lib/transfer';

/** GET history/transfers, page by page, the newest first. Spec: api §9. */
export const transfersQuery = createApiQuery({
  request: ({ question: { account, days }, now, page, pageSize }: Asked<Filter>) => ({
    path: '/office-api/v1/history/transfers',
    query: {
      ...{ page, pageSize, from: startOf(days, now) },
      ...(account === null ? {} : { account }),
    },
  }),
  isOfPage: true,
  contract: TransfersAnswer,
  mapData: ({ data, total_count }, { page }): Found<Transfer> => ({
    ...{ rows: data.map(toTransfer), total: total_count, page },
  }),
});

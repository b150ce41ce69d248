import { PaymentsAnswer } from '@contracts/payment-history';

import { type Payment, toPayment } from '@/entities/cashier/payment';
import { createApiQuery } from '@/shared/api';
import { type Asked, type Found, startOf } from '@/shared/paged-list';

import type { Filter } from '../lib/filter';

/** GET history/payments, page by page, the newest first. Spec: api §9. */
export const paymentsQuery = createApiQuery({
  request: ({ question: { kind, days }, now, page, pageSize }: Asked<Filter>) => ({
    path: '/office-api/v1/history/payments',
    query: { kind, page, pageSize, from: startOf(days, now) },
  }),
  isOfPage: true,
  contract: PaymentsAnswer,
  mapData: ({ data, total_count }, { page }): Found<Payment> => ({
    ...{ rows: data.map(toPayment), total: total_count, page },
  }),
});

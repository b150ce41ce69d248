import { type PaymentRequest, PaymentRequestsAnswer } from '@contracts/payment-requests';

import { createApiQuery } from '@/shared/api';
import type { Asked, Found } from '@/shared/paged-list';

/** GET payment-requests, page by page, the newest first. Topics come in the language asked for. Spec: api §9. */
export const requestsQuery = createApiQuery({
  request: ({ question: { lng }, page, pageSize }: Asked<{ lng: string }>) => ({
    path: '/office-api/v1/payment-requests',
    query: { page, pageSize, lng },
  }),
  isOfPage: true,
  contract: PaymentRequestsAnswer,
  mapData: ({ data, total_count }, { page }): Found<PaymentRequest> => ({ rows: data, total: total_count, page }),
});

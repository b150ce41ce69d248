import { PaymentAnswer, PaymentsAnswer } from '@contracts/payment-history';
import { PaymentRequestAnswer, type RequestTopic, RequestTopicsAnswer } from '@contracts/payment-requests';

import { type Payment, toPayment } from '@/entities/cashier/payment';
import { createApiCall, createApiQuery } from '@/shared/api';
import type { Asked, Found } from '@/shared/paged-list';

const base = '/office-api/v1/payment-requests';
const paymentsPath = (topicId: number) => `${base}/topics/${String(topicId)}/transactions`;

/** GET topics: what one may ask about, in this language. Spec: api §9. */
export const topicsQuery = createApiQuery({
  request: ({ lng }: { lng: string }) => ({ path: `${base}/topics`, query: { lng } }),
  isOfPage: true,
  contract: RequestTopicsAnswer,
  mapData: ({ data }): readonly RequestTopic[] => data,
});

/** GET topics/{id}/transactions: payments that the topic may concern, page by page. */
export const paymentsQuery = createApiQuery({
  request: ({ question: { topicId }, page, pageSize }: Asked<{ topicId: number }>) => ({
    path: paymentsPath(topicId),
    query: { page, pageSize },
  }),
  isOfPage: true,
  contract: PaymentsAnswer,
  mapData: ({ data, total_count }, { page }): Found<Payment> => ({
    ...{ rows: data.map(toPayment), total: total_count, page },
  }),
});

/** GET topics/{id}/transactions/{id}: the payment that was chosen. */
export const paymentQuery = createApiQuery({
  request: ({ topicId, id }: { topicId: number; id: string }) => ({
    path: `${paymentsPath(topicId)}/${encodeURIComponent(id)}`,
  }),
  isOfPage: true,
  contract: PaymentAnswer,
  mapData: ({ data }) => toPayment(data),
});

export type NewRequest = {
  sendId: string;
  topicId: number;
  subTopicId?: number;
  transactionId?: string;
  text: string;
  file?: { id: string; name: string };
};

/** POST payment-requests: one request for one `sendId`, however often it is sent. */
export const askFx = createApiCall({
  request: (body: NewRequest) => ({ method: 'POST', path: base, body }),
  contract: PaymentRequestAnswer,
  mapData: ({ data }) => data,
});

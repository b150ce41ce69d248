import { PaymentAnswer } from '@contracts/payment-history';

import { toPayment } from '@/entities/cashier/payment';
import { createApiQuery } from '@/shared/api';

/** GET history/payments/{id}: one payment of this player; 404 for anybody else's. Spec: api §9. */
export const paymentQuery = createApiQuery({
  request: ({ id }: { id: string }) => ({ path: `/office-api/v1/history/payments/${encodeURIComponent(id)}` }),
  isOfPage: true,
  contract: PaymentAnswer,
  mapData: ({ data }) => toPayment(data),
});

import { PaymentAnswer, PaymentsAnswer } from '../payment-history.ts';
import * as wire from '../payment-requests.ts';
import { call, lng, type Operation, paging } from './call.ts';

const own = call('account', 'player');
const base = '/office-api/v1/payment-requests';

/** Questions of players about their payments. Spec: api §9. */
export const paymentRequestCalls: readonly Operation[] = [
  own('paymentRequests', 'get', base, 'What the player asked, and what the house answered, the newest first', {
    query: { ...paging, ...lng },
    answers: { 200: wire.PaymentRequestsAnswer },
    refusals: [401],
  }),
  own('paymentRequestTopics', 'get', `${base}/topics`, 'Topics and their sub-topics', {
    query: lng,
    answers: { 200: wire.RequestTopicsAnswer },
    refusals: [401],
  }),
  own('topicPayments', 'get', `${base}/topics/{topicId}/transactions`, 'Payments that a question may be about', {
    query: paging,
    answers: { 200: PaymentsAnswer },
    refusals: [401, 404],
  }),
  own('topicPayment', 'get', `${base}/topics/{topicId}/transactions/{transactionId}`, 'One of these payments', {
    answers: { 200: PaymentAnswer },
    refusals: [401, 404],
  }),
  own('askAboutPayment', 'post', base, 'A request by topic, about a payment maybe, with a photo maybe', {
    body: wire.NewPaymentRequest,
    answers: { 201: wire.PaymentRequestAnswer },
    refusals: [1, 401, 404, 429],
  }),
];

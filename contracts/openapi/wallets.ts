import { PaymentAnswer, PaymentsAnswer } from '../payment-history.ts';
import * as wire from '../wallets.ts';
import { call, type Operation, paging } from './call.ts';

const own = call('account', 'player');
const base = '/web-api/account';

/** Accounts and transfers between them. Spec: api §5, §9. */
export const walletCalls: readonly Operation[] = [
  own('wallets', 'get', `${base}/wallets`, 'What is on its way into each account and out of it', {
    answers: { 200: wire.WalletsAnswer },
    refusals: [401],
  }),
  own('convertRate', 'get', `${base}/convert/rate`, 'The rate between two accounts of the player', {
    query: { fromId: 'number of the account that the money leaves', toId: 'number of the other' },
    answers: { 200: wire.RateAnswer },
    refusals: [1, 401, 403, 1012, 1014],
  }),
  own('convert', 'post', `${base}/convert`, 'Transfer between two accounts at the rate that was said', {
    key: true,
    body: wire.ConvertRequest,
    answers: { 201: wire.TransferAnswer },
    refusals: [1, 139, 401, 403, 1006, 1012, 1014, 1023, 1025, 2003, 2006],
  }),
  own('payments', 'get', '/office-api/v1/history/payments', 'Deposits and withdrawals, the newest first', {
    query: {
      ...paging,
      kind: 'deposit or withdrawal; both when absent',
      from: 'Unix seconds',
      to: 'Unix seconds, not part of it; now when absent',
    },
    answers: { 200: PaymentsAnswer },
    refusals: [1, 401],
  }),
  own('payment', 'get', '/office-api/v1/history/payments/{id}', 'One payment, for its receipt', {
    answers: { 200: PaymentAnswer },
    refusals: [401, 404],
  }),
  own('transfers', 'get', '/office-api/v1/history/transfers', 'Transfers between accounts, the newest first', {
    query: {
      ...paging,
      account: 'number of one account; all when absent',
      from: 'Unix seconds',
      to: 'Unix seconds, not part of it; now when absent',
    },
    answers: { 200: wire.TransfersAnswer },
    refusals: [1, 401],
  }),
];

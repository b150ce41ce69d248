import * as wire from '../cashier.ts';
import { call, type Operation } from './call.ts';

const own = call('account', 'player');
const base = '/recharge-api/v1';

/** Deposits. Spec: api §9. */
export const cashierCalls: readonly Operation[] = [
  own('payMethods', 'get', `${base}/methods`, 'Ways to pay in, with what each takes and why one is not offered', {
    query: { accountId: 'number of the account' },
    answers: { 200: wire.PayMethodsAnswer },
    refusals: [1, 401],
  }),
  own('quote', 'post', `${base}/quote`, 'What a deposit would cost, and until when that holds', {
    body: wire.QuoteRequest,
    answers: { 200: wire.QuoteAnswer },
    refusals: [1, 401, 429, 2003, 2004, 2008, 2009],
  }),
  own('deposits', 'get', `${base}/payments`, 'The last twenty deposits, the newest first', {
    answers: { 200: wire.DepositsAnswer },
    refusals: [401],
  }),
  own('deposit', 'get', `${base}/payments/{id}`, 'Where a deposit is', {
    answers: { 200: wire.DepositAnswer },
    refusals: [401, 404],
  }),
  own('debt', 'get', `${base}/debt`, 'What the player owes for deposits that went back; the next money pays it first', {
    query: { accountId: 'number of the account' },
    answers: { 200: wire.DebtAnswer },
    refusals: [1, 401],
  }),
  own('createDeposit', 'post', `${base}/payments`, 'Begin a deposit: it holds its sum of the limits', {
    key: true,
    body: wire.DepositRequest,
    answers: { 201: wire.DepositAnswer },
    refusals: [1, 139, 401, 1011, 1012, 1013, 1014, 1023, 1025, 2001, 2002, 2003, 2004, 2007, 2008, 2009, 2010],
  }),
  own('removeCard', 'delete', `${base}/cards/{id}`, 'Forget a saved card', {
    answers: { 204: null },
    refusals: [401, 404],
  }),
  own(
    'limitChoice',
    'get',
    `${base}/limit-choice`,
    'Has the player chosen a limit, or none, before the first deposit?',
    {
      answers: { 200: wire.LimitChoiceAnswer },
      refusals: [401],
    },
  ),
  own('chooseNoLimit', 'post', `${base}/limit-choice`, 'The player wants no limit of deposits for now', {
    answers: { 200: wire.LimitChoiceAnswer },
    refusals: [401],
  }),
];

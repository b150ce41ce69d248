import { PaidSumsAnswer, StatementAnswer } from '../statement.ts';
import * as tracker from '../tracker.ts';
import * as wire from '../withdrawals.ts';
import { call, lng, type Operation, paging } from './call.ts';

const own = call('account', 'player');
const base = '/deduce-api/v1';

const tracked = {
  account: 'number of the account',
  from: 'Unix seconds, 28 days before the end when absent',
  to: 'Unix seconds, not part of it; now when absent',
  zone: 'IANA name or hours: whose days and months count',
  sport: 'id; 0: several',
  market: 'id of the group; 0: several',
  type: 'of the coupon',
  odds: 'place of the price band, from 0',
  tag: 'of the player',
};

/** Withdrawals, the statement, and the tracker. Spec: api §9. */
export const withdrawalCalls: readonly Operation[] = [
  own('withdrawalTerms', 'get', `${base}/methods`, 'Ways out of an account, with what each takes now and why not', {
    query: { accountId: 'number of the account' },
    answers: { 200: wire.WithdrawalTermsAnswer },
    refusals: [1, 401],
  }),
  own('withdrawals', 'get', `${base}/requests`, 'The last twenty withdrawals, the newest first', {
    answers: { 200: wire.WithdrawalsAnswer },
    refusals: [401],
  }),
  own('withdrawal', 'get', `${base}/requests/{id}`, 'Where a withdrawal is', {
    answers: { 200: wire.WithdrawalAnswer },
    refusals: [401, 404],
  }),
  own('withdraw', 'post', `${base}/requests`, 'Takes money out: it leaves the balance at once', {
    key: true,
    body: wire.WithdrawalRequest,
    answers: { 201: wire.WithdrawalsAnswer },
    refusals: [1, 136, 139, 401, 1006, 1012, 1014, 1023, 1025, 2003, 2005],
  }),
  own('cancelWithdrawal', 'delete', `${base}/requests/{id}`, 'Always refused: players take no withdrawal back', {
    answers: {},
    refusals: [401, 404, 409],
  }),
  own('setBankAccount', 'put', `${base}/bank-account`, 'The own bank account that withdrawals go to', {
    body: wire.BankAccountRequest,
    answers: { 200: wire.BankAccountAnswer },
    refusals: [1, 136, 401],
  }),
  own(
    'setCryptoAddress',
    'put',
    `${base}/crypto-address`,
    'The own address that withdrawals of a cryptocurrency go to',
    {
      body: wire.CryptoAddressRequest,
      answers: { 200: wire.CryptoAddressAnswer },
      refusals: [1, 136, 401],
    },
  ),
  own('statement', 'get', '/office-api/v1/statement', 'What moved on an account: opening, rows and closing add up', {
    query: {
      account: 'number of the account',
      from: 'Unix seconds, a week before the end when absent',
      to: 'Unix seconds, not part of it; now when absent',
    },
    answers: { 200: StatementAnswer },
    refusals: [1, 401],
  }),
  own('paidSums', 'get', '/office-api/v1/statement/paid', 'What deposits brought and withdrawals took since a moment', {
    query: { account: 'number of the account', from: 'Unix seconds; the first movement when absent' },
    answers: { 200: PaidSumsAnswer },
    refusals: [1, 401],
  }),
  own('tracker', 'get', '/office-api/v1/tracker', 'What the bets of an account came to in a span, and by what', {
    query: { ...lng, ...tracked },
    answers: { 200: tracker.TrackerAnswer },
    refusals: [1, 401],
  }),
  own('trackedBets', 'get', '/office-api/v1/tracker/bets', 'Those bets, each with its closing-line value', {
    query: { ...lng, ...tracked, ...paging },
    answers: { 200: tracker.TrackedBetsAnswer },
    refusals: [1, 401],
  }),
  own('markBet', 'put', '/office-api/v1/tracker/bets/{id}/marks', 'Tags and a note of the player beside a bet', {
    body: tracker.MarksRequest,
    answers: { 200: tracker.MarksAnswer },
    refusals: [1, 401, 404, 409],
  }),
];

import * as account from '../account.ts';
import { ActionAnswer } from '../action.ts';
import { AlarmsAnswer } from '../alarm.ts';
import * as auth from '../auth.ts';
import * as clientConfig from '../client-config.ts';
import { dataOf } from '../common.ts';
import * as wire from '../limits.ts';
import * as marketing from '../marketing.ts';
import * as playSession from '../play-session.ts';
import * as records from '../player-records.ts';
import * as sessionLimit from '../session-limit.ts';
import * as teamCash from '../team-cash.ts';
import { z } from '../zod.ts';
import { call, lng, none, type Operation, paging } from './call.ts';

const own = call('account', 'player');
const limits = '/limit-service-api/api/external/web/v3';
export const accountCalls: readonly Operation[] = [
  own('clientConfig', 'get', '/web-api/user/client-config', 'Profile and protection', {
    answers: { 200: clientConfig.ClientConfigAnswer },
    refusals: [401],
  }),
  own('cookiesAgree', 'post', '/web-api/user/cookies-agree', 'What the player agreed to, and when', {
    body: auth.CookiesAgreeRequest,
    answers: none,
    refusals: [401],
  }),
  own('balance', 'get', '/web-api/account/balance', 'Accounts and what they hold', {
    answers: { 200: account.BalanceAnswer },
    refusals: [401],
  }),
  own('switchAccount', 'post', '/web-api/account/{id}/switch', 'Make an account the active one', {
    answers: { 200: account.BalanceAnswer },
    refusals: [404, 1014],
  }),
  own('addCurrency', 'post', '/web-api/account/currency', 'Open an account in another currency', {
    body: account.AddCurrencyRequest,
    answers: { 202: account.AddCurrencyAnswer },
    refusals: [1, 2],
    key: true,
  }),
  own('removeAccount', 'delete', '/web-api/account/{id}', 'Remove an empty account', {
    answers: none,
    refusals: [2, 404],
  }),
  own('agreement', 'get', '/web-api/api-v3/v2/user/agreement-rules/status', 'Has the player agreed to the terms?', {
    answers: { 200: clientConfig.AgreementStatusAnswer },
    refusals: [401],
  }),
  own('agree', 'post', '/web-api/api-v3/v2/user/agreement-rules/confirm', 'Agree to the terms', {
    body: clientConfig.AgreementConfirmRequest,
    answers: { 200: clientConfig.AgreementConfirmAnswer },
    refusals: [401],
  }),
  own('clientLimits', 'get', '/limit-service-api/limit/external/web/api/v1/clientlimits', 'Limits of the player', {
    answers: { 200: clientConfig.ClientLimitsAnswer },
    refusals: [401],
  }),
  own('limitPing', 'post', '/limit-service-api/api/external/web/v3/ping', 'Seconds that the session limit leaves', {
    answers: { 200: sessionLimit.LimitPingAnswer },
    refusals: [401, 1021],
  }),
  own('availableLimits', 'get', `${limits}/availablelimits`, 'What a player can set', {
    answers: { 200: wire.AvailableLimitsAnswer },
    refusals: [401],
  }),
  own('limits', 'get', `${limits}/limits`, 'Limits and breaks in force or waiting', {
    answers: { 200: wire.LimitsAnswer },
    refusals: [401],
  }),
  own('setLimits', 'post', `${limits}/limits`, 'Set limits: stricter at once, looser waits and then asks', {
    body: wire.SetLimitsRequest,
    answers: { 200: wire.SetLimitsAnswer },
    refusals: [1, 401, 409],
  }),
  own('testAnswers', 'post', `${limits}/testanswers`, 'Answer the questions before a looser limit', {
    body: wire.TestAnswersRequest,
    answers: { 200: wire.TestAnswersAnswer },
    refusals: [1, 131, 401, 409],
  }),
  own('answerLimit', 'post', `${limits}/limitaction`, 'Say yes or no to a limit that waits', {
    body: wire.LimitActionRequest,
    answers: { 200: wire.LimitActionAnswer },
    refusals: [1, 401, 409],
  }),
  own('removeLimit', 'delete', `${limits}/limit`, 'Ask for no limit: the same as the loosest', {
    query: { limitType: 'number of the limit' },
    answers: { 200: wire.LimitActionAnswer },
    refusals: [1, 401, 409],
  }),
  own('limitHistory', 'get', `${limits}/history`, 'What happened to the limits, the newest first', {
    query: paging,
    answers: { 200: records.LimitHistoryAnswer },
    refusals: [401],
  }),
  own('userSummary', 'get', '/web-api/user/summary', 'Stakes, wins, losses and deposits of some days', {
    query: { days: '1 to 366, by default 30' },
    answers: { 200: records.UserSummaryAnswer },
    refusals: [1, 401],
  }),
  own('messages', 'get', '/office-api/v1/messages', 'Messages of the site, the newest first', {
    query: {
      ...{ ...paging, ...lng, before: 'number of a message: only older ones' },
      ...{ about: 'unread, money, account, limits or answers', q: 'words, at most 100 signs' },
    },
    answers: { 200: records.MessagesAnswer },
    refusals: [401],
  }),
  own('readMessage', 'post', '/office-api/v1/messages/{id}/read', 'This message is read', {
    answers: none,
    refusals: [401, 404],
  }),
  own('readMessages', 'post', '/office-api/v1/messages/read', 'All messages are read', {
    answers: none,
    refusals: [401],
  }),
  own('limitReview', 'get', `${limits}/review`, 'Is it time to look at the limits again?', {
    answers: { 200: records.ReviewAnswer },
    refusals: [401],
  }),
  own('limitReviewed', 'post', `${limits}/review`, 'The player has looked at their limits', {
    answers: none,
    refusals: [401],
  }),
  own('marketing', 'get', '/office-api/v1/marketing', 'What the player wants to hear of, by product and channel', {
    answers: { 200: marketing.MarketingAnswer },
    refusals: [401],
  }),
  own('setMarketing', 'put', '/office-api/v1/marketing', 'Choose what to hear of', {
    body: marketing.MarketingRequest,
    answers: { 200: marketing.MarketingAnswer },
    refusals: [1, 401, 1011],
  }),
  own('exclusionReasons', 'get', `${limits}/reasons/selfexclude`, 'Reasons for leaving, to choose from', {
    answers: { 200: wire.ReasonsAnswer },
    refusals: [401],
  }),
  own('timeOut', 'post', `${limits}/timeout`, 'Rest from play for some days', {
    body: wire.TimeOutRequest,
    answers: { 200: wire.BreakAnswer },
    refusals: [1, 139, 401, 1023],
    key: true,
  }),
  own('playSession', 'get', `${limits}/session`, 'The session of the player: time, staked, won, net', {
    answers: { 200: playSession.PlaySessionAnswer },
    refusals: [401, 1021],
  }),
  own('answerCheck', 'post', `${limits}/session/check`, 'Go on after a reality check', {
    body: playSession.CheckAnsweredRequest,
    answers: { 200: playSession.PlaySessionAnswer },
    refusals: [1, 401, 1021],
  }),
  own('readSummary', 'post', `${limits}/session/summary`, 'The player has read their last 30 days', {
    answers: { 200: playSession.PlaySessionAnswer },
    refusals: [401, 1021],
  }),
  own('askToReturn', 'post', `${limits}/return`, 'Ask to return after an exclusion', {
    answers: { 200: wire.ReturnAnswer },
    refusals: [401, 409],
  }),
  own('blockUser', 'post', '/limit-service-api/limit/external/web/api/v1/BlockUser', 'Leave for long', {
    body: wire.BlockUserRequest,
    answers: { 200: wire.BreakAnswer },
    refusals: [1, 139, 401, 1023],
    key: true,
  }),
  own('teamCash', 'get', '/web-api/team-cash/payments', 'Payments of the team, newest first', {
    query: paging,
    answers: { 200: teamCash.TeamCashAnswer },
    refusals: [401],
  }),
  {
    ...own('currencies', 'get', '/web-api/account/currencies', 'Currencies on offer', {
      query: lng,
      answers: { 200: account.CurrenciesAnswer },
    }),
    access: 'anyone',
  },
];

const AuditAnswer = dataOf(z.object({ isInOrder: z.boolean(), findings: z.array(z.string()) }));

const action = call('actions', 'player');
export const actionCalls: readonly Operation[] = [
  action('action', 'get', '/web-api/actions/{key}', 'What became of a call whose answer never came', {
    answers: { 200: ActionAnswer },
    refusals: [401],
  }),
  action('closeAction', 'delete', '/web-api/actions/{key}', 'Give it up: a late delivery is refused', {
    answers: none,
    refusals: [401, 409],
  }),
  {
    ...action('audit', 'get', '/operator-api/v1/audit', 'The books held against each other', {
      answers: { 200: AuditAnswer },
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...action('alarms', 'get', '/operator-api/v1/alarms', 'Money that did not move as it should have', {
      answers: { 200: AlarmsAnswer },
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...action('endAlarm', 'post', '/operator-api/v1/alarms/{id}/done', 'One of them is dealt with', {
      answers: none,
      refusals: [401, 404],
    }),
    access: 'operator',
  },
];

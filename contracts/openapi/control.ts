import * as captcha from '../captcha.ts';
import * as control from '../control.ts';
import { MarginsAnswer, MarginTable } from '../margins.ts';
import { RequestReply } from '../payment-requests.ts';
import { PluginManifest } from '../plugin.ts';
import { BreakerPatch, PluginFiguresAnswer } from '../plugin-beacon.ts';
import * as site from '../site.ts';
import { TotoMove } from '../toto.ts';
import { call, none, type Operation } from './call.ts';

const stage = call('control', 'control');
const at = (path: string): string => `/sandbox-api/v1/${path}`;
export const controlCalls: readonly Operation[] = [
  stage('createWorld', 'post', at('worlds'), 'A world of its own for a test', {
    body: control.WorldRequest,
    answers: { 201: control.WorldAnswer },
  }),
  stage('dropWorld', 'delete', at('worlds/{id}'), 'Drops it', { answers: none, refusals: [404] }),
  stage('patchConfig', 'patch', at('config'), 'Lays values over the configuration', {
    body: control.ConfigPatch,
    answers: none,
  }),
  stage('putPlugins', 'put', at('plugins'), 'Replaces the plugin manifest', { body: PluginManifest, answers: none }),
  stage('putBreaker', 'put', at('plugins/breaker'), 'Other limits for remote apps that fail, and no counts', {
    body: BreakerPatch,
    answers: none,
  }),
  stage('pluginFigures', 'get', at('plugins/health'), 'How remote apps fare with visitors', {
    answers: { 200: PluginFiguresAnswer },
  }),
  stage('addFaults', 'post', at('faults'), 'The next matching calls go wrong', {
    body: control.FaultsRequest,
    answers: none,
  }),
  stage('demandCaptcha', 'post', at('captcha'), 'The next such call wants a captcha', {
    body: captcha.CaptchaDemand,
    answers: none,
  }),
  stage('readFaults', 'get', at('faults'), 'Faults that no call has met yet', {
    answers: { 200: control.FaultsAnswer },
  }),
  stage('clearFaults', 'delete', at('faults'), 'No faults are left', { answers: none }),
  stage('moveClock', 'post', at('clock'), 'Moves the clock', {
    body: control.ClockRequest,
    answers: { 200: control.ClockAnswer },
  }),
  stage('putGeo', 'put', at('geo'), 'Region, blocking and redirect', { body: control.GeoRequest, answers: none }),
  stage('putMaintenance', 'put', at('maintenance'), 'Works on the site', { body: site.Maintenance, answers: none }),
  stage('putVersion', 'put', at('version'), 'A new version of the page', {
    body: control.VersionRequest,
    answers: none,
  }),
  stage('putTerms', 'put', at('terms'), 'New terms of the site', { body: control.TermsRequest, answers: none }),
  stage('moveToto', 'post', at('toto/{id}'), 'Voids a match of a draw, closes the draw, or settles it now', {
    body: TotoMove,
    answers: none,
    refusals: [404, 409],
  }),
  stage('endTournament', 'post', at('tournaments/{id}/end'), 'Ends a tournament now and pays its prizes, once', {
    answers: none,
    refusals: [404],
  }),
  stage('createUser', 'post', at('users'), 'A player of a profile', {
    body: control.UserRequest,
    answers: { 201: control.UserAnswer },
  }),
  stage('moveWithdrawal', 'post', at('withdrawals/{id}'), 'The desk or the bank refuses a withdrawal', {
    body: control.WithdrawalMove,
    answers: none,
    refusals: [404, 409],
  }),
  stage('decideDocument', 'post', at('users/{id}/documents'), 'What is found about the last document of a player', {
    body: control.DocumentVerdict,
    answers: none,
    refusals: [404],
  }),
  stage(
    'answerPaymentRequest',
    'post',
    at('users/{id}/payment-requests'),
    'The house answers the last request of a player',
    {
      body: RequestReply,
      answers: none,
      refusals: [404],
    },
  ),
  stage('psp', 'get', at('psp'), 'Where the payment provider is, and what opens it', {
    answers: { 200: control.PspAnswer },
    refusals: [404],
  }),
  stage('bendPsp', 'post', at('psp'), 'Slow and lost answers of the payment provider, and events that come wrong', {
    body: control.PspRequest,
    answers: none,
    refusals: [409],
  }),
  stage('putSubscriber', 'put', at('subscriber'), 'Who is told where payments are', {
    body: control.SubscriberRequest,
    answers: none,
  }),
  stage('sellVoucher', 'post', at('vouchers'), 'Sells a voucher, and says its code once', {
    body: control.VoucherRequest,
    answers: { 201: control.VoucherAnswer },
    refusals: [],
  }),
  stage(
    'arrive',
    'post',
    at('arrivals'),
    'Money comes for a deposit: at a cash desk, by a transfer, or from a wallet',
    {
      body: control.ArrivalRequest,
      answers: none,
      refusals: [404, 409],
    },
  ),
  stage('reorganizeChain', 'post', at('chain-reorgs'), 'Another branch of the chains of cryptocurrencies wins', {
    body: control.ReorgRequest,
    answers: none,
    refusals: [],
  }),
  stage('payAtDesk', 'post', at('desk-payouts'), 'A clerk pays the cash of a withdrawal for its code', {
    body: control.DeskPayRequest,
    answers: none,
    refusals: [404, 409],
  }),
  stage('patchUser', 'patch', at('users/{id}'), 'Any state of a player', {
    body: control.UserPatchRequest,
    answers: none,
    refusals: [404],
  }),
  stage('sendLink', 'post', at('users/{id}/links'), 'Sends a player the mail with a link', {
    body: control.LinkRequest,
    answers: { 201: control.LinkAnswer },
    refusals: [404],
  }),
  stage('simulator', 'post', at('simulator'), 'One step of a match', { body: control.SimulatorRequest, answers: none }),
  stage('readMargins', 'get', at('margins'), 'The table of margins', { answers: { 200: MarginsAnswer } }),
  stage('putMargins', 'put', at('margins'), 'Another table: every price follows it at once', {
    body: MarginTable,
    answers: none,
  }),
  stage('feedFault', 'post', at('feed'), 'The feed goes wrong', { body: control.FeedFaultRequest, answers: none }),
  stage('mailbox', 'get', at('mailbox'), 'Messages that were sent', {
    query: { to: 'receiver' },
    answers: { 200: control.MailboxAnswer },
  }),
  stage('log', 'get', at('log'), 'What was received', {
    query: { kind: 'requests, collector or errors', since: 'milliseconds' },
    answers: { 200: control.LogAnswer },
  }),
];

import * as lotto from '../lotto.ts';
import { PoolPurseAnswer } from '../pools-common.ts';
import * as toto from '../toto.ts';
import { call, lng, type Operation, paging } from './call.ts';

const open = call('games', 'anyone');
const own = call('games', 'player');
const [totoBase, lottoBase] = ['/toto-api/v1', '/lotto-api/v1'];
const section = { section: 'kind of toto' };
const stops = [139, 1002, 1004, 1005, 1006, 1011, 1012, 1014, 1019, 1020, 1021, 1023, 1025, 1026, 1027, 1028, 2006];

/** Toto and lotto. Spec: api §10. */
export const poolCalls: readonly Operation[] = [
  open('totoDraws', 'get', `${totoBase}/draws`, 'Draws of a kind: on sale first, then the latest', {
    query: { ...section, ...lng, ...paging },
    answers: { 200: toto.TotoDrawsAnswer },
    refusals: [404],
  }),
  open('totoDraw', 'get', `${totoBase}/draws/{id}`, 'Matches, what others picked, and what each class shares out', {
    query: lng,
    answers: { 200: toto.TotoDrawAnswer },
    refusals: [404],
  }),
  open('totoWinners', 'get', `${totoBase}/winners`, 'The largest payouts of settled draws, without names', {
    query: section,
    answers: { 200: toto.TotoWinnersAnswer },
    refusals: [404],
  }),
  own('totoPurse', 'get', `${totoBase}/purse`, 'What pays a ticket, and the rate of its currency', {
    answers: { 200: PoolPurseAnswer },
    refusals: [401],
  }),
  own('totoTickets', 'get', `${totoBase}/coupons`, 'The tickets of a player, the latest first', {
    query: { ...section, ...paging },
    answers: { 200: toto.TotoTicketsAnswer },
    refusals: [401],
  }),
  own('buyTotoTicket', 'post', `${totoBase}/coupons`, 'Buy a ticket: 1002 says that the draw is closed', {
    key: true,
    body: toto.TotoOrder,
    answers: { 201: toto.TotoTicketAnswer },
    refusals: [1, 401, 404, ...stops],
  }),
  open(
    'lottoCatalog',
    'get',
    `${lottoBase}/catalog`,
    'Lotteries, prizes, and the draws on sale with their commitments',
    {
      answers: { 200: lotto.LottoCatalogAnswer },
    },
  ),
  open('lottoResults', 'get', `${lottoBase}/results`, 'Draws that are over, the latest first', {
    query: { game: 'number of the lottery', ...paging },
    answers: { 200: lotto.LottoResultsAnswer },
  }),
  own('lottoPurse', 'get', `${lottoBase}/purse`, 'What pays a ticket, and the rate of its currency', {
    answers: { 200: PoolPurseAnswer },
    refusals: [401],
  }),
  own('lottoTickets', 'get', `${lottoBase}/tickets`, 'The tickets of a player, the latest first', {
    query: paging,
    answers: { 200: lotto.LottoTicketsAnswer },
    refusals: [401],
  }),
  own('buyLottoTicket', 'post', `${lottoBase}/tickets`, 'Buy a ticket: 1002 says that the draw is over', {
    key: true,
    body: lotto.LottoOrder,
    answers: { 201: lotto.LottoTicketAnswer },
    refusals: [1, 401, 404, ...stops],
  }),
  open('lottoDraw', 'get', `${lottoBase}/{id}`, 'One draw with its commitment, and its seed once it is over', {
    answers: { 200: lotto.LottoDrawAnswer },
    refusals: [404],
  }),
];

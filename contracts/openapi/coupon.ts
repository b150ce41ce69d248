import * as builder from '../builder.ts';
import * as coupon from '../coupon.ts';
import * as edit from '../edit-bet.ts';
import { FixtureAnswer, FixtureChange } from '../fixture-change.ts';
import * as orders from '../orders.ts';
import * as promo from '../promo.ts';
import * as promoRecords from '../promo-records.ts';
import * as sale from '../sale.ts';
import { SettlementAnswer, SettlementRequest } from '../settlement.ts';
import * as sharing from '../sharing.ts';
import { call, lng, none, type Operation } from './call.ts';

const bet = call('coupon', 'player');
const couponFilter = {
  state: 'open, settled …',
  from: 'seconds',
  to: 'seconds',
  accountId: 'account',
  typeId: 'type',
  q: 'number, side or competition',
  ...lng,
};
export const couponCalls: readonly Operation[] = [
  {
    ...bet('fixtures', 'post', '/operator-api/v1/fixtures', 'A match begins at another time, or is not played', {
      body: FixtureChange,
      answers: { 200: FixtureAnswer },
      refusals: [1, 401, 404, 409],
    }),
    access: 'operator',
  },
  {
    ...bet(
      'settlements',
      'post',
      '/operator-api/v1/settlements',
      'Results, corrections and voids, also after a payout',
      {
        body: SettlementRequest,
        answers: { 200: SettlementAnswer },
        refusals: [1, 401, 404, 409],
      },
    ),
    access: 'operator',
  },
  {
    ...bet('recalculate', 'post', '/coupon-api/v1/recalculate', 'What a coupon is worth now', {
      body: coupon.CouponIn,
      answers: { 200: coupon.CouponCalcAnswer },
    }),
    access: 'anyone',
  },
  {
    ...bet('buildBet', 'post', '/coupon-api/v1/builder', 'Several outcomes of a match as one bet', {
      body: builder.BuilderRequest,
      answers: { 200: builder.BuilderAnswer },
    }),
    access: 'anyone',
  },
  bet('amounts', 'post', '/coupon-api/v1/amounts', 'Smallest and largest stake', {
    body: coupon.AmountsRequest,
    answers: { 200: coupon.AmountsAnswer },
    refusals: [401],
  }),
  bet('place', 'post', '/coupon-api/v1/place', 'Place the bet', {
    body: coupon.CouponIn,
    answers: { 200: coupon.PlaceAnswer, 201: coupon.PlaceAnswer, 202: coupon.PlaceAnswer },
    refusals: [
      139, 401, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1014, 1015, 1019, 1020, 1021,
      1023, 1025, 1026, 1027, 1028,
    ],
    key: true,
  }),
  bet('orders', 'get', '/coupon-api/v1/orders', 'Orders and alerts: those that wait, then the newest that ended', {
    query: lng,
    answers: { 200: orders.OrdersAnswer },
    refusals: [401],
  }),
  bet('makeOrder', 'post', '/coupon-api/v1/orders', 'Tell the player at these odds, or place a single bet at them', {
    query: lng,
    body: orders.OrderRequest,
    answers: { 201: orders.OrderAnswer },
    refusals: [1, 401, 404, 409, 1002, 1004, 1011, 1012, 1014, 1021, 1026, 1027],
    key: true,
  }),
  bet('removeOrder', 'delete', '/coupon-api/v1/orders/{id}', 'Take an order or an alert away', {
    answers: none,
    refusals: [401, 404],
  }),
  bet('coupons', 'get', '/coupon-api/v1/coupons', 'Placed bets', {
    query: { ...couponFilter, page: 'from 1', pageSize: 'at most 100' },
    answers: { 200: coupon.CouponsAnswer },
    refusals: [401],
  }),
  bet('couponSummary', 'get', '/coupon-api/v1/coupons/summary', 'Sums of placed bets, and what each day decided', {
    query: { ...couponFilter, zone: 'whose days: an IANA name, or hours east of UTC; 0 when absent' },
    answers: { 200: sale.HistorySummaryAnswer },
    refusals: [401],
  }),
  bet('coupon', 'get', '/coupon-api/v1/coupons/{id}', 'One placed bet, to its owner', {
    answers: { 200: coupon.CouponAnswer },
    refusals: [404],
  }),
  bet('promoCodes', 'get', '/coupon-api/v1/promo-codes', 'Promo codes of the player', {
    query: lng,
    answers: { 200: promo.PromoCodesAnswer },
    refusals: [401],
  }),
  bet('checkPromo', 'post', '/coupon-api/v1/promo-codes/check', 'Whether a promo code can be used', {
    body: promo.PromoCheckRequest,
    answers: { 200: promoRecords.PromoVerdictAnswer },
    refusals: [400, 401],
  }),
  bet('promoHistory', 'get', '/coupon-api/v1/promo-codes/history', 'What promo codes were used for', {
    query: lng,
    answers: { 200: promoRecords.PromoHistoryAnswer },
    refusals: [401],
  }),
  bet('replyToOffer', 'post', '/coupon-api/v1/coupons/{id}/offer', 'Take or leave what a trader offers', {
    body: promo.OfferReply,
    answers: { 200: coupon.PlaceAnswer },
    refusals: [401, 404, 409],
  }),
  bet('sellQuote', 'post', '/coupon-api/v1/coupons/{id}/sell/quote', 'What is paid for an open bet now', {
    body: sale.QuoteRequest,
    answers: { 200: sale.QuoteAnswer },
    refusals: [404, 1018],
  }),
  bet('saleOffers', 'get', '/coupon-api/v1/sale-offers', 'What is paid for each open bet now; changes come by push', {
    answers: { 200: sale.SaleOffersAnswer },
    refusals: [401],
  }),
  bet('sell', 'post', '/coupon-api/v1/coupons/{id}/sell', 'Sell an open bet or a part of it', {
    body: sale.SellRequest,
    answers: { 200: sale.SellAnswer },
    refusals: [139, 404, 1017, 1018, 1023, 1025],
    key: true,
  }),
  bet('editPreview', 'post', '/coupon-api/v1/coupons/{id}/edit/preview', 'What other legs would make of an open bet', {
    body: edit.EditPreviewRequest,
    answers: { 200: edit.EditPreviewAnswer },
    refusals: [404],
  }),
  bet('edit', 'post', '/coupon-api/v1/coupons/{id}/edit', 'Sell an open bet and place another for its value', {
    body: edit.EditRequest,
    answers: { 200: edit.EditAnswer },
    refusals: [
      139, 401, 404, 1001, 1002, 1003, 1004, 1005, 1007, 1008, 1009, 1010, 1011, 1012, 1014, 1017, 1018, 1019, 1020,
      1021, 1023, 1025, 1026, 1027, 1028,
    ],
    key: true,
  }),
  bet('setAutoSell', 'put', '/coupon-api/v1/coupons/{id}/auto-sell', 'Sell by itself once the offer reaches a price', {
    body: sale.AutoSellRequest,
    answers: none,
    refusals: [404, 1018],
  }),
  bet('dropAutoSell', 'delete', '/coupon-api/v1/coupons/{id}/auto-sell', 'Take that back', {
    answers: none,
    refusals: [404],
  }),
  {
    ...bet('saveCode', 'post', '/coupon-api/v1/codes', 'Keep a coupon under a code', {
      body: sharing.SaveCodeRequest,
      answers: { 201: sharing.SaveCodeAnswer },
      refusals: [1009],
    }),
    access: 'anyone',
  },
  {
    ...bet('loadCode', 'get', '/coupon-api/v1/codes/{code}', 'The coupon of a code', {
      query: lng,
      answers: { 200: sharing.CodeAnswer },
      refusals: [1016],
    }),
    access: 'anyone',
  },
];

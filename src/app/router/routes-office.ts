import { type RouteRow, rows } from './route-row';

const row = rows({ area: 'office', auth: true, dictionaries: ['office'], robots: 'noindex' });
const request = 'office/payment/create-request';

/**
 * Pages for signed-in players; a visitor reaches the support form only. Spec: shell §2 "Office", decisions D-26, D-91.
 */
export const officeRoutes: readonly RouteRow[] = [
  row('office', null, { redirect: { to: '/office/account' } }),
  row('office/account'),
  row('office/profile'),
  row('office/history', null, { page: () => import('@/pages/history'), dictionaries: ['office', 'history'] }),
  row('office/transactions', null, {
    page: () => import('@/pages/cashier/statement'),
    dictionaries: ['office', 'statement'],
  }),
  row('office/historypay'),
  row('office/transferhistory'),
  row('office/recharge', null, { page: () => import('@/pages/cashier/deposit'), dictionaries: ['office', 'cashier'] }),
  row('office/deduce', null, {
    page: () => import('@/pages/cashier/withdraw'),
    dictionaries: ['office', 'cashier', 'withdraw'],
  }),
  row('office/wallets', 60),
  row('office/messages'),
  row('office/bonuses/deposit', 29),
  row('office/bonuses/wager', 29),
  row('office/promotion', 30),
  row('office/promocode'),
  row('office/cashback'),
  row('office/casino/vipcashback', 53),
  row('office/casino/premiumcashback', 54),
  row('office/rewards', 57),
  row('office/bringfriend', 55),
  row('office/responsible', null, { page: () => import('@/pages/play-safely'), dictionaries: ['office', 'limits'] }),
  row('office/responsible/history', null, {
    link: null,
    page: () => import('@/pages/safety/limit-history'),
    dictionaries: ['office', 'limits'],
  }),
  row('office/responsible/test', null, {
    auth: false,
    link: null,
    page: () => import('@/pages/safety/self-test'),
    dictionaries: ['office', 'limits'],
  }),
  row('office/security'),
  row('office/settings'),
  row('office/sports'),
  row('office/mailing', null, { page: () => import('@/pages/safety/mailing'), dictionaries: ['office', 'limits'] }),
  row('office/qr', 61),
  row('office/verification'),
  row('office/identification', null, { setting: 'isIdentificationEnabled' }),
  row('office/support', null, {
    auth: false,
    exempt: ['terms'],
    dictionaries: ['office', 'support'],
    hasContent: true,
  }),
  row('office/manager', 59),
  row('office/share-idea', 58),
  row('office/paycheck', null, { link: null }),
  row('office/payment/requests', 56),
  row(request, 56, { link: null }),
  row(`${request}/:topicId`, 56, { pageId: 'office-payment-create-request-topicId' }),
  row(`${request}/:topicId/transactions`, 56, { pageId: 'office-payment-create-request-topicId-transactions' }),
  row(`${request}/:topicId/transactions/:transactionId`, 56, {
    pageId: 'office-payment-create-request-topicId-transactions-transactionId',
  }),
  row(`${request}/:topicId/:subTopicId`, 56, { pageId: 'office-payment-create-request-topicId-subTopicId' }),
];

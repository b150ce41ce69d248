import { type RouteRow, rows } from './route-row';

const office = { area: 'office', auth: true, robots: 'noindex' } as const;
const row = rows({ ...office, dictionaries: ['office'] });
/** One page leads through the steps of a payment request. */
const ask = rows({
  ...office,
  page: () => import('@/pages/cashier/ask'),
  dictionaries: ['office', 'requests', 'verification', 'cashier', 'withdraw', 'payments'],
});
const request = 'office/payment/create-request';

/**
 * Pages for signed-in players; a visitor reaches the support form only. Spec: shell §2 "Office", decisions D-26, D-91.
 */
export const officeRoutes: readonly RouteRow[] = [
  row('office', null, { redirect: { to: '/office/account' } }),
  row('office/account'),
  row('office/profile'),
  row('office/history', null, { page: () => import('@/pages/history'), dictionaries: ['office', 'history'] }),
  row('office/tracker', null, { page: () => import('@/pages/cashier/tracker'), dictionaries: ['office', 'tracker'] }),
  row('office/orders', null, { page: () => import('@/pages/cashier/orders'), dictionaries: ['office', 'orders'] }),
  row('office/rounds', 23, {
    page: () => import('@/pages/casino/history'),
    dictionaries: ['office', 'played', 'rounds', 'shared', 'tickets'],
  }),
  row('office/transactions', null, {
    page: () => import('@/pages/cashier/statement'),
    dictionaries: ['office', 'statement'],
  }),
  row('office/historypay', null, {
    page: () => import('@/pages/cashier/payments'),
    dictionaries: ['office', 'cashier', 'withdraw', 'payments'],
  }),
  row('office/transferhistory', null, {
    link: null,
    page: () => import('@/pages/cashier/transfers'),
    dictionaries: ['office', 'wallets'],
  }),
  row('office/recharge', null, { page: () => import('@/pages/cashier/deposit'), dictionaries: ['office', 'cashier'] }),
  row('office/deduce', null, {
    page: () => import('@/pages/cashier/withdraw'),
    dictionaries: ['office', 'cashier', 'withdraw'],
  }),
  row('office/wallets', 60, { page: () => import('@/pages/cashier/wallets'), dictionaries: ['office', 'wallets'] }),
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
  row('office/verification', null, {
    page: () => import('@/pages/cashier/verification'),
    dictionaries: ['office', 'verification'],
  }),
  row('office/identification', null, {
    setting: 'isIdentificationEnabled',
    link: null,
    page: () => import('@/pages/cashier/verification'),
    dictionaries: ['office', 'verification'],
  }),
  row('office/support', null, {
    auth: false,
    exempt: ['terms'],
    dictionaries: ['office', 'support'],
    hasContent: true,
  }),
  row('office/manager', 59),
  row('office/share-idea', 58),
  row('office/paycheck', null, {
    link: null,
    page: () => import('@/pages/cashier/paycheck'),
    dictionaries: ['office', 'cashier', 'withdraw', 'payments'],
  }),
  row('office/payment/requests', 56, {
    page: () => import('@/pages/cashier/requests'),
    dictionaries: ['office', 'requests'],
  }),
  ask(request, 56, { link: null }),
  ask(`${request}/:topicId`, 56, { pageId: 'office-payment-create-request-topicId' }),
  ask(`${request}/:topicId/transactions`, 56, { pageId: 'office-payment-create-request-topicId-transactions' }),
  ask(`${request}/:topicId/transactions/:transactionId`, 56, {
    pageId: 'office-payment-create-request-topicId-transactions-transactionId',
  }),
  ask(`${request}/:topicId/:subTopicId`, 56, { pageId: 'office-payment-create-request-topicId-subTopicId' }),
];

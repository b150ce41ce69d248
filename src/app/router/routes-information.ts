import { type RouteRow, rows } from './route-row';

/** A visitor may read these texts before they accept anything. Decision D-37. */
const row = rows({ area: 'information', dictionaries: ['info'], exempt: ['terms'], hasContent: true });

/** Spec: shell §2 "Information". */
export const informationRoutes: readonly RouteRow[] = [
  row('information'),
  row('information/about', 49),
  row('information/accessibility'),
  row('information/contacts', 48),
  row('information/howbet', 46),
  row('information/rules', 47, { redirect: { to: '/information/rules/1' } }),
  row('information/rules/:ruleGroup/:chapter?', 47, { pageId: 'rules', link: 'information/rules/1' }),
  row('information/payment', 52, { authSetting: 'isPaymentAuthRequired' }),
  row('information/cookies', 50),
  row('information/licenses', 42),
  row('information/taxation', 43),
  row('information/responsiblegaming', 44),
  row('information/consent', 45),
  row('information/simpleidentification', 45),
  row('information/amlkyc', 45),
  row('information/amlpolicy', 45),
  row('information/kycpolicy', 45),
  row('information/disputeresolution', 45),
  row('information/smsbets', 40),
  row('information/cash_terminals', 41),
  row('information/betting-calculator', 39, {
    page: () => import('@/pages/information/calculator'),
    dictionaries: ['info', 'calculator', 'betting', 'preferences'],
  }),
];

const page = rows({ dictionaries: ['info', 'alphabet'], page: () => import('@/pages/information/alphabet') });

/** Spec: shell §2 "Other routes". */
export const alphabetRoutes: readonly RouteRow[] = [page('betting-alphabet/:block?/:category?/:slug?', 33)];

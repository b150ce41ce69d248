import { type RouteRow, rows } from './route-row';

const row = rows({ area: 'bonus', dictionaries: ['bonus'] });
const query = { section: ['rules', 'games'] };

const renamed = [
  ['daily_drops', 'dropsnwins'],
  ['happy_birthday', 'wishing_you_a_happy_birthday'],
] as const;

/** Spec: shell §2 "Bonus and promotion pages". Which of the first two is open is decided by `promoBonusToOffer`. */
export const bonusRoutes: readonly RouteRow[] = [
  row('bonuses/:section?', 29, { query }),
  row('bonuses/:section/:id', 29),
  row('bonuses-offers/:section?', 29, { query, link: null }),
  row('bonuses-offers/:section/:id', 29),
  // Apps are mounted at both sections.
  row('bonus/:section/:partnerId?/:ruleId?', 29, { pageId: 'bonus-rules', link: 'bonus/rules', hasContent: true }),
  row('specialoffer/:section/:partnerId?/:ruleId?', 29, { link: 'specialoffer/rules', hasContent: true }),
  ...renamed.map(([old, name]) => row(`bonus/rules/${old}`, null, { redirect: { to: `/bonus/rules/${name}` } })),
  row('promotions/:promotionId', 30, { pageId: 'promotion' }),
  row('promo', 37),
  row('page/:slug', 31, { pageId: 'landing', hasContent: true }),
  row('page-headless/:slug', 31, {
    pageId: 'landing-headless',
    isHeadless: true,
    robots: 'noindex',
    hasContent: true,
  }),
];

import { type RouteRow, rows } from './route-row';

const row = rows();
/** A form has no other parts around it. */
const sidesOff = 'menu coupon';
const results = rows({ dictionaries: ['results'] });
const statistics = rows({ dictionaries: ['statistics'], page: () => import('@/pages/sport/statistic') });

/** Spec: shell §2 "Other routes" and "User section". */
export const otherRoutes: readonly RouteRow[] = [
  row('login', null, {
    title: 'auth.login.title',
    exempt: ['terms'],
    sidesOff,
    page: () => import('@/pages/login'),
  }),
  row('registration/:socialregistration?', null, {
    title: 'registration.title',
    sidesOff,
    dictionaries: ['registration'],
    page: () => import('@/pages/registration'),
  }),
  row('goodbye', null, {
    title: 'stay.goodbye.title',
    dictionaries: ['stay'],
    exempt: ['terms'],
    robots: 'noindex',
    link: null,
    page: () => import('@/pages/safety/goodbye'),
  }),
  row('forgot-password', null, { redirect: { to: '/?showForgotPasswordModal=1' } }),
  row('coupon', null, { redirect: { to: '/' } }),
  row('favourites', null, {
    title: 'favourites.title',
    dictionaries: ['favourites'],
    robots: 'noindex',
    page: () => import('@/pages/sport/favourites'),
  }),
  statistics('statistic', 35),
  statistics('statistic/:game', 35, { pageId: 'statistic' }),
  statistics('statisticpopup/*', 35, { pageId: 'statistic-popup', isHeadless: true, robots: 'noindex', sidesOff }),
  results('results/:resultsOf?', 36),
  row('news/:slug?', 34, { dictionaries: ['news'] }),
  row('mobile', 38, { area: 'apps', hasContent: true }),
  row('mobile/startdownloadapp', 38, { redirect: { to: '/mobile?download=1' } }),
  row('desktop', 38, { area: 'apps', hasContent: true }),
  row('partners', 32, { area: 'partners', hasContent: true }),
  row('ourpartners/:partners?', 32, { area: 'partners', hasContent: true }),
  row('internal-vpn', 64, { robots: 'noindex', hasContent: true }),
  row('print-coupon/:couponId', 51, {
    auth: true,
    robots: 'noindex',
    dictionaries: ['section'],
    page: () => import('@/pages/print-coupon'),
  }),
];

const user = rows({ robots: 'noindex', link: null });
const form = rows({
  robots: 'noindex',
  link: null,
  dictionaries: ['session'],
  sidesOff,
  page: () => import('@/pages/user-section'),
});

export const userRoutes: readonly RouteRow[] = [
  form('user/accountverify', null, { title: 'session.verify.title' }),
  form('user/:type', null, { pageId: 'user-activate', title: 'session.activate.title' }),
  form('user/passwordreset', null, { title: 'session.reset.title' }),
  form('user/stopnewsletter', null, { title: 'session.newsletter.title' }),
  user('user/registration.php', null, { redirect: { to: '/registration' } }),
  user('user/action.php', null, {
    redirect: { to: '/user/activate', choose: { query: 'action', to: { forgot: '/user/passwordreset' } } },
  }),
];

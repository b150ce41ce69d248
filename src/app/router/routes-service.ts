import { type RouteRow, rows } from './route-row';

const service = () => import('@/pages/service');
const closed = rows({ layout: 'empty', section: 'block', exempt: ['terms'], page: service });
const payment = rows({
  layout: 'empty',
  robots: 'noindex',
  dictionaries: ['section'],
  page: () => import('@/pages/outcome'),
});

/**
 * The block pages differ only in their reason. Spec: shell §2 "Empty layout", "Blocked layout", "Maintenance layout".
 */
export const serviceRoutes: readonly RouteRow[] = [
  closed('block', null, { title: 'technical.block.title' }),
  closed('block-ua', null, { title: 'technical.block.title' }),
  closed('block-ie', null, { title: 'technical.block.title' }),
  closed('site-updates', null, { title: 'technical.siteUpdates.title' }),
  closed('suspension', null, { title: 'technical.suspension.title' }),
  closed('coming-soon', null, { title: 'technical.comingSoon.title' }),
  ...['', 'withdraw/'].flatMap((way) =>
    ['success', 'fail', 'pending', 'cancel'].map((outcome) => payment(`onpay/${way}${outcome}`)),
  ),
  rows({ layout: 'empty', dictionaries: ['access'], robots: 'noindex', link: null })('confirm-terms', null, {
    title: 'access.terms.title',
    auth: true,
    exempt: ['terms'],
    page: () => import('@/pages/confirm-terms'),
  }),
  rows({ layout: 'empty', dictionaries: ['access'], robots: 'noindex', link: null })('banned', null, {
    title: 'access.banned.title',
    flags: [24, 25],
    page: () => import('@/pages/banned'),
  }),
  rows({ layout: 'blocked', exempt: ['terms'] })('block-appeal-history', 63, {
    dictionaries: ['appeals'],
    page: () => import('@/pages/safety/appeals'),
  }),
  closed('maintenance', null, {
    layout: 'maintenance',
    section: 'maintenance',
    title: 'technical.maintenance.title',
  }),
  closed('oldbrowser', null, {
    layout: 'main',
    section: 'oldbrowser',
    link: null,
    title: 'technical.oldBrowser.title',
    dictionaries: ['technical'],
    isHeadless: true,
  }),
  rows()('500', null, {
    pageId: 'error-500',
    title: 'technical.error.title',
    dictionaries: ['technical'],
    status: 500,
    page: () => import('@/pages/error'),
  }),
];

/** Every other path. Spec: shell §2: "This page could not be found". */
export const notFoundRoute: RouteRow = rows()('*', null, {
  pageId: '404',
  section: '404',
  title: 'technical.notFound.title',
  dictionaries: ['technical'],
  status: 404,
  page: () => import('@/pages/not-found'),
});

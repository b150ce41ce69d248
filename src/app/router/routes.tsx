import type { Zone } from '@contracts/feed';

import type { TextKey } from '@/shared/i18n';

import { allowSport } from './match';
import { empty, main, maintenance, type RouteRow } from './route-row';

/** The block pages differ in their reason alone. Spec: shell §4. */
const blockPages: readonly RouteRow[] = [
  { path: 'block', meta: empty({ pageId: 'block', section: 'block', title: 'technical.block.title' }) },
  { path: 'block-ua', meta: empty({ pageId: 'block-ua', section: 'block', title: 'technical.block.title' }) },
  { path: 'block-ie', meta: empty({ pageId: 'block-ie', section: 'block', title: 'technical.block.title' }) },
  {
    path: 'site-updates',
    meta: empty({ pageId: 'site-updates', section: 'block', title: 'technical.siteUpdates.title' }),
  },
  { path: 'suspension', meta: empty({ pageId: 'suspension', section: 'block', title: 'technical.suspension.title' }) },
  {
    path: 'coming-soon',
    meta: empty({ pageId: 'coming-soon', section: 'block', title: 'technical.comingSoon.title' }),
  },
].map((row) => ({ ...row, page: () => import('@/pages/service') }));

/** Not in a production build: its code is not even there. Spec: shell §2, decision D-99. */
const debuggerPages: readonly RouteRow[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        {
          path: 'debugger/ui',
          page: () => import('@/pages/debugger-ui'),
          meta: main({
            pageId: 'debugger-ui',
            section: 'debugger',
            title: 'debugger.ui.title',
            dictionaries: ['debugger'],
          }),
        },
      ];

/** Board and game of one zone: `home/{line|live}/{menuSection}?/{sport}?/{champ}?`, the game's path ends in /{sport}/{champ}/{game}. */
function zonePages(zone: Zone, { title, availability }: { title: TextKey; availability: number }): readonly RouteRow[] {
  return [
    {
      path: `home/${zone}/:menuSection?/:sport?/:champ?`,
      fixed: { section: zone },
      allow: allowSport,
      page: () => import('@/pages/sport-board'),
      meta: main({ pageId: 'sport-board', section: 'home', title, availability }),
    },
    {
      path: `home/${zone}/:menuSection?/:sport/:champ/:game`,
      fixed: { section: zone },
      allow: allowSport,
      page: () => import('@/pages/game'),
      meta: main({ pageId: 'game', section: 'home', title, availability }),
    },
  ];
}

/** Every page of the site, in the order in which a path is compared with them. Spec: shell §2. */
export const routes: readonly RouteRow[] = [
  {
    path: '',
    page: () => import('@/pages/home'),
    meta: main({ pageId: 'home', section: 'home', title: 'sport.title.home' }),
  },
  ...zonePages('live', { title: 'sport.title.allLive', availability: 2 }),
  ...zonePages('line', { title: 'sport.title.allLine', availability: 1 }),
  {
    path: 'login',
    page: () => import('@/pages/login'),
    meta: main({ pageId: 'login', section: 'login', title: 'auth.login.title' }),
  },
  {
    path: 'registration',
    page: () => import('@/pages/registration'),
    meta: main({
      pageId: 'registration',
      section: 'registration',
      title: 'registration.title',
      dictionaries: ['registration'],
    }),
  },
  ...debuggerPages,
  ...blockPages,
  {
    path: 'maintenance',
    page: () => import('@/pages/service'),
    meta: maintenance({ pageId: 'maintenance', section: 'maintenance', title: 'technical.maintenance.title' }),
  },
  {
    path: 'oldbrowser',
    page: () => import('@/pages/service'),
    meta: empty({ pageId: 'oldbrowser', section: 'oldbrowser', title: 'technical.oldBrowser.title' }),
  },
  {
    path: '500',
    page: () => import('@/pages/error'),
    meta: empty({ pageId: '500', section: '500', title: 'technical.error.title', status: 500 }),
  },
];

/** Every other path. Spec: shell §2: "This page could not be found". */
export const notFoundRoute: RouteRow = {
  path: '*',
  page: () => import('@/pages/not-found'),
  meta: main({
    pageId: '404',
    section: '404',
    title: 'technical.notFound.title',
    dictionaries: ['technical'],
    status: 404,
  }),
};

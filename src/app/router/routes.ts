import { type RouteRow, rows } from './route-row';
import { bonusRoutes } from './routes-bonus';
import { casinoRoutes, gamesRoutes } from './routes-casino';
import { homeRoutes } from './routes-home';
import { alphabetRoutes, informationRoutes } from './routes-information';
import { officeRoutes } from './routes-office';
import { otherRoutes, userRoutes } from './routes-other';
import { serviceRoutes } from './routes-service';
import { cyberRoutes, lottoRoutes, sportRoutes, totoRoutes } from './routes-sport';

/** A production build has the part that only reads, by a right, and no code of the rest. Spec: shell §2, decision D-99. */
const debuggerRoutes: readonly RouteRow[] =
  import.meta.env.MODE === 'production'
    ? [
        rows()('debugger', null, {
          pageId: 'control-room',
          title: 'debugger.title',
          dictionaries: ['debugger'],
          robots: 'noindex',
          link: null,
          page: () => import('../control-room'),
        }),
      ]
    : [
        rows()('debugger', null, {
          title: 'debugger.title',
          dictionaries: ['debugger'],
          page: () => import('../debugger'),
        }),
        rows()('debugger/ui', null, {
          title: 'debugger.ui.title',
          dictionaries: ['debugger'],
          page: () => import('@/pages/debugger-ui'),
        }),
      ];

/** Where operators work. Both builds have it, and the server says by the account whether it is there. */
const roomRoute = rows()('control', null, {
  pageId: 'control-room',
  title: 'debugger.title',
  dictionaries: ['debugger'],
  robots: 'noindex',
  sidesOff: 'menu coupon',
  link: null,
  page: () => import('../control-room'),
});

/** All pages of the site. Their order does not matter: the most exact path wins. Spec: shell §2, ROUTE-183. */
export const routes: readonly RouteRow[] = [
  ...homeRoutes,
  ...sportRoutes,
  ...cyberRoutes,
  ...totoRoutes,
  ...lottoRoutes,
  ...casinoRoutes,
  ...gamesRoutes,
  ...informationRoutes,
  ...alphabetRoutes,
  ...bonusRoutes,
  ...officeRoutes,
  ...otherRoutes,
  ...userRoutes,
  ...serviceRoutes,
  ...debuggerRoutes,
  roomRoute,
];

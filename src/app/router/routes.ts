import { rows, type RouteRow } from './route-row';
import { bonusRoutes } from './routes-bonus';
import { casinoRoutes, gamesRoutes } from './routes-casino';
import { alphabetRoutes, informationRoutes } from './routes-information';
import { homeRoutes } from './routes-home';
import { officeRoutes } from './routes-office';
import { otherRoutes, userRoutes } from './routes-other';
import { serviceRoutes } from './routes-service';
import { cyberRoutes, lottoRoutes, sportRoutes, totoRoutes } from './routes-sport';

/** Not in a production build: its code is not even there. Spec: shell §2, decision D-99. */
const debuggerRoutes: readonly RouteRow[] =
  import.meta.env.MODE === 'production'
    ? []
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

/** Every page of the site. Their order says nothing: the more exact path wins. Spec: shell §2, ROUTE-183. */
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
];

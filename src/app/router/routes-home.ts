import type { Zone } from '@contracts/feed';

import { type RouteRow, rows } from './route-row';

const row = rows();
const board = () => import('@/pages/sport-board');
const game = () => import('@/pages/match');

/**
 * The boards and games of one zone: `home/{line|live}/{sport}?/{champ}?`; the path of a game ends in
 * /{sport}/{champ}/{game}, perhaps under a page type.
 */
function zoneRows(zone: Zone, availability: number): readonly RouteRow[] {
  const title = zone === 'live' ? 'sport.title.allLive' : 'sport.title.allLine';
  const fixed = { section: zone };
  return [
    row(`home/${zone}/:sport?/:champ?`, availability, { pageId: 'sport-showcase', title, fixed, page: board }),
    row(`home/${zone}/:menuSection?/:sport/:champ/:game`, availability, {
      pageId: 'sport-game',
      title,
      fixed,
      page: game,
    }),
  ];
}

/**
 * The first pages of almost every visit: these rows load with the shell, all others in a file of their own. Spec: shell
 * §2 "Home and sport".
 */
export const homeRoutes: readonly RouteRow[] = [
  row('', null, { pageId: 'home', section: 'home', title: 'sport.title.home', page: () => import('@/pages/home') }),
  ...zoneRows('live', 2),
  ...zoneRows('line', 1),
];

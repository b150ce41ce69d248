import type { Zone } from '@contracts/feed';

import { rows, type RouteRow } from './route-row';

const row = rows();
const board = () => import('@/pages/sport-board');
const game = () => import('@/pages/game');

/** Boards and games of one zone: `home/{line|live}/{menuSection}?/{sport}?/{champ}?`, the game's path ends in /{sport}/{champ}/{game}. */
function zoneRows(zone: Zone, availability: number): readonly RouteRow[] {
  const title = zone === 'live' ? 'sport.title.allLive' : 'sport.title.allLine';
  const fixed = { section: zone };
  return [
    row(`home/${zone}/:sport?/:champ?`, availability, { pageId: 'sport-showcase', title, fixed, page: board }),
    row(`home/${zone}/:menuSection/:sport?/:champ?`, availability, { pageId: 'page-types', title, fixed, page: board }),
    row(`home/${zone}/:menuSection?/:sport/:champ/:game`, availability, {
      pageId: 'sport-game',
      title,
      fixed,
      page: game,
    }),
  ];
}

/** Spec: shell §2 "Home and sport". */
export const sportRoutes: readonly RouteRow[] = [
  row('', null, { pageId: 'home', section: 'home', title: 'sport.title.home', page: () => import('@/pages/home') }),
  ...zoneRows('live', 2),
  ...zoneRows('line', 1),
  row('multi', 3, { pageId: 'multi-live' }),
  row('champs/:champId?', 62, { pageId: 'champ-results' }),
  row('champs/:champId/final', 62, { pageId: 'champ-final' }),
  row('team/:teamId/games', 1),
  row('team/:teamId/:teamSection', 1, { pageId: 'team-section' }),
];

const cyber = rows({ area: 'cyber' });

/** Spec: shell §2 "Cyber". */
export const cyberRoutes: readonly RouteRow[] = [
  cyber('cyber', 4, { pageId: 'cyber-home', redirect: { to: '/cyber/real/disciplines' } }),
  cyber('cyber/:cyberType/disciplines', 4, { link: 'cyber/real/disciplines' }),
  cyber('cyber/:cyberType/all', 4, { link: 'cyber/real/all' }),
  cyber('cyber/:cyberType/dashboard', 4, { link: 'cyber/real/dashboard' }),
  cyber('cyber/:cyberType/:discipline', 4, { pageId: 'cyber-discipline' }),
  cyber('cyber/:cyberType/:discipline/champs', 4, { pageId: 'cyber-discipline-champs' }),
  cyber('cyber/:cyberType/:discipline/:champ', 4, { pageId: 'cyber-discipline-champ' }),
  cyber('cyber/:cyberType/:discipline/:champ/:game', 4, { pageId: 'cyber-discipline-champ-game' }),
];

const toto = rows({ area: 'toto', dictionaries: ['toto'] });

/** Spec: shell §2 "Toto", decision D-94. */
export const totoRoutes: readonly RouteRow[] = [
  toto('toto/:totoSection?', 5),
  ...['draw', 'next', 'coupons', 'draws', 'nonimees'].map((name) => toto(`toto/:totoSection?/${name}`, 5)),
  toto('toto-frame/:totoSection', 5, { exempt: ['platform'], isHeadless: true, robots: 'noindex' }),
];

const lotto = rows({ dictionaries: ['lotto'] });

/** Spec: shell §2 "Lotto". */
export const lottoRoutes: readonly RouteRow[] = [
  lotto('lotto/:sectionName?', 6),
  lotto('lotto/:sectionName/:lottoId', 6),
];

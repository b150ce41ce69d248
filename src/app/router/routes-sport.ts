import type { Zone } from '@contracts/feed';

import { type RouteRow, rows } from './route-row';

const row = rows();
const dictionaries = ['statistics'];
const champs = { dictionaries, page: () => import('@/pages/sport/champs') };
const team = { dictionaries, page: () => import('@/pages/sport/team') };

/** The page types of a zone. The one of the home is the list of the zone. Decision D-482. */
function pageTypeRows(zone: Zone, availability: number): readonly RouteRow[] {
  const own = { pageId: 'page-types', title: zone === 'live' ? 'sport.title.allLive' : 'sport.title.allLine' } as const;
  const fixed = { section: zone };
  return [
    row(`home/${zone}/home/:sport?/:champ?`, availability, {
      ...own,
      fixed: { ...fixed, menuSection: 'home' },
      page: () => import('@/pages/sport-board'),
    }),
    row(`home/${zone}/:menuSection/:sport?/:champ?`, availability, {
      ...own,
      fixed,
      dictionaries: ['favourites'],
      page: () => import('@/pages/sport/page-type'),
    }),
  ];
}

/** Spec: shell §2 "Home and sport". */
export const sportRoutes: readonly RouteRow[] = [
  ...pageTypeRows('live', 2),
  ...pageTypeRows('line', 1),
  row('multi', 3, {
    pageId: 'multi-live',
    title: 'zone.multi.title',
    dictionaries: ['zone'],
    page: () => import('@/pages/watch/multi'),
  }),
  row('racing/:racing?', 1, { dictionaries: ['racing'], page: () => import('@/pages/sport/racing') }),
  row('champs/:champId?', 62, { ...champs, pageId: 'champ-results' }),
  row('champs/:champId/final', 62, { ...champs, pageId: 'champ-final' }),
  row('team/:teamId/games', 1, team),
  row('team/:teamId/:teamSection', 1, { ...team, pageId: 'team-section' }),
];

const cyber = rows({ area: 'cyber', dictionaries, page: () => import('@/pages/sport/cyber') });

/** Spec: shell §2 "Cyber". */
export const cyberRoutes: readonly RouteRow[] = [
  cyber('cyber', 4, { pageId: 'cyber-home', redirect: { to: '/cyber/real/disciplines' } }),
  cyber('cyber/:cyberType/disciplines', 4, { link: 'cyber/real/disciplines' }),
  cyber('cyber/:cyberType/all', 4, { link: 'cyber/real/all' }),
  cyber('cyber/:cyberType/dashboard', 4, { link: 'cyber/real/dashboard' }),
  cyber('cyber/:cyberType/:discipline', 4, { pageId: 'cyber-discipline' }),
  cyber('cyber/:cyberType/:discipline/champs', 4, { pageId: 'cyber-discipline-champs' }),
  cyber('cyber/:cyberType/:discipline/:champ', 4, { pageId: 'cyber-discipline-champ' }),
  cyber('cyber/:cyberType/:discipline/:champ/:game', 4, {
    pageId: 'cyber-discipline-champ-game',
    page: () => import('@/pages/match'),
  }),
];

/** The ticket of a pool is in the place of the coupon. */
const sidesOff = 'coupon';
const toto = rows({ area: 'toto', dictionaries: ['toto'], sidesOff });

/** Spec: shell §2 "Toto", decision D-94. */
export const totoRoutes: readonly RouteRow[] = [
  toto('toto/:totoSection?', 5),
  ...['draw', 'next', 'coupons', 'draws', 'nonimees'].map((name) => toto(`toto/:totoSection?/${name}`, 5)),
  toto('toto-frame/:totoSection', 5, { exempt: ['platform'], isHeadless: true, robots: 'noindex' }),
];

const lotto = rows({ dictionaries: ['lotto', 'shared'], sidesOff });

/** Spec: shell §2 "Lotto". */
export const lottoRoutes: readonly RouteRow[] = [
  lotto('lotto/:sectionName?', 6),
  lotto('lotto/:sectionName/:lottoId', 6),
];

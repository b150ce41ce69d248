import { facts, pathOfGame, slotKinds, tableKinds } from '@contracts/games/facts';

import { type RouteRow, rows } from './route-row';

/** These sections show a grid of games. */
const gameSections: readonly (readonly [path: string, availability: number])[] = [
  ['othergames', 7],
  ['bingo', 8],
  ['fishinghunting', 9],
  ['poker/:gameName?', 10],
  ['tvgames', 11],
  ['scratchcards', 12],
  ['keno', 13],
  ['virtualsports', 14],
  ['fast-games', 15],
  ['fast-bet', 16],
  ['asian-games', 17],
  ['card-games', 18],
  ['crash-games', 19],
  ['skill-games', 20],
];

/** An address of no game leads to the lobby. */
const instead = { path: '/casino-lobby', title: 'page.title.casino-lobby' };
const casino = rows({ area: 'casino', dictionaries: ['casino'], instead });
const thanks = rows({
  pageId: 'thank-you',
  link: null,
  dictionaries: ['section'],
  page: () => import('@/pages/outcome'),
});
const bonus = rows({ area: 'casino-bonus', dictionaries: ['casino'] });

/** In a room the panel of the game replaces the coupon, and games replace the sports in the menu. */
const sidesOff = 'games coupon';
const room = {
  dictionaries: ['casino', 'rounds', 'originals'],
  sidesOff,
  page: () => import('@/pages/casino/room'),
} as const;
/** In the lobby the menu has games in place of sports, and there is nothing to put on a coupon. */
const lobby = {
  dictionaries: ['casino', 'rounds', 'shared'],
  sidesOff,
  page: () => import('@/pages/casino/lobby'),
} as const;

/** Rounds that everybody plays, as `contracts/shared-games` has them. */
const shared = {
  dictionaries: ['casino', 'rounds', 'shared'],
  sidesOff,
  page: () => import('@/pages/casino/shared-rounds'),
} as const;
/** Games that other makers draw, each in the frame of its maker. */
const makerRoom = {
  dictionaries: ['casino', 'rounds'],
  sidesOff,
  page: () => import('@/pages/casino/maker'),
} as const;
const sharedGames = [
  'casino/game/101/crash',
  'casino/game/102/keno-draw',
  'casino/game/103/roulette-draw',
  'casino/game/104/wheel-draw',
];

const tournaments = { dictionaries: ['casino', 'tournaments'], page: () => import('@/pages/casino/tournaments') };

/** Sections that games of ours fill. No menu offers another one (D-111, D-430). */
const filled = [
  ...['fast-games', 'crash-games', 'tvgames', 'othergames'],
  ...['card-games', 'keno', 'bingo', 'scratchcards', 'asian-games'],
  ...['fast-bet', 'skill-games'],
];
/** Our own games. No game is at another address. */
const own = [
  casino('slots', 21, lobby),
  casino('casino', 22, lobby),
  ...tableKinds.map((subcategory) =>
    casino(`casino/${subcategory}`, 22, { ...lobby, pageId: 'casino', fixed: { subcategory }, link: null }),
  ),
  ...slotKinds.flatMap((subcategory) => [
    casino(`slots/${subcategory}`, 21, { ...lobby, pageId: 'slots', fixed: { subcategory }, link: null }),
    // A game has one page, wherever it was found.
    ...facts
      .filter(({ reels }) => reels === subcategory)
      .map(({ id, slug }) => `game/${String(id)}/${slug}`)
      .map((slot) => casino(`slots/${subcategory}/${slot}`, 21, { redirect: { to: `/slots/${slot}` } })),
  ]),
  casino('poker', 10, lobby),
  casino('poker/jacks', 10, { redirect: { to: '/casino/game/12/jacks' } }),
  ...facts.map((game) =>
    game.kind === 'slot'
      ? casino(pathOfGame(game).slice(1), 21, { ...room, pageId: 'slots-game', link: null })
      : casino(pathOfGame(game).slice(1), 22, { ...room, pageId: 'casino-game', link: null }),
  ),
  casino('casino/maker/:maker/:gameName', 22, { ...makerRoom, pageId: 'casino-game', link: null }),
  ...sharedGames.map((path) => casino(path, 22, { ...shared, pageId: 'casino-game', link: null })),
];

/** Slots and the live casino have the same shape. */
const lobbies = (['slots', 'casino'] as const).flatMap((kind) => {
  const availability = kind === 'slots' ? 21 : 22;
  const game = { pageId: `${kind}-game` };
  return [
    casino(`${kind}/:subcategory`, availability),
    casino(`${kind}/game/:gameId/:gameName`, availability, game),
    casino(`${kind}/:subcategory/game/:gameId/:gameName`, availability, game),
  ];
});

/** The differences from an empty section. */
const sectionPages: Readonly<Record<string, Parameters<typeof casino>[2]>> = {
  virtualsports: {
    dictionaries: ['casino', 'shared', 'virtual', 'zone'],
    page: () => import('@/pages/casino/virtual'),
  },
};

/** Sections that the site has: no other one thanks for a request. */
const sectionNames = [
  ...['slots', 'casino'],
  ...gameSections
    .filter(([path]) => filled.includes(path) || sectionPages[path] !== undefined)
    .map(([path]) => path.replace(/\/.*/, '')),
];

/** Spec: shell §2 "Casino and third-party games". */
export const casinoRoutes: readonly RouteRow[] = [
  ...own,
  ...lobbies,
  casino('slots/vulkan', 21, { redirect: { to: '/slots' } }),
  casino('casino-lobby', 23, lobby),
  casino('casino/brand', 23, lobby),
  casino('my-casino', 23, lobby),
  casino('my-casino/favorites', 23, { ...lobby, auth: true }),
  casino('providers', 24, lobby),
  casino('providers/openbook-originals', 24, {
    ...lobby,
    pageId: 'provider',
    fixed: { provider: 'openbook-originals' },
    link: null,
  }),
  casino('providers/:provider', 24, { pageId: 'provider' }),
  casino('casino-search', 23, { ...lobby, robots: 'noindex' }),
  ...gameSections.map(([path, availability]) =>
    casino(path, availability, filled.includes(path) ? lobby : (sectionPages[path] ?? {})),
  ),
  casino('tvgames/view/poker', 11, { redirect: { to: '/poker' } }),
  ...sectionNames.map((name) => thanks(`${name}/thank-you`)),
  bonus('bonus/casino', 25, { pageId: 'casino-bonus' }),
  bonus('bonus/casino/promo', 25, { pageId: 'casino-promo' }),
  bonus('bonus/casino/tournaments', 25, { ...tournaments, pageId: 'casino-tournaments' }),
  bonus('bonus/casino/tournaments/:id', 25, { ...tournaments, pageId: 'casino-tournament' }),
  bonus('bonus/casino/promotions/:id', 25, { pageId: 'casino-promotion' }),
  // Apps are mounted at the addresses of their own promotions.
  bonus('bonus/casino/:casinoBonus', 25, { pageId: 'casino-bonus-item', hasContent: true }),
  bonus('fastgames-daily-tournament', null, { redirect: { to: '/bonus/casino/tournaments' } }),
];

const games = rows({ area: 'games', dictionaries: ['games'], hasContent: true });

/** Spec: shell §2 "Games project". The start is the lobby; a game and its landing have texts that lead to it. */
export const gamesRoutes: readonly RouteRow[] = [
  games('allgamesentrance', 26, {
    ...lobby,
    pageId: 'games-project',
    dictionaries: ['games', 'casino', 'rounds', 'shared'],
  }),
  games('allgamesentrance/:gameRoute', 26, { pageId: 'games-project-game' }),
  games('bonusgames/:bonusGame', 27, {
    ...{ pageId: 'bonus-game', auth: true, hasContent: false, sidesOff },
    dictionaries: ['games', 'rounds', 'tickets'],
    page: () => import('@/pages/casino/bonus'),
  }),
  games('games-landing/:landingRoute', 28, { pageId: 'games-landing' }),
];

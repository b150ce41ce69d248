import { catalogue, categories, type Category, gamesOf } from '@/entities/casino/catalogue';

/** Who makes games. The house is the only one; its name is the text `rounds.house`. Decision D-431. */
export const house = { slug: 'openbook-originals', games: catalogue } as const;
export const pathOfHouse = `/providers/${house.slug}`;

const places = new Set<Category>(['all', 'favourites', 'search', 'tables', 'bet', 'skill']);

/** How many games are in each section. Each game is counted once. */
export const sectionCounts = categories
  .filter((category) => !places.has(category))
  .map((category) => ({ category, count: gamesOf(category, null, []).length }));

/** The lowest and the highest return of any of the games. */
export const returnBounds = {
  least: Math.min(...catalogue.map(({ least }) => least)),
  most: Math.max(...catalogue.map(({ most }) => most)),
};

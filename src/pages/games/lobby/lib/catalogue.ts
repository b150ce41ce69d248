import { games, type Slug } from '@contracts/games';
import published from '@contracts/games/returns.json';

export const categories = ['all', 'fast', 'slots', 'favourites'] as const;
export type Category = (typeof categories)[number];
export const pathOf: Readonly<Record<Category, string>> = {
  all: '/casino-lobby',
  fast: '/fast-games',
  slots: '/slots',
  favourites: '/my-casino/favorites',
};

export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** How far results lie apart, by the deviation of one round in stakes. */
const volatilityOf = (deviation: number): Volatility => (deviation < 0.6 ? 'low' : deviation < 2 ? 'medium' : 'high');

/** One game on the wall. `least`, `most`: share of all stakes that comes back, by what the player chooses. */
export type Entry = { slug: Slug; to: string; isSlot: boolean; least: number; most: number; volatility: Volatility };

export const catalogue: readonly Entry[] = games.map(({ id, slug, kind }) => {
  const { least, most, deviation } = published[slug];
  const isSlot = kind === 'slot';
  const to = `/${isSlot ? 'slots' : 'casino'}/game/${String(id)}/${slug}`;
  return { slug, to, isSlot, least, most, volatility: volatilityOf(deviation) };
});

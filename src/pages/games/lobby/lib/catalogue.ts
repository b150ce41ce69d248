import { facts, pathOfGame, type Section, sectionPaths, type Slug } from '@contracts/games/facts';
import published from '@contracts/games/returns.json';
import { sharedGames, type SharedKind } from '@contracts/shared-games';

export type Category = 'all' | Section | 'crash' | 'tv' | 'favourites';
export const pathOf: Readonly<Record<Category, string>> = {
  all: '/casino-lobby',
  ...sectionPaths,
  crash: '/crash-games',
  tv: '/tvgames',
  favourites: '/my-casino/favorites',
};
export const categories = Object.keys(pathOf) as Category[];

export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** How far results lie apart, by the deviation of one round in stakes. */
const volatilityOf = (deviation: number): Volatility => (deviation < 0.6 ? 'low' : deviation < 2 ? 'medium' : 'high');

/** One game on the wall. `least`, `most`: share of all stakes that comes back, by what the player chooses. */
export type Entry = {
  slug: Slug | SharedKind;
  to: string;
  section: Category;
  least: number;
  most: number;
  volatility: Volatility;
};

const ownEntries = facts.map((game): Entry => {
  const { slug, section } = game;
  const { least, most, deviation } = published[slug];
  return { slug, to: pathOfGame(game), section, least, most, volatility: volatilityOf(deviation) };
});

/** A round that everybody plays. */
export const isSharedKind = (slug: Entry['slug']): slug is SharedKind => sharedGames.some((game) => game.slug === slug);

const sharedEntries = sharedGames.map(({ id, slug, section }): Entry => {
  const { least, most, deviation } = published[slug];
  const to = `/casino/game/${String(id)}/${slug}`;
  return {
    slug,
    to,
    section: section === 'tvgames' ? 'tv' : 'crash',
    least,
    most,
    volatility: volatilityOf(deviation),
  };
});

export const catalogue: readonly Entry[] = [...ownEntries, ...sharedEntries];

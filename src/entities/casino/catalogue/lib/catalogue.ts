import {
  type Facts,
  facts,
  pathOfGame,
  type Section,
  sectionPaths,
  type SlotKind,
  slotKinds,
  type Slug,
  tableKinds,
} from '@contracts/games/facts';
import published from '@contracts/games/returns.json';
import { sharedGames, type SharedKind } from '@contracts/shared-games';
import { sectionOf } from '@contracts/shared-games/kinds';

export type Category = 'all' | Section | Gathering | 'crash' | 'tv' | 'favourites' | 'search';
export const pathOf: Readonly<Record<Category, string>> = {
  all: '/casino-lobby',
  ...sectionPaths,
  crash: '/crash-games',
  tv: '/tvgames',
  tables: '/casino',
  bet: '/fast-bet',
  skill: '/skill-games',
  favourites: '/my-casino/favorites',
  search: '/casino-search',
};
export const categories = Object.keys(pathOf) as Category[];

export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** How far results lie apart, by the deviation of one round in stakes. */
const volatilityOf = (deviation: number): Volatility => (deviation < 0.6 ? 'low' : deviation < 2 ? 'medium' : 'high');

/** One game on the wall. `least`, `most`: the return to player, by what the player chooses. */
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

/** The tables of the house by kind, and the slots; each kind has an address of its own, such as `/casino/roulette`. */
export type Kind = (typeof tableKinds)[number] | SlotKind;
const tables: readonly Slug[] = tableKinds;
const sharedTables: readonly Entry['slug'][] = ['roulette-draw'];

/** Sections that have kinds. */
export const kindsOf: Readonly<Record<'tables' | 'slots', readonly Kind[]>> = { tables: tableKinds, slots: slotKinds };
export type Divided = keyof typeof kindsOf;
export const isDivided = (category: Category): category is Divided => category in kindsOf;
export const isSlotKind = (kind: Kind): kind is SlotKind => slotKinds.some((each) => each === kind);
export const pathOfKind = (kind: Kind): string => `${pathOf[isSlotKind(kind) ? 'slots' : 'tables']}/${kind}`;

/** Sections that gather games of other sections. Decision D-430. */
type Gathering = 'tables' | NonNullable<Facts['also']>;
const gathered = (section: Gathering): readonly Entry['slug'][] =>
  section === 'tables'
    ? [...tables, ...sharedTables]
    : facts.flatMap(({ slug, also }) => (also === section ? [slug] : []));

const ofKind = (kind: Kind): readonly Entry['slug'][] => {
  if (isSlotKind(kind)) return facts.flatMap(({ slug, reels }) => (reels === kind ? [slug] : []));
  return [kind, ...sharedTables.filter((slug) => slug === `${kind}-draw`)];
};

const sharedEntries = sharedGames.map(({ id, slug }): Entry => {
  const { least, most, deviation } = published[slug];
  const to = `/casino/game/${String(id)}/${slug}`;
  return {
    slug,
    to,
    section: sectionOf(slug) === 'tvgames' ? 'tv' : 'crash',
    least,
    most,
    volatility: volatilityOf(deviation),
  };
});

export const catalogue: readonly Entry[] = [...ownEntries, ...sharedEntries];

/** The section, and the kind within it, of a path. */
export function placeAt(path: string): { category: Category; kind: Kind | null } {
  for (const category of ['tables', 'slots'] as const) {
    const kind = kindsOf[category].find((each) => pathOfKind(each) === path);
    if (kind !== undefined) return { category, kind };
  }
  return { category: categories.find((category) => pathOf[category] === path) ?? 'all', kind: null };
}

const among = (slugs: readonly Entry['slug'][]) => catalogue.filter(({ slug }) => slugs.includes(slug));

/** The games of a section, or of one kind. `favourites`: those of the player. */
export function gamesOf(category: Category, kind: Kind | null, favourites: readonly string[]): readonly Entry[] {
  if (kind !== null) return among(ofKind(kind));
  if (category === 'all' || category === 'search') return catalogue;
  if (category === 'favourites') return catalogue.filter(({ slug }) => favourites.includes(slug));
  if (category === 'tables' || category === 'bet' || category === 'skill') return among(gathered(category));
  return catalogue.filter(({ section }) => section === category);
}

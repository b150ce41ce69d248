/** Where a game stands in the lobby, with the page of each section. */
export const sectionPaths = {
  fast: '/fast-games',
  slots: '/slots',
  cards: '/card-games',
  poker: '/poker',
  keno: '/keno',
  bingo: '/bingo',
  scratch: '/scratchcards',
  asian: '/asian-games',
} as const;
export type Section = keyof typeof sectionPaths;

type Facts = { id: number; slug: string; kind: 'slot' | 'other'; section: Section };

/**
 * What is known of a game without its mathematics, so that a page that names games needs none of it. `kind` decides how
 * long a round takes at least (row LIM-66).
 */
export const facts = [
  { id: 1, slug: 'dice', kind: 'other', section: 'fast' },
  { id: 2, slug: 'five-lines', kind: 'slot', section: 'slots' },
  { id: 3, slug: 'mines', kind: 'other', section: 'fast' },
  { id: 4, slug: 'roulette', kind: 'other', section: 'fast' },
  { id: 5, slug: 'wheel', kind: 'other', section: 'fast' },
  { id: 6, slug: 'peg-drop', kind: 'other', section: 'fast' },
  { id: 7, slug: 'hi-lo', kind: 'other', section: 'fast' },
  { id: 8, slug: 'keno', kind: 'other', section: 'keno' },
  { id: 9, slug: 'sic-bo', kind: 'other', section: 'asian' },
  { id: 10, slug: 'baccarat', kind: 'other', section: 'cards' },
  { id: 11, slug: 'lantern-tide', kind: 'slot', section: 'slots' },
  { id: 12, slug: 'jacks', kind: 'other', section: 'poker' },
  { id: 13, slug: 'blackjack', kind: 'other', section: 'cards' },
  { id: 14, slug: 'bingo-75', kind: 'other', section: 'bingo' },
  { id: 15, slug: 'scratch', kind: 'other', section: 'scratch' },
  { id: 16, slug: 'comet-garden', kind: 'slot', section: 'slots' },
] as const satisfies readonly Facts[];

export type Slug = (typeof facts)[number]['slug'];
export const slugs = facts.map(({ slug }) => slug) as [Slug, ...Slug[]];

const bySlug = Object.fromEntries(facts.map((game) => [game.slug, game])) as Record<Slug, Facts>;
export const factsOf = (slug: Slug): Facts => bySlug[slug];

/** Where the page of a game is. Decision D-240. */
export const pathOfGame = ({ id, slug, kind }: Pick<Facts, 'id' | 'slug' | 'kind'>): string =>
  `/${kind === 'slot' ? 'slots' : 'casino'}/game/${String(id)}/${slug}`;

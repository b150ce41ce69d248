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

/** What the table of a room is made of: its colours are in `game-rooms.ts`. */
export type Ground = 'felt' | 'harbour' | 'indigo' | 'plum' | 'teal' | 'wine';
/** The file of the page that plays a game. Slots have one of their own. */
export type Family = 'tables' | 'cards' | 'numbers' | 'slots';

/**
 * A row of the list. `motionMs`: so long its picture moves to what was drawn; it may be skipped, and it decides nothing.
 * `also`: the section that gathers games of others, where one choice decides the round (`bet`), or the player decides
 * while it goes on (`skill`). `way`: what else sets it apart from one press and its outcome.
 */
type Row = {
  id: number;
  slug: string;
  ground: Ground;
  motionMs: number;
  also: 'bet' | 'skill' | null;
  way?: 'freeSpins' | 'onePrice';
} & (
  | { section: 'slots'; reels: 'three-reels' | 'five-reels' }
  | { section: Exclude<Section, 'slots'>; family: Exclude<Family, 'slots'> }
);

/**
 * The games of the house. Server, page and picture read this list: how to add one is in docs/how-to.md. It has nothing of
 * their mathematics, so a page that names games needs none of it.
 */
const list = [
  { id: 1, slug: 'dice', section: 'fast', family: 'tables', ground: 'teal', motionMs: 700, also: 'bet' },
  { id: 2, slug: 'five-lines', section: 'slots', reels: 'three-reels', ground: 'wine', motionMs: 1200, also: null },
  { id: 3, slug: 'mines', section: 'fast', family: 'tables', ground: 'indigo', motionMs: 0, also: 'skill' },
  { id: 4, slug: 'roulette', section: 'fast', family: 'tables', ground: 'felt', motionMs: 3500, also: 'bet' },
  { id: 5, slug: 'wheel', section: 'fast', family: 'tables', ground: 'harbour', motionMs: 2500, also: 'bet' },
  { id: 6, slug: 'peg-drop', section: 'fast', family: 'tables', ground: 'indigo', motionMs: 1600, also: 'bet' },
  { id: 7, slug: 'hi-lo', section: 'fast', family: 'cards', ground: 'felt', motionMs: 300, also: 'skill' },
  { id: 8, slug: 'keno', section: 'keno', family: 'numbers', ground: 'plum', motionMs: 1200, also: null },
  { id: 9, slug: 'sic-bo', section: 'asian', family: 'numbers', ground: 'felt', motionMs: 900, also: 'bet' },
  { id: 10, slug: 'baccarat', section: 'cards', family: 'cards', ground: 'felt', motionMs: 1100, also: 'bet' },
  {
    id: 11,
    slug: 'lantern-tide',
    section: 'slots',
    reels: 'five-reels',
    ground: 'harbour',
    motionMs: 1500,
    also: null,
  },
  { id: 12, slug: 'jacks', section: 'poker', family: 'cards', ground: 'felt', motionMs: 900, also: 'skill' },
  { id: 13, slug: 'blackjack', section: 'cards', family: 'cards', ground: 'felt', motionMs: 900, also: 'skill' },
  { id: 14, slug: 'bingo-75', section: 'bingo', family: 'numbers', ground: 'wine', motionMs: 1800, also: null },
  {
    id: 15,
    slug: 'scratch',
    section: 'scratch',
    family: 'numbers',
    ground: 'teal',
    motionMs: 0,
    also: null,
    way: 'onePrice',
  },
  {
    id: 16,
    slug: 'comet-garden',
    section: 'slots',
    reels: 'five-reels',
    ground: 'plum',
    motionMs: 1500,
    also: null,
    way: 'freeSpins',
  },
] as const satisfies readonly Row[];

/** Tables that have an address of their own in the lobby, in its order. */
export const tableKinds = ['roulette', 'baccarat', 'blackjack', 'sic-bo', 'hi-lo'] as const satisfies readonly Slug[];
/** Kinds of slots, which have one too, in its order. */
export const slotKinds = ['three-reels', 'five-reels'] as const satisfies readonly SlotKind[];
export type SlotKind = Extract<Row, { section: 'slots' }>['reels'];

type Listed = (typeof list)[number];
export type Slug = Listed['slug'];
/** The games of one file of the page: each file has a row for each of its own, or it does not compile. */
export type SlugIn<Own extends Family> = Own extends 'slots'
  ? Extract<Listed, { section: 'slots' }>['slug']
  : Extract<Listed, { family: Own }>['slug'];

export type Facts = Omit<Row, 'slug'> & {
  slug: Slug;
  section: Section;
  family: Family;
  /** Decides how long a round takes at least (row LIM-66). */
  kind: 'slot' | 'other';
  reels: SlotKind | null;
};
export const facts: readonly Facts[] = list.map((row) =>
  row.section === 'slots' ? { ...row, family: 'slots', kind: 'slot' } : { ...row, reels: null, kind: 'other' },
);
export const slugs = facts.map(({ slug }) => slug) as [Slug, ...Slug[]];

const bySlug = Object.fromEntries(facts.map((game) => [game.slug, game])) as Record<Slug, Facts>;
export const factsOf = (slug: Slug): Facts => bySlug[slug];

/** Where the page of a game is. Decision D-240. */
export const pathOfGame = ({ id, slug, kind }: Pick<Facts, 'id' | 'slug' | 'kind'>): string =>
  `/${kind === 'slot' ? 'slots' : 'casino'}/game/${String(id)}/${slug}`;

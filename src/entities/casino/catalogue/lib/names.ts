import type { TextKey } from '@/shared/i18n';

import { type Category, isSlotKind, type Kind } from './catalogue';

/** A kind of tables is named as its game. */
export const nameOfKind = (kind: Kind): TextKey => (isSlotKind(kind) ? `casino.kind.${kind}` : `rounds.name.${kind}`);

/** Sections that are named as their pages in the route table. */
const pageTitles = {
  crash: 'page.title.crash-games',
  tv: 'page.title.tvgames',
  tables: 'page.title.casino',
  bet: 'page.title.fast-bet',
  skill: 'page.title.skill-games',
  search: 'page.title.casino-search',
} as const satisfies Partial<Record<Category, TextKey>>;

const hasPageTitle = (category: Category): category is keyof typeof pageTitles => category in pageTitles;

/** Of a section. */
export const titleOf = (category: Category): TextKey =>
  hasPageTitle(category) ? pageTitles[category] : `rounds.lobby.${category}`;

/** A section's description of itself. */
export const leadOf = (category: Category): TextKey =>
  category === 'tables' || category === 'bet' || category === 'skill' || category === 'search'
    ? `casino.lead.${category}`
    : 'rounds.lobby.lead';

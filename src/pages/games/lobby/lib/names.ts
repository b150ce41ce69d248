import type { TextKey } from '@/shared/i18n';

import { type Category, type Entry, isSharedKind } from './catalogue';

export const nameOf = (slug: Entry['slug']): TextKey =>
  isSharedKind(slug) ? `shared.name.${slug}` : `rounds.name.${slug}`;

/** Of a section. */
export const titleOf = (category: Category): TextKey =>
  category === 'crash'
    ? 'page.title.crash-games'
    : category === 'tv'
      ? 'page.title.tvgames'
      : `rounds.lobby.${category}`;

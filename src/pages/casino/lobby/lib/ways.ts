import { facts } from '@contracts/games/facts';
import { isSharedKind } from '@contracts/shared-games/kinds';

import type { Entry } from '@/entities/casino/catalogue';

/** What sets a game apart from one press and its outcome. */
export const ways = ['steps', 'shared', 'freeSpins', 'onePrice'] as const;
export type Way = (typeof ways)[number];

export const hasWay = ({ slug }: Pick<Entry, 'slug'>, way: Way): boolean =>
  way === 'shared'
    ? isSharedKind(slug)
    : facts.some((game) => game.slug === slug && (way === 'steps' ? game.also === 'skill' : game.way === way));

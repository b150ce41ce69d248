import { isSharedKind } from '@contracts/shared-games/kinds';

import type { Entry } from '@/entities/casino/catalogue';

/** What sets a game apart from one press and its outcome. */
export const ways = ['steps', 'shared', 'freeSpins', 'onePrice'] as const;
export type Way = (typeof ways)[number];

const known: Readonly<Record<Exclude<Way, 'shared'>, readonly Entry['slug'][]>> = {
  steps: ['mines', 'hi-lo', 'jacks', 'blackjack'],
  freeSpins: ['comet-garden'],
  onePrice: ['scratch'],
};

export const hasWay = ({ slug }: Pick<Entry, 'slug'>, way: Way): boolean =>
  way === 'shared' ? isSharedKind(slug) : known[way].includes(slug);

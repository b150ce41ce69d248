import type { GameShelf } from '@contracts/game-shelf';

import { catalogue, type Entry } from '@/entities/casino/catalogue';

const most = 8;

/** Games that the player has neither played lately nor kept, the highest return first. */
export function othersOf(shelf: Pick<GameShelf, 'recent' | 'favorites'> | null): readonly Entry[] {
  const known = new Set<string>([...(shelf?.favorites ?? []), ...(shelf?.recent ?? []).map(({ game }) => game)]);
  return catalogue
    .filter(({ slug }) => !known.has(slug))
    .toSorted((a, b) => b.most - a.most)
    .slice(0, most);
}

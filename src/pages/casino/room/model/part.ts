import { combine, sample } from 'effector';

import { factsOf, type Family, type Slug } from '@contracts/games/facts';

import type { GamePart, GameParts } from '@/entities/casino/round';
import { createPart, moduleOf, type Part, partWanted } from '@/shared/part';

import { roomOpened } from './opened';
import { $game } from './room';

type Parts<Own extends Family> = { parts: GameParts<Own> };

/** Games come in four files, and their pictures each in its own. */
const families = {
  tables: createPart<Parts<'tables'>>({ name: 'tables', load: () => import('@/widgets/casino/tables') }),
  slots: createPart<Parts<'slots'>>({ name: 'slots', load: () => import('@/widgets/casino/slots') }),
  cards: createPart<Parts<'cards'>>({ name: 'cards', load: () => import('@/widgets/casino/cards') }),
  numbers: createPart<Parts<'numbers'>>({ name: 'numbers', load: () => import('@/widgets/casino/numbers') }),
} satisfies { [Own in Family]: Part<Parts<Own>> };

export const $family = $game.map((game) => families[factsOf(game).family]);
sample({ clock: [roomOpened, $family], source: $family, target: partWanted });

const { tables, slots, cards, numbers } = families;
/** Mathematics, controls and words of the game of this page; null until its file is here. */
export const $part = combine(
  { game: $game, tables: moduleOf(tables), slots: moduleOf(slots), cards: moduleOf(cards), numbers: moduleOf(numbers) },
  ({ game, ...come }): GamePart | null => {
    const own: { parts: Partial<Record<Slug, GamePart>> } | null = come[factsOf(game).family];
    return own?.parts[game] ?? null;
  },
);

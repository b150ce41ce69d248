import { combine, sample } from 'effector';

import { factsOf, type Slug } from '@contracts/games/facts';

import type { GamePart, GameParts } from '@/entities/casino/round';
import { createPart, moduleOf, type Part, partWanted } from '@/shared/part';

import { roomOpened } from './opened';
import { $game } from './room';

type Family = { parts: GameParts };

/** Games come in four files, and their pictures each in its own. */
const tables = createPart<Family>({ name: 'tables', load: () => import('@/widgets/casino/tables') });
const slots = createPart<Family>({ name: 'slots', load: () => import('@/widgets/casino/slots') });
const cards = createPart<Family>({ name: 'cards', load: () => import('@/widgets/casino/cards') });
const numbers = createPart<Family>({ name: 'numbers', load: () => import('@/widgets/casino/numbers') });

const ofCards: readonly Slug[] = ['hi-lo', 'baccarat', 'blackjack', 'jacks'];
const ofNumbers: readonly Slug[] = ['keno', 'sic-bo', 'bingo-75', 'scratch'];

/** Which file has a game. */
function familyOf(game: Slug): Part<Family> {
  if (factsOf(game).kind === 'slot') return slots;
  if (ofCards.includes(game)) return cards;
  return ofNumbers.includes(game) ? numbers : tables;
}

export const $family = $game.map(familyOf);
sample({ clock: [roomOpened, $family], source: $family, target: partWanted });

/** Mathematics, controls and words of the game of this page; null until its file is here. */
export const $part = combine(
  { game: $game, tables: moduleOf(tables), slots: moduleOf(slots), cards: moduleOf(cards), numbers: moduleOf(numbers) },
  ({ game, ...families }): GamePart | null =>
    Object.values(families).find((family) => family?.parts[game] !== undefined)?.parts[game] ?? null,
);

import { createEvent, createStore, sample } from 'effector';

import { afterPress, type ClothPress, type Spots } from '@/entities/casino/pieces';
import { $userId } from '@/entities/session';

import { $choice, choiceChanged } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $isDemo, $room } from './room';

/** Its value in minor units. */
export const chipChosen = createEvent<number>();
export const clothPressed = createEvent<ClothPress>();

const $iso = $room.map((room) => room?.iso ?? null);
/** The chip in the hand; null: the least of the table. */
export const $chip = createStore<number | null>(null)
  .on(chipChosen, (_, minor) => minor)
  .reset($iso, $isDemo, $userId);

const $past = createStore<readonly Spots[]>([]);
export const $canUndo = $past.map((past) => past.length > 0);
/** What lay on the cloth in the last round. */
export const $lastChips = $room.map((room): Spots | null => room?.rounds[0]?.choice ?? null);

const pressed = sample({
  clock: clothPressed,
  source: { choice: $choice, past: $past, last: $lastChips },
  fn: (at, press) => afterPress(press, at),
});
$past.on(pressed, (_, { past }) => past).reset(roomOpened, $iso, $isDemo, $userId);
sample({ clock: pressed, fn: ({ choice }) => choice, target: choiceChanged });

// Chips of one currency are no chips of another.
sample({
  clock: [$iso, $isDemo],
  source: $part,
  filter: (part) => part?.stakeOf !== undefined,
  fn: () => ({ spots: [] }),
  target: choiceChanged,
});

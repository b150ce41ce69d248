import { createEffect, type Event, sample } from 'effector';

import type { GameSeed } from '@contracts/rounds';

import { hexOf } from '@/shared/sign';

import { promisesWanted } from './seeds';

const partBytes = 8;

/** Draws the player's part of a seed when the page of a game opens: here, where the server cannot know it before it has shown its hash. */
export function createFirstPart(opened: Event<void>): Event<string> {
  const drawFx = createEffect(() => hexOf(crypto.getRandomValues(new Uint8Array(partBytes))));
  sample({ clock: opened, target: [promisesWanted, drawFx] });
  return drawFx.doneData;
}

/** What goes with the first round of a seed: the player's part, for the hash that this page shows. Null: it has its part. */
export const firstSeed = (seed: GameSeed | undefined, clientSeed: string) =>
  seed?.clientSeed === '' ? { clientSeed, commitment: seed.commitment } : null;

import { transaction } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { replyIn } from './replies.ts';
import { answerLetter, type StoredLetter, waitingLetters } from './store.ts';

/** How long the robot thinks. */
const answerMs = 30_000;

/** The answer is stored with the letter, and sent as a message, so that the player need not look for it. */
export function answerLater(world: World, { id, user_id, kind, language, at }: StoredLetter): void {
  world.clock.at(at + answerMs, () => {
    const answer = replyIn(language, kind);
    const isNew = transaction(world.db, () => {
      if (!answerLetter(world, id, answer)) return false;
      keepMessage(world.db, user_id, { kind, answer }, Math.floor(world.clock.now() / 1000));
      return true;
    });
    if (isNew) pushPlayer(world, user_id, 'config');
  });
}

/** After a start of the server, letters that wait are answered. */
export const goOnWithLetters = (world: World): void => {
  for (const letter of waitingLetters(world)) answerLater(world, letter);
};

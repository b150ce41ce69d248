import type { GamePicture } from '@contracts/game-frame';
import type { Choice } from '@contracts/games/game';

import type { Round } from '@/entities/casino/round';

const chosen = ({ picks, below }: Choice) => JSON.stringify([picks, below]);

/**
 * What the picture shows. A board that is pressed where it is seen shows what is chosen now: the round of another choice is no
 * longer on it.
 */
export function seenOf(
  round: Round | null,
  choice: Choice,
  isPressed: boolean,
): Pick<GamePicture, 'choice' | 'draws' | 'isOpen'> {
  const isAnother = isPressed && round !== null && chosen(round.choice) !== chosen(choice);
  const seen = isAnother ? null : round;
  return {
    choice: seen?.choice ?? choice,
    draws: seen === null ? null : [...seen.draws],
    isOpen: round?.isOpen === true,
  };
}

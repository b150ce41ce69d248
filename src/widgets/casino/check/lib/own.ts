import { drawsOf, messagesOf } from '@contracts/games/fair';
import type { GameMaths } from '@contracts/games/game';
import { payoutBy } from '@contracts/games/versions';

import type { Round } from '@/entities/casino/round';
import { sha256, signed } from '@/shared/sign';

import { type Finding, sumOf } from './finding';

/** A round whose seed is open. */
export type OpenedRound = Omit<Round, 'game'> & { serverSeed: string };

/**
 * Computes a round again from its open seed and the game's mathematics, in the browser alone: no call leaves it.
 * `shown`: the hash that this browser showed before the round; null: it did not. What the server says of it now must be
 * the same. Rows CAS-07, CAS-17.
 */
export async function proveRound(round: OpenedRound, game: GameMaths, shown: string | null = null): Promise<Finding> {
  const { serverSeed, commitment, choice, stake } = round;
  const shape = game.shapeOf(choice);
  const messages = messagesOf(round, shape);
  const digests = await signed(serverSeed, messages);
  const draws = drawsOf(digests, shape);
  const payout = payoutBy(game, round.maths)(draws, choice, stake);
  const hash = await sha256(serverSeed);
  const isHashRight = hash === commitment && hash === (shown ?? commitment);
  const isSame = payout === round.payout && draws.join() === round.draws.join();
  const sum = sumOf({ message: messages[0] ?? '', digests, of: shape.of, draws });
  return { isHashRight, draws, payout, isRight: isHashRight && isSame, sum };
}

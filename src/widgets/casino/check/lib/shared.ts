import type { SharedMaths } from '@contracts/shared-games/shared-game';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import { isOfChain, signed } from '@/shared/sign';

import { type Finding, sumOf } from './finding';

type EndedRound = Pick<SharedRound, 'number' | 'draws'> & { hash: string };
export type SharedGame = Pick<SharedMaths, 'signed' | 'drawsOf' | 'of'>;

/** Goes back through the whole chain and computes the round again, in the browser alone: no call leaves it. Row CAS-07. */
export async function proveShared(round: EndedRound, chain: SharedChain, game: SharedGame): Promise<Finding> {
  const { hash, number } = round;
  const { key, messages } = game.signed({ hash, salt: chain.salt, number });
  const digests = await signed(key, messages);
  const draws = game.drawsOf(digests);
  const isHashRight = await isOfChain({ hash, number }, chain);
  const sum = sumOf({ message: messages[0] ?? '', digests, of: game.of, draws });
  return { isHashRight, draws, payout: null, isRight: isHashRight && draws.join() === round.draws.join(), sum };
}

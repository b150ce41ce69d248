import { drawsOf, messagesOf } from '@contracts/games/fair';
import { sha256, signed } from '@contracts/games/sign';
import type { LottoDraw } from '@contracts/lotto';
import { lottoOf, lottoSeeds, lottoShape, toldNumbers } from '@contracts/pools';

/** `isPromised`: the seed is the one that was promised before the sale. `isSame`: its numbers are those of the draw. */
export type Finding = { numbers: readonly number[]; isPromised: boolean; isSame: boolean };

/** Draws the numbers anew from a seed, in the browser alone: no call leaves it. Row LOTTO-02. */
export async function checkDraw(draw: LottoDraw, seed: string): Promise<Finding> {
  const lotto = lottoOf(draw.lottoId);
  if (lotto === null) throw new Error('Nobody knows this lottery.');
  const shape = lottoShape(lotto);
  const digests = await signed(seed, messagesOf(lottoSeeds(lotto, draw.number, seed), shape));
  const numbers = toldNumbers(drawsOf(digests, shape));
  return {
    numbers,
    isPromised: (await sha256(seed)) === draw.commitment,
    isSame: numbers.join() === draw.numbers?.join(),
  };
}

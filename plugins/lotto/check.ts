import { drawsOf, messagesOf } from '@contracts/games/fair';
import { isOfChain, sha256, signed } from '@contracts/games/sign';
import type { LottoDraw } from '@contracts/lotto';
import { lottoOf, lottoSeeds, lottoSeedText, lottoShape, toldNumbers } from '@contracts/pools';
import { publicValueOf } from '@contracts/public-value';

/**
 * `isPromised`: the seed is the one that was promised before the sale. `isOfChain`: it comes out of a hash that leads back to the first of its
 * chain; null: the draw has no chain. `isSame`: its numbers are those of the draw.
 */
export type Finding = {
  numbers: readonly number[];
  isPromised: boolean;
  isOfChain: boolean | null;
  isSame: boolean;
};

async function comesOutOf(place: LottoDraw['place'], seed: string): Promise<boolean | null> {
  if (place === null || place === undefined) return null;
  const { hash, number, chain } = place;
  return hash !== null && (await sha256(lottoSeedText(hash))) === seed && isOfChain({ hash, number }, chain);
}

/** Draws the numbers anew from a seed, in the browser alone: no call leaves it. Rows LOTTO-02, FAIR-15. */
export async function checkDraw(draw: LottoDraw, seed: string): Promise<Finding> {
  const lotto = lottoOf(draw.lottoId);
  if (lotto === null) throw new Error('Nobody knows this lottery.');
  const shape = lottoShape(lotto);
  const seeds = lottoSeeds(lotto, draw.number, seed, publicValueOf(draw.place?.chain));
  const digests = await signed(seed, messagesOf(seeds, shape));
  const numbers = toldNumbers(drawsOf(digests, shape));
  return {
    numbers,
    isPromised: (await sha256(seed)) === draw.commitment,
    isOfChain: await comesOutOf(draw.place, seed),
    isSame: numbers.join() === draw.numbers?.join(),
  };
}

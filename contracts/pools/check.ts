import { drawsOf, messagesOf } from '../games/fair.ts';
import { comesOutOf, sha256, signed } from '../games/sign.ts';
import type { LottoDraw } from '../lotto.ts';
import { publicValueOf } from '../public-value.ts';
import { lottoOf, lottoSeeds, lottoSeedText, lottoShape, toldNumbers } from './lotto.ts';

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

/** The draw is as it was promised, with the numbers that follow. Draws from before there were chains have none. */
export const isRight = ({ isPromised, isOfChain, isSame }: Finding): boolean =>
  isPromised && isOfChain !== false && isSame;

async function isOfPlace(place: LottoDraw['place'], seed: string): Promise<boolean | null> {
  if (place === null || place === undefined) return null;
  const { hash, number, chain } = place;
  return hash !== null && comesOutOf(seed, lottoSeedText(hash), { hash, number }, chain);
}

/** Draws the numbers again from a seed, only on this machine: no call leaves it. Rows LOTTO-02, FAIR-15. */
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
    isOfChain: await isOfPlace(draw.place, seed),
    isSame: numbers.join() === draw.numbers?.join(),
  };
}

import { type Bits, onesOf } from './bits.ts';
import { chiTail, normalBelow, normalTail } from './tails.ts';

/** NIST SP 800-22 2.1: as many ones as zeros. */
export const monobit = (bits: Bits): number => normalTail((2 * onesOf(bits) - bits.length) / Math.sqrt(bits.length));

/** 2.2: as many in each block. */
export function blockFrequency(bits: Bits, size = 128): number {
  const blocks = Math.floor(bits.length / size);
  let squares = 0;
  for (let block = 0; block < blocks; block++)
    squares += (onesOf(bits.subarray(block * size, (block + 1) * size)) / size - 0.5) ** 2;
  return chiTail(4 * size * squares, blocks);
}

/** 2.13: the walk that goes up at a one and down at a zero stays near its start; also from behind. */
export function cumulativeSums(bits: Bits, isFromBehind = false): number {
  let [place, farthest] = [0, 0];
  for (let step = 0; step < bits.length; step++) {
    place += bits[isFromBehind ? bits.length - 1 - step : step] === 1 ? 1 : -1;
    farthest = Math.max(farthest, Math.abs(place));
  }
  const [all, root] = [bits.length, Math.sqrt(bits.length)];
  const share = (times: number) => normalBelow((times * farthest) / root);
  let tail = 1;
  for (let k = Math.ceil((-all / farthest + 1) / 4); k <= (all / farthest - 1) / 4; k++)
    tail -= share(4 * k + 1) - share(4 * k - 1);
  for (let k = Math.ceil((-all / farthest - 3) / 4); k <= (all / farthest - 1) / 4; k++)
    tail += share(4 * k + 3) - share(4 * k + 1);
  return Math.min(1, Math.max(0, tail));
}

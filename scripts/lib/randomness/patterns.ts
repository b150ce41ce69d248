import type { Bits } from './bits.ts';
import { chiTail, gammaTail } from './tails.ts';

/** How often each pattern of so many bits comes; the sequence goes on at its beginning. */
function patternsOf(bits: Bits, size: number): Uint32Array {
  const seen = new Uint32Array(2 ** size);
  let pattern = 0;
  for (let place = 0; place < bits.length + size - 1; place++) {
    pattern = ((pattern << 1) | (bits[place % bits.length] ?? 0)) & (2 ** size - 1);
    if (place >= size - 1) seen[pattern] = (seen[pattern] ?? 0) + 1;
  }
  return seen;
}

const psi = (bits: Bits, size: number): number =>
  size <= 0
    ? 0
    : (2 ** size / bits.length) * patternsOf(bits, size).reduce((total, count) => total + count ** 2, 0) - bits.length;

/** NIST SP 800-22 2.11: every pattern as often as every other one. Both of its figures. */
export function serial(bits: Bits, size = 8): [first: number, second: number] {
  const [long, middle, short] = [psi(bits, size), psi(bits, size - 1), psi(bits, size - 2)];
  return [gammaTail(2 ** (size - 2), (long - middle) / 2), gammaTail(2 ** (size - 3), (long - 2 * middle + short) / 2)];
}

const disorder = (bits: Bits, size: number): number =>
  patternsOf(bits, size).reduce((total, count) => {
    const share = count / bits.length;
    return share === 0 ? total : total + share * Math.log(share);
  }, 0);

/** 2.12: the bit after a pattern does not follow from it. */
export const approximateEntropy = (bits: Bits, size = 6): number =>
  chiTail(2 * bits.length * (Math.LN2 - (disorder(bits, size) - disorder(bits, size + 1))), 2 ** size);

import { type Bits, onesOf, squaresOf } from './bits.ts';
import { chiTail, normalTail } from './tails.ts';

/** NIST SP 800-22 2.3: as many changes from one to zero and back as chance makes. */
export function runs(bits: Bits): number {
  const share = onesOf(bits) / bits.length;
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(bits.length)) return 0;
  let count = 1;
  for (let place = 1; place < bits.length; place++) if (bits[place] !== bits[place - 1]) count += 1;
  const spread = share * (1 - share);
  return normalTail((count - 2 * bits.length * spread) / (2 * Math.sqrt(bits.length) * spread));
}

/** By the length of the sequence: size of a block, the shortest run that is told apart, and how likely each is. */
const tables = [
  { from: 750_000, size: 10_000, least: 10, shares: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727] },
  { from: 6272, size: 128, least: 4, shares: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124] },
  { from: 128, size: 8, least: 1, shares: [0.2148, 0.3672, 0.2305, 0.1875] },
] as const;

function longestOf(block: Bits): number {
  let [longest, now] = [0, 0];
  for (const bit of block) {
    now = bit === 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** 2.4: the longest run of ones in each block. */
export function longestRun(bits: Bits): number {
  const table = tables.find(({ from }) => bits.length >= from);
  if (table === undefined) throw new Error('A sequence of 128 bits at least.');
  const { size, least, shares } = table;
  const seen = shares.map(() => 0);
  const blocks = Math.floor(bits.length / size);
  for (let block = 0; block < blocks; block++) {
    const run = longestOf(bits.subarray(block * size, (block + 1) * size));
    const place = Math.min(shares.length - 1, Math.max(0, run - least));
    seen[place] = (seen[place] ?? 0) + 1;
  }
  const expected = shares.map((share) => share * blocks);
  return chiTail(squaresOf(seen, expected), shares.length - 1);
}

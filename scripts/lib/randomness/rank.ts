import { type Bits, squaresOf } from './bits.ts';
import { chiTail } from './tails.ts';

/** How many rows of bits do not follow from the others. */
function rankOf(rows: number[]): number {
  let rank = 0;
  for (let bit = 31; bit >= 0; bit--) {
    const found = rows.findIndex((row, place) => place >= rank && ((row >>> bit) & 1) === 1);
    if (found === -1) continue;
    const pivot = rows[found] ?? 0;
    rows[found] = rows[rank] ?? 0;
    rows[rank] = pivot;
    for (let place = rank + 1; place < rows.length; place++)
      if ((((rows[place] ?? 0) >>> bit) & 1) === 1) rows[place] = (rows[place] ?? 0) ^ pivot;
    rank += 1;
  }
  return rank;
}

/** How likely a large square of random bits has this rank; the standard takes these shares for any size. */
function shareOf(rank: number, size: number): number {
  let share = 2 ** (rank * (2 * size - rank) - size ** 2);
  for (let step = 0; step < rank; step++) share *= (1 - 2 ** (step - size)) ** 2 / (1 - 2 ** (step - rank));
  return share;
}

/** NIST SP 800-22 2.5: rows of bits do not follow from each other, as those of a shift register do. */
export function matrixRank(bits: Bits, size = 32): number {
  const seen = [0, 0, 0];
  const squares = Math.floor(bits.length / size ** 2);
  for (let square = 0; square < squares; square++) {
    const rows = Array.from({ length: size }, (_, row) => {
      const from = square * size ** 2 + row * size;
      return bits.subarray(from, from + size).reduce((word, bit) => ((word << 1) | bit) >>> 0, 0);
    });
    const place = Math.min(2, size - rankOf(rows));
    seen[place] = (seen[place] ?? 0) + 1;
  }
  const [full, less] = [shareOf(32, 32), shareOf(31, 32)];
  return chiTail(
    squaresOf(
      seen,
      [full, less, 1 - full - less].map((share) => share * squares),
    ),
    2,
  );
}

/** A sequence of bits, one a byte. */
export type Bits = Uint8Array;

export const bitsOf = (text: string): Bits => Uint8Array.from(text, Number);

/** The bits of 32-bit words, the highest first, as the rounds read their digests. */
export function bitsOfWords(words: readonly number[]): Bits {
  const bits = new Uint8Array(words.length * 32);
  words.forEach((word, place) => {
    for (let bit = 0; bit < 32; bit++) bits[place * 32 + bit] = (word >>> (31 - bit)) & 1;
  });
  return bits;
}

export const onesOf = (bits: Bits): number => bits.reduce((total, bit) => total + bit, 0);

/** Σ (seen − expected)² ÷ expected. */
export const squaresOf = (seen: readonly number[], expected: readonly number[]): number =>
  seen.reduce((total, count, place) => total + (count - (expected[place] ?? 0)) ** 2 / (expected[place] ?? 1), 0);

/** How many bytes one block has. We hash nothing longer. */
const blockBytes = 64;
const maxBytes = blockBytes - 9;

/** The first 32 bits of the fractional parts of the `root`-th roots of the first `count` primes, as the standard defines its constants. */
function fractions(count: number, root: 2 | 3): Uint32Array<ArrayBuffer> {
  const values = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    const power = root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    values[found] = (power - Math.floor(power)) * 2 ** 32;
    found += 1;
  }
  return values;
}

const roundWords = fractions(64, 3);
const startWords = fractions(8, 2);
const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * The first 32 bits of the SHA-256 of a short ASCII text (55 bytes at most), unsigned. The browser's own digest needs
 * TLS and waits for a task each time; thousands in a row are faster this way.
 */
export function sha256Start(text: string): number {
  if (text.length > maxBytes) throw new RangeError('The text is too long for one block');
  const words = new Uint32Array(64);
  for (let index = 0; index < text.length; index += 1)
    words[index >> 2] = at(words, index >> 2) | (text.charCodeAt(index) << (24 - (index % 4) * 8));
  words[text.length >> 2] = at(words, text.length >> 2) | (0x80 << (24 - (text.length % 4) * 8));
  words[15] = text.length * 8;
  for (let index = 16; index < 64; index += 1) {
    const [w15, w2] = [at(words, index - 15), at(words, index - 2)];
    const low = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3);
    const high = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10);
    words[index] = at(words, index - 16) + low + at(words, index - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(startWords) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + at(roundWords, index) + at(words, index)) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return (at(startWords, 0) + a) >>> 0;
}

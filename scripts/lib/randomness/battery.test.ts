import { expect, test } from 'vitest';

import { battery, type Source } from './battery.ts';
import { bitsOf } from './bits.ts';
import { approximateEntropy, serial } from './patterns.ts';
import { matrixRank } from './rank.ts';
import { roundWords } from './round-words.ts';
import { longestRun, runs } from './runs.ts';
import { blockFrequency, cumulativeSums, monobit } from './walks.ts';

/** The examples that NIST SP 800-22 works out for each test. */
const longExample = `11001100000101010110110001001100111000000000001001
00110101010001000100111101011010000000110101111100
1100111001101101100010110010`;
test.each([
  ['monobit', monobit(bitsOf('1011010101')), 0.527089],
  ['block frequency', blockFrequency(bitsOf('0110011010'), 3), 0.801252],
  ['runs', runs(bitsOf('1001101011')), 0.147232],
  ['longest run', longestRun(bitsOf(longExample.replaceAll('\n', ''))), 0.180598],
  ['matrix rank', matrixRank(bitsOf('01011001001010101101'), 3), 0.741948],
  ['serial', serial(bitsOf('0011011101'), 3)[0], 0.808792],
  ['serial, second', serial(bitsOf('0011011101'), 3)[1], 0.67032],
  ['approximate entropy', approximateEntropy(bitsOf('0100110101'), 3), 0.261961],
  ['cumulative sums', cumulativeSums(bitsOf('1011010111')), 0.4116588],
])('[LAB-01] %s gives what the standard works out', (_, figure, published) => {
  expect(Math.abs(figure - published)).toBeLessThan(2e-4);
});

const failed = (source: Source, sequences = 50): string[] =>
  battery(source, { sequences })
    .filter(({ isFit }) => !isFit)
    .map(({ test: name }) => name);

test.each([1, 2])('[LAB-01] the words that decide rounds pass every test, seed %i', (seed) => {
  expect(failed(roundWords(String(seed).repeat(64), 'laboratory'), 400)).toEqual([]);
});

/** Generators that are known to be bad, each in its own way. */
const sourceOf =
  (next: () => number): Source =>
  (count) =>
    Array.from({ length: count }, () => next() >>> 0);

function shiftRegister(): Source {
  let state = 2_463_534_242;
  return sourceOf(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}
function randu(): Source {
  let state = 1;
  return sourceOf(() => (state = (state * 65_539) % 2 ** 31) * 2);
}
function counter(): Source {
  let state = 0;
  return sourceOf(() => state++);
}
/** Good words, but for every eighth, whose highest bit is always a one. */
function leaning(): Source {
  const good = roundWords('a'.repeat(64), 'laboratory');
  let place = 0;
  return (count) => good(count).map((word) => (place++ % 8 === 0 ? (word | 0x80_00_00_00) >>> 0 : word));
}
/** A count that was not taken on: two rounds from the same number. */
function twice(): Source {
  const good = roundWords('b'.repeat(64), 'laboratory');
  return (count) => {
    const half = good(count / 2);
    return half.flatMap((word) => [word, word]);
  };
}
test.each([
  ['a shift register', shiftRegister(), 'matrix rank'],
  ['RANDU', randu(), 'serial'],
  ['a counter', counter(), 'monobit'],
  ['one bit in 256 that always stands', leaning(), 'monobit'],
  ['each word twice', twice(), 'matrix rank'],
])('[LAB-01] %s is found', (_, source, by) => {
  expect(failed(source)).toContain(by);
});

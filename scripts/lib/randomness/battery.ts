import { type Bits, bitsOfWords } from './bits.ts';
import { approximateEntropy, serial } from './patterns.ts';
import { matrixRank } from './rank.ts';
import { longestRun, runs } from './runs.ts';
import { chiTail } from './tails.ts';
import { blockFrequency, cumulativeSums, monobit } from './walks.ts';

/** Each gives how likely chance alone makes a sequence that is at least as odd. */
const tests: Readonly<Record<string, (bits: Bits) => number>> = {
  monobit: (bits) => monobit(bits),
  'block frequency': (bits) => blockFrequency(bits),
  runs: (bits) => runs(bits),
  'longest run': (bits) => longestRun(bits),
  'matrix rank': (bits) => matrixRank(bits),
  serial: (bits) => serial(bits)[0],
  'serial, second': (bits) => serial(bits)[1],
  'approximate entropy': (bits) => approximateEntropy(bits),
  'cumulative sums': (bits) => cumulativeSums(bits),
  'cumulative sums, from behind': (bits) => cumulativeSums(bits, true),
};

/** A source of 32-bit words: the next so many of them. */
export type Source = (count: number) => number[];
export type Verdict = { test: string; passed: number; least: number; uniform: number; isFit: boolean };

const level = 0.01;
const tenth = 10;

/** How likely chance spreads figures so unevenly over ten tenths. */
function evenness(figures: readonly number[]): number {
  const seen = Array.from({ length: tenth }, () => 0);
  for (const figure of figures) {
    const place = Math.min(tenth - 1, Math.floor(figure * tenth));
    seen[place] = (seen[place] ?? 0) + 1;
  }
  const expected = figures.length / tenth;
  return chiTail(
    seen.reduce((total, count) => total + (count - expected) ** 2 / expected, 0),
    tenth - 1,
  );
}

/**
 * Holds a source against every test, as NIST SP 800-22 4.2 does: of many sequences about 99 in 100 pass at one percent (`least`: how many must),
 * and their figures are spread evenly.
 */
export function battery(source: Source, { sequences = 100, words = 4096 } = {}): Verdict[] {
  const all = Array.from({ length: sequences }, () => bitsOfWords(source(words)));
  const least = Math.ceil(sequences * (1 - level - 3 * Math.sqrt((level * (1 - level)) / sequences)));
  return Object.entries(tests).map(([test, figureOf]) => {
    const figures = all.map(figureOf);
    const passed = figures.filter((figure) => figure >= level).length;
    const uniform = evenness(figures);
    return { test, passed, least, uniform, isFit: passed >= least && uniform >= 1e-4 };
  });
}

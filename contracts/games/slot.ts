import { type GameMaths, hasOnly, partOf } from './game.ts';

/** Three reels of 24 stops. 7: seven, B: bell, C: cherry, L: lemon, P: plum, X: pays nothing. */
const strips = ['7CPXBLP7CPXCLXBLPXCPXBLP', '7CPXCLPBLPXCLXBLPXCPXBLP', '7LPXCLPBLPXCPXBLPXCPXCLP'] as const;
const stops = 24;

export type SlotSymbol = '7' | 'B' | 'C' | 'L' | 'P' | 'X';

/** What three of a kind pay on a line, in stakes of that line. */
export const slotPays: Readonly<Record<Exclude<SlotSymbol, 'X'>, number>> = { 7: 500, B: 120, C: 50, L: 28, P: 16 };

/** The row of each reel on each line: three rows and two diagonals. */
export const slotLines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** What the window shows: the symbols of each reel from its stop downwards. */
export const windowOf = (drawn: readonly number[]): SlotSymbol[][] =>
  strips.map((strip, reel) => [0, 1, 2].map((row) => strip.charAt(((drawn[reel] ?? 0) + row) % stops) as SlotSymbol));

/** Lines that pay, by their place in `slotLines`, with the symbol and its pay. */
export function slotWins(drawn: readonly number[]): { line: number; symbol: SlotSymbol; pay: number }[] {
  const window = windowOf(drawn);
  return slotLines.flatMap((rows, line) => {
    const [first = 'X', ...others] = rows.map((row, reel) => window[reel]?.[row] ?? 'X');
    if (first === 'X' || others.some((symbol) => symbol !== first)) return [];
    return [{ line, symbol: first, pay: slotPays[first] }];
  });
}

const payOf = (drawn: readonly number[]): number => slotWins(drawn).reduce((sum, { pay }) => sum + pay, 0);

/** Every window once: how many pay, and what they pay together. */
let cycle: { hits: number; paid: number } | null = null;
function wholeCycle(): { hits: number; paid: number } {
  if (cycle !== null) return cycle;
  const sums = { hits: 0, paid: 0 };
  for (let place = 0; place < stops ** 3; place++) {
    const pay = payOf([place % stops, Math.floor(place / stops) % stops, Math.floor(place / stops ** 2)]);
    sums.paid += pay;
    if (pay > 0) sums.hits++;
  }
  cycle = sums;
  return sums;
}

/** A stake is for all five lines: a fifth of it lies on each. */
export const slot: GameMaths<'five-lines'> = {
  slug: 'five-lines',
  first: {},
  shapeOf: () => ({ count: 3, of: stops }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: (drawn, _, minor) => partOf(minor, payOf(drawn), slotLines.length),
  returnOf: () => wholeCycle().paid / slotLines.length / stops ** 3,
  hitRateOf: () => wholeCycle().hits / stops ** 3,
};

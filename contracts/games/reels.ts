import { type GameMaths, hasOnly, partOf, sum } from './game.ts';

const reelStops = 24;
const reelCount = 5;
const rows = [0, 1, 2];
const wild = 'W';
const scatter = 'F';

/** The row of each reel on each of the ten lines. */
export const reelLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/**
 * Five reels of 24 stops and what three, four and five of a kind from the left pay, in stakes of a line. `W` stands for any
 * other symbol but `F`. `free`: three `F` anywhere give so many free spins, whose pays count so many times.
 */
export type Reels = {
  strips: readonly string[];
  pays: Readonly<Record<string, readonly [number, number, number]>>;
  free: { spins: number; times: number } | null;
};
export type ReelWin = { line: number; symbol: string; count: number; pay: number };

/** What the window shows: the symbols of each reel from its stop downwards. */
export const reelWindow = ({ strips }: Reels, stops: readonly number[]): string[][] =>
  strips.map((strip, reel) => rows.map((row) => strip.charAt(((stops[reel] ?? 0) + row) % reelStops)));

/** Lines that pay, by their place in `reelLines`. */
export function reelWins(reels: Reels, stops: readonly number[]): ReelWin[] {
  const window = reelWindow(reels, stops);
  return reelLines.flatMap((line, place) => {
    const symbols = line.map((row, reel) => window[reel]?.[row] ?? '');
    const symbol = symbols.find((own) => own !== wild) ?? wild;
    const other = symbols.findIndex((own) => own !== wild && own !== symbol);
    const count = other === -1 ? reelCount : other;
    const pay = reels.pays[symbol]?.[count - 3] ?? 0;
    return pay === 0 ? [] : [{ line: place, symbol, count, pay }];
  });
}

/** What a window pays, in stakes of a line. */
const reelPay = (reels: Reels, stops: readonly number[]): number => sum(reelWins(reels, stops).map(({ pay }) => pay));

const givesFree = (reels: Reels, stops: readonly number[]): boolean =>
  reelWindow(reels, stops)
    .flat()
    .filter((symbol) => symbol === scatter).length >= 3;

/** The spins of a round: the one that was paid for, then the free ones that it gave. */
export function reelSpins(reels: Reels, draws: readonly number[]): number[][] {
  const first = draws.slice(0, reelCount);
  if (reels.free === null || !givesFree(reels, first)) return [first];
  const spins = Array.from({ length: reels.free.spins + 1 }, (_, spin) => spin * reelCount);
  return spins.map((from) => draws.slice(from, from + reelCount));
}

/** What a round pays, in stakes of a line: its free spins count more. */
export const reelRound = (reels: Reels, draws: readonly number[]): number =>
  sum(
    reelSpins(reels, draws).map((stops, spin) => reelPay(reels, stops) * (spin === 0 ? 1 : (reels.free?.times ?? 1))),
  );

type Published = { share: number; hits: number };

/** A slot on such reels: a tenth of the stake lies on each line. */
export const reelGame = <Slug extends string>(
  slug: Slug,
  reels: Reels,
  { share, hits }: Published,
): GameMaths<Slug> => ({
  slug,
  first: {},
  shapeOf: () => ({ count: reelCount * (1 + (reels.free?.spins ?? 0)), of: reelStops }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: (draws, _, minor) => partOf(minor, reelRound(reels, draws), reelLines.length),
  returnOf: () => share,
  hitRateOf: () => hits,
});

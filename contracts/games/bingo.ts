import { type GameMaths, hasOnly, partOf } from './game.ts';

export const bingoBalls = 75;
export const bingoDrawn = 35;
const side = 5;
const inColumn = 15;
/** The cell in the middle belongs to nobody and is marked from the beginning. */
export const freeCell = 12;
const cells = side * side;

const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
/** Five rows, five columns, two diagonals: their cells, from 0 to 24, row by row. */
export const bingoLines: readonly (readonly number[])[] = [
  ...range(side).map((row) => range(side).map((column) => row * side + column)),
  ...range(side).map((column) => range(side).map((row) => row * side + column)),
  range(side).map((place) => place * (side + 1)),
  range(side).map((place) => (place + 1) * (side - 1)),
];

/** What so many lines pay, in hundredths of the stake: the place is their count. */
export const bingoPays: readonly number[] = [
  0, 250, 600, 2000, 6000, 20_000, 60_000, 200_000, 200_000, 200_000, 200_000, 200_000, 1_000_000,
];

/** Exact, from every set of cells that 35 of 75 balls can mark: `npm run games:returns` computes them again. */
const published = { share: 0.953384700880372, hits: 0.2719278327723799 };

/** The numbers of a card by cell, 0 for the free one. `picks`: the 24 others, row by row. */
export const bingoCard = (picks: readonly number[]): number[] => [
  ...picks.slice(0, freeCell),
  0,
  ...picks.slice(freeCell),
];

const isCard = (picks: readonly number[]): boolean =>
  picks.length === cells - 1 &&
  new Set(picks).size === picks.length &&
  bingoCard(picks).every((number, cell) => {
    const from = (cell % side) * inColumn;
    return cell === freeCell || (Number.isInteger(number) && number > from && number <= from + inColumn);
  });

/** Which cells of a card are marked. Draws count from 0. */
export const bingoMarks = (draws: readonly number[], picks: readonly number[]): boolean[] =>
  bingoCard(picks).map((number, cell) => cell === freeCell || draws.includes(number - 1));

export const bingoLineCount = (marks: readonly boolean[]): number =>
  bingoLines.filter((line) => line.every((cell) => marks[cell] === true)).length;

/** Thirty-five of 75 balls come. The card is the player's choice; every card is as good as any other. */
export const bingo: GameMaths<'bingo-75'> = {
  slug: 'bingo-75',
  // Each column holds numbers of its own: 1 to 15, 16 to 30 and so on.
  first: { picks: [1, 16, 31, 46, 61, 4, 19, 34, 49, 64, 7, 22, 52, 67, 10, 25, 40, 55, 70, 13, 28, 43, 58, 73] },
  shapeOf: () => ({ count: bingoDrawn, of: bingoBalls, isDealt: true }),
  isChoice: (choice) => hasOnly(choice, ['picks']) && isCard(choice.picks ?? []),
  payoutOf: (draws, { picks = [] }, minor) =>
    partOf(minor, bingoPays[bingoLineCount(bingoMarks(draws, picks))] ?? 0, 100),
  returnOf: () => published.share,
  hitRateOf: () => published.hits,
};

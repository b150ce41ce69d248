/** What the reference pages draw: `games` rows of seven prices, as on the board (1 X 2, total, handicap). */
export const cellsARow = 7;
export const gameId = (row: number): number => row + 1;
export const cellId = (row: number, cell: number): number => (row + 1) * 100 + cell;
export const allCells = (rows: number): number[] =>
  Array.from({ length: rows * cellsARow }, (_, index) => cellId(Math.floor(index / cellsARow), index % cellsARow));
export const initialMilli = (row: number, cell: number): number => 1100 + ((row * 37 + cell * 411) % 7000);
export const formatMilli = (milli: number): string => (milli / 1000).toFixed(milli >= 10000 ? 1 : 2);

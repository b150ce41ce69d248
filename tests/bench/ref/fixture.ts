/** What the reference pages draw: `games` rows of seven prices, as on the board (1 X 2, total, handicap). */
export const CELLS_A_ROW = 7;
export const gameId = (row: number): number => row + 1;
export const cellId = (row: number, cell: number): number => (row + 1) * 100 + cell;
export const allCells = (rows: number): number[] =>
  Array.from({ length: rows * CELLS_A_ROW }, (_, index) =>
    cellId(Math.floor(index / CELLS_A_ROW), index % CELLS_A_ROW),
  );
export const initialMilli = (row: number, cell: number): number => 1100 + ((row * 37 + cell * 411) % 7000);
export const formatMilli = (milli: number): string => (milli / 1000).toFixed(milli >= 10000 ? 1 : 2);

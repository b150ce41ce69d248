import { BOARD_GROUPS } from '@contracts/markets';

/** The market columns of the board. Each is also a text key: `sport.column.<value>`. */
export type BoardColumn = keyof typeof BOARD_GROUPS;

export const boardColumns: readonly BoardColumn[] = ['result', 'total', 'handicap'];

/** `list`: names with commas, empty for all. What no column is called is passed over. */
export function columnsOf(list: string): readonly BoardColumn[] {
  const names = list.split(',');
  const found = boardColumns.filter((column) => names.includes(column));
  return found.length === 0 ? boardColumns : found;
}

/** The list with that column in or out. All of them, and none of them, is an empty list: a board without prices is none. */
export function toggledColumn(list: string, column: BoardColumn): string {
  const shown = columnsOf(list);
  const next = boardColumns.filter((each) => shown.includes(each) !== (each === column));
  return next.length === boardColumns.length ? '' : next.join(',');
}

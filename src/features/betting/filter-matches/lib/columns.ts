import { boardGroups } from '@contracts/markets';

/** The market columns of the board. Each is also a text key: `sport.column.<value>`. */
export type BoardColumn = keyof typeof boardGroups;

export const boardColumns: readonly BoardColumn[] = ['result', 'total', 'handicap'];

/** `list`: names separated by commas, empty for all. Skips unknown names. */
export function columnsOf(list: string): readonly BoardColumn[] {
  const names = list.split(',');
  const found = boardColumns.filter((column) => names.includes(column));
  return found.length === 0 ? boardColumns : found;
}

/**
 * Adds the column to the list or takes it out. All and none both give the empty list, which means all: a board must
 * show prices.
 */
export function toggledColumn(list: string, column: BoardColumn): string {
  const shown = columnsOf(list);
  const next = boardColumns.filter((each) => shown.includes(each) !== (each === column));
  return next.length === boardColumns.length ? '' : next.join(',');
}

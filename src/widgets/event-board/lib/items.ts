import { type BoardChamp, compareGames, type GameInfo } from '@/entities/game';

/** One line of the list: the head of a competition, or a game. */
export type BoardItem =
  | { kind: 'group'; key: string; champ: BoardChamp['champ']; count: number; isOpen: boolean }
  | { kind: 'game'; key: string; game: GameInfo };

const gameItem = (game: GameInfo): BoardItem => ({ kind: 'game', key: `g${String(game.id)}`, game });

/** One list with heads; open heads have their games under them. `closed`: ids of folded competitions. */
export function itemsByLeague(champs: readonly BoardChamp[], closed: ReadonlySet<number>): BoardItem[] {
  return champs.flatMap(({ champ, games }): BoardItem[] => {
    const isOpen = !closed.has(champ.id);
    const head: BoardItem = { kind: 'group', key: `c${String(champ.id)}`, champ, count: games.length, isOpen };
    return isOpen ? [head, ...games.map(gameItem)] : [head];
  });
}

/** One list without heads, sooner first. */
export const itemsByTime = (champs: readonly BoardChamp[]): BoardItem[] =>
  champs
    .flatMap(({ games }) => games)
    .sort(compareGames)
    .map(gameItem);

/** Index of the head above a line, null above the first head. */
export function headOf(items: readonly BoardItem[], index: number): number | null {
  for (let at = Math.min(index, items.length - 1); at >= 0; at--) if (items[at]?.kind === 'group') return at;
  return null;
}

/** Where each line begins, px from the top of the list. */
export function lineStarts(items: readonly BoardItem[], sizes: { row: number; head: number }): number[] {
  let at = 0;
  return items.map(({ kind }) => {
    const start = at;
    at += kind === 'group' ? sizes.head : sizes.row;
    return start;
  });
}

/** Index of the line at `top` px from the top of the list. Above the list it is the first one, below it the last. */
export function lineAt(starts: readonly number[], top: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** On either side, this many lines beyond those in sight stay in the page. */
const spare = 6;

export type Lines = { first: number; last: number; stuck: number | null };
/** The visible part of the list, px from its top. What stays on top covers `covered` px of it. */
export type Sight = { top: number; height: number; covered: number };

/**
 * The lines to draw, and the head that stays on top: that of the first visible group. `last` is -1 for an empty list.
 */
export function linesIn(
  items: readonly BoardItem[],
  starts: readonly number[],
  { top, height, covered }: Sight,
): Lines {
  return {
    first: Math.max(0, lineAt(starts, top) - spare),
    last: Math.min(starts.length - 1, lineAt(starts, top + height) + spare),
    stuck: headOf(items, lineAt(starts, top + covered)),
  };
}

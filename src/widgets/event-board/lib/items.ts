import { compareGames, type BoardChamp, type GameInfo } from '@/entities/game';

/** One line of the list: the head of a competition, or a game. */
export type BoardItem =
  | { kind: 'group'; key: string; champ: BoardChamp['champ']; count: number; isOpen: boolean }
  | { kind: 'game'; key: string; game: GameInfo };

const gameItem = (game: GameInfo): BoardItem => ({ kind: 'game', key: `g${String(game.id)}`, game });

/** By competition: heads, and under those that are open their games. `closed`: ids of folded competitions. */
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

/** Index of the head that a line stands under, null above the first one. */
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

/** Index of the line that `top` px from the top of the list lie in; the first one above the list, the last one below it. */
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

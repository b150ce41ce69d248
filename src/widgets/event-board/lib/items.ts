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

/** The first line that `covered` px from the top of line `index` do not hide. */
export function lineBelow(index: number, covered: number, sizeOf: (index: number) => number): number {
  let at = index;
  for (let left = covered - sizeOf(at); left >= 0 && sizeOf(at) > 0; left -= sizeOf(at)) at++;
  return at;
}

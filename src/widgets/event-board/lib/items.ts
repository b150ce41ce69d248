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

/** `sizes`: heights of a row and of a head, px. */
export const heightOf = ({ kind }: BoardItem, { row, head }: { row: number; head: number }): number =>
  kind === 'group' ? head : row;

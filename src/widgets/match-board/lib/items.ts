import { type BoardChamp, compareMatches, type MatchInfo } from '@/entities/match';

/** One line of the list: the head of a competition, or a match. */
export type BoardItem =
  | { kind: 'group'; key: string; champ: BoardChamp['champ']; count: number; isOpen: boolean }
  | { kind: 'match'; key: string; match: MatchInfo };

const matchItem = (match: MatchInfo): BoardItem => ({ kind: 'match', key: `g${String(match.id)}`, match });

/** One list with heads; open heads have their matches under them. `closed`: ids of folded competitions. */
export function itemsByLeague(champs: readonly BoardChamp[], closed: ReadonlySet<number>): BoardItem[] {
  return champs.flatMap(({ champ, matches }): BoardItem[] => {
    const isOpen = !closed.has(champ.id);
    const head: BoardItem = { kind: 'group', key: `c${String(champ.id)}`, champ, count: matches.length, isOpen };
    return isOpen ? [head, ...matches.map(matchItem)] : [head];
  });
}

/** One list without heads, sooner first. */
export const itemsByTime = (champs: readonly BoardChamp[]): BoardItem[] =>
  champs
    .flatMap(({ matches }) => matches)
    .sort(compareMatches)
    .map(matchItem);

/** `sizes`: heights of a row and of a head, px. */
export const heightOf = ({ kind }: BoardItem, { row, head }: { row: number; head: number }): number =>
  kind === 'group' ? head : row;

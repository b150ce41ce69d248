import type { BoardSport } from '@/entities/match';

/** The first `most` matches of a board. Leaves out sports and competitions without any. */
export function topOf(sports: readonly BoardSport[], most: number): BoardSport[] {
  let left = most;
  return sports.flatMap(({ sport, champs }) => {
    const found = champs.flatMap(({ champ, matches }) => {
      const taken = matches.slice(0, left);
      left -= taken.length;
      return taken.length === 0 ? [] : [{ champ, matches: taken }];
    });
    return found.length === 0 ? [] : [{ sport, champs: found }];
  });
}

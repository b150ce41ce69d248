import type { Pair, Side } from '../match.ts';
import type { RallyChances } from '../rallies/chances.ts';

/** The side that was first with so many frames; null: none yet. */
export function raceWinner(played: readonly Pair[], target: number): Side | null {
  let [first, second] = [0, 0];
  for (const [one, two] of played) {
    if (one > two) first += 1;
    else second += 1;
    if (first === target) return 1;
    if (second === target) return 2;
  }
  return null;
}

/** Numbers of frames below the whole match that nobody has yet. The first frame is a market of its own. */
export const openRaces = (wins: Pair, setsToWin: number): number[] =>
  Array.from({ length: setsToWin - 2 }, (_, index) => index + 2).filter((target) => target > Math.max(...wins));

/** The chance of side 1 to be first with `target` frames. */
export function raceChance(set: RallyChances['set'], wins: Pair, target: number): number {
  const number = wins[0] + wins[1] + 1;
  if (wins[0] === target) return 1;
  if (wins[1] === target) return 0;
  const win = set(number).reduce((sum, { points, chance }) => sum + (points[0] > points[1] ? chance : 0), 0);
  return (
    win * raceChance(set, [wins[0] + 1, wins[1]], target) + (1 - win) * raceChance(set, [wins[0], wins[1] + 1], target)
  );
}

import type { Pair } from '../match.ts';

/**
 * The chance of each entrant of a draw to win its final, exactly: from match to match, winners against winners. `scores`: of the matches from the
 * first round to the final, null while one is not over. `beats`: the chance of an entrant against another.
 */
export function drawChances(
  size: number,
  scores: readonly (Pair | null)[],
  beats: (first: number, second: number) => number,
): number[] {
  let alive = Array.from({ length: size }, (_, entrant) => new Map([[entrant, 1]]));
  let played = 0;
  while (alive.length > 1) {
    const round = Array.from({ length: alive.length / 2 }, (_, match) =>
      winnersOf(
        alive[2 * match] ?? new Map(),
        alive[2 * match + 1] ?? new Map(),
        scores[played + match] ?? null,
        beats,
      ),
    );
    played += round.length;
    alive = round;
  }
  const [champions] = alive;
  return Array.from({ length: size }, (_, entrant) => champions?.get(entrant) ?? 0);
}

type Alive = ReadonlyMap<number, number>;

function winnersOf(
  first: Alive,
  second: Alive,
  score: Pair | null,
  beats: (first: number, second: number) => number,
): Map<number, number> {
  // An abandoned match goes to the side that led.
  if (score) return new Map(score[0] >= score[1] ? first : second);
  const winners = new Map<number, number>();
  const add = (entrant: number, chance: number) => winners.set(entrant, (winners.get(entrant) ?? 0) + chance);
  for (const [one, chance] of first) {
    for (const [other, otherChance] of second) {
      const both = chance * otherChance;
      const wins = beats(one, other);
      add(one, both * wins);
      add(other, both * (1 - wins));
    }
  }
  return winners;
}

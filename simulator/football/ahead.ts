import type { Pair } from '../match.ts';

/** More goals of both sides come in one of a billion matches. */
const mostGoals = 30;

/**
 * The chance that a side with this share of the goals wins a match with that many goals, or leads by `lead` at some
 * moment of it: for 0, 1, … goals.
 */
function aheadAfter(share: number, lead: number): number[] {
  // chances[i]: to be i − mostGoals goals ahead, without having led by so many.
  let chances = new Float64Array(2 * mostGoals + 1);
  chances[mostGoals] = 1;
  let hasLed = 0;
  return Array.from({ length: mostGoals + 1 }, (_, goals) => {
    if (goals > 0) {
      const next = new Float64Array(chances.length);
      for (const [index, chance] of chances.entries()) {
        if (chance === 0) continue;
        next[index - 1] = (next[index - 1] ?? 0) + chance * (1 - share);
        if (index + 1 - mostGoals >= lead) hasLed += chance * share;
        else next[index + 1] = (next[index + 1] ?? 0) + chance * share;
      }
      chances = next;
    }
    return hasLed + chances.subarray(mostGoals + 1).reduce((sum, chance) => sum + chance, 0);
  });
}

/**
 * The chance of each side to win, or to lead by `lead` goals at some moment. Goals come one after another, each of a side with the same
 * chance whenever it comes, so only their number and order count.
 */
export function aheadChances([home, away]: Pair, lead: number): Pair {
  const all = home + away;
  if (all <= 0) return [0, 0];
  const sides = [home / all, away / all].map((share) => aheadAfter(share, lead));
  const sums: [number, number] = [0, 0];
  let chance = Math.exp(-all);
  for (let goals = 0; goals <= mostGoals; goals += 1) {
    sums[0] += chance * (sides[0]?.[goals] ?? 0);
    sums[1] += chance * (sides[1]?.[goals] ?? 0);
    chance *= all / (goals + 1);
  }
  return sums;
}

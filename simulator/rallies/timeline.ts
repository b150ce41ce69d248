import { between, createRandom } from '../random.ts';
import type { RallyRules, RallyScore } from './rules.ts';
import { afterRally, isMatchWon, startOfMatch } from './rules.ts';

/** `at`: second of play at which the rally ended, with the score after it. */
export type Rally = { at: number; isFirst: boolean; score: RallyScore };
export type RallyTimeline = { rallies: readonly Rally[]; end: number };

/** Plays a match rally by rally. `given`: what has been played already. */
export function playRallies(
  seed: number,
  chance: number,
  rules: RallyRules,
  given: readonly Pick<Rally, 'at' | 'isFirst'>[] = [],
): RallyTimeline {
  const random = createRandom(seed);
  const rallies: Rally[] = [];
  let score = startOfMatch;
  let at = 0;
  while (!isMatchWon(score, rules)) {
    const known = given[rallies.length];
    const draw = random() < chance;
    const took = between(random, ...rules.rally);
    const isFirst = known?.isFirst ?? draw;
    at = known?.at ?? at + took;
    const sets = score.played.length;
    score = afterRally(score, isFirst, rules);
    rallies.push({ at, isFirst, score });
    if (score.played.length > sets) at += rules.breakSeconds;
  }
  return { rallies, end: rallies.at(-1)?.at ?? 0 };
}

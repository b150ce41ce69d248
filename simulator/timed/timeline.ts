import type { Pair, Side } from '../match.ts';
import { createRandom, nextArrival } from '../random.ts';
import type { TimedRules } from './rules.ts';
import { stretchOf } from './rules.ts';

/** A goal. The one that a shoot-out is worth is of the period after overtime. */
export type Goal = { at: number; side: Side; period: number };
export type TimedTimeline = { goals: readonly Goal[]; end: number };

const shootOutSeconds = 240;

export const scoreOf = (goals: readonly Goal[]): Pair => {
  const home = goals.filter(({ side }) => side === 1).length;
  return [home, goals.length - home];
};

export const isLevel = ([home, away]: Pair): boolean => home === away;

/** `expected`: goals of each side in regular time. */
export function playTimed(seed: number, expected: Pair, rules: TimedRules): TimedTimeline {
  const random = createRandom(seed);
  const { periods, periodSeconds, pace, overtime } = rules;
  const rate = (expected[0] + expected[1]) / (periods * periodSeconds * pace);
  const drawSide = (): Side => (random() < expected[0] / (expected[0] + expected[1]) ? 1 : 2);
  const goals: Goal[] = [];
  for (let period = 1; period <= periods; period += 1) {
    const { from, to } = stretchOf(rules, period);
    for (let at = from + nextArrival(random, rate); at < to; at += nextArrival(random, rate))
      goals.push({ at, side: drawSide(), period });
  }
  const end = stretchOf(rules, periods).to;
  if (!overtime || !isLevel(scoreOf(goals))) return { goals, end };
  const extra = stretchOf(rules, periods + 1);
  const at = extra.from + nextArrival(random, rate * overtime.rate);
  if (at < extra.to) return { goals: [...goals, { at, side: drawSide(), period: periods + 1 }], end: at };
  const decidedAt = extra.to + shootOutSeconds;
  return {
    goals: [...goals, { at: decidedAt, side: random() < 0.5 ? 1 : 2, period: periods + 2 }],
    end: decidedAt,
  };
}

import type { Ageing } from '../aged.ts';
import type { Text } from '../types.ts';

/** How a sport with a clock is played. Goals fall at a constant rate; prices assume exactly this. */
export type TimedRules = {
  periods: number;
  /** Seconds on the clock. */
  periodSeconds: number;
  breakSeconds: number;
  /** Seconds of play for each second on the clock, which stops at whistles. */
  pace: number;
  /** A level match goes on for so many seconds on the clock, until the first goal; goals fall `rate` times as often. */
  overtime: { seconds: number; rate: number } | null;
  /** More goals of one side count as this many in prices. */
  mostGoals: number;
  /** Lines beside the main one. */
  lines: readonly number[];
  /** Goals are so few that each counts: correct score, both to score, next goal. */
  isLowScoring: boolean;
  /** Seconds of play for which a goal suspends the markets. */
  suspension: number;
  ageing: Ageing;
  periodName: (number: number) => Text;
};

/** A part of the match: seconds of play, and on the clock at its start. */
export type Stretch = { from: number; to: number; clock: number };

/** `number`: from 1; the one after the last is overtime. */
export function stretchOf(
  { periods, periodSeconds, breakSeconds, pace, overtime }: TimedRules,
  number: number,
): Stretch {
  const from = (number - 1) * (periodSeconds * pace + breakSeconds);
  const length = number > periods ? (overtime?.seconds ?? 0) : periodSeconds;
  return { from, to: from + length * pace, clock: (number - 1) * periodSeconds };
}

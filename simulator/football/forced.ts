import type { Pair, Side } from '../match.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { clockAt, goalsOf } from './timeline.ts';

/** A goal in the break counts in the half that has just been played. */
export function withGoals(timeline: Timeline, second: number, sides: readonly Side[]): Timeline {
  const { half, clock } = clockAt(timeline, second);
  const goals = sides.map((side): FootballEvent => ({
    at: second,
    kind: 'goal',
    side,
    half: half === 0 ? 1 : half,
    clock,
  }));
  const events = [...timeline.events, ...goals].sort((a, b) => a.at - b.at);
  return { ...timeline, events };
}

/** Takes the last goals away, or adds goals at `second`, until the score is as asked. */
export function withScore(timeline: Timeline, second: number, score: Pair | null): Timeline {
  if (!score) return timeline;
  const kept: [number, number] = [0, 0];
  const events = timeline.events.filter((event) => {
    if (goalsOf([event]).length === 0) return true;
    const side = event.side === 1 ? 0 : 1;
    if (kept[side] >= score[side]) return false;
    kept[side] += 1;
    return true;
  });
  const missing = ([1, 2] as const).flatMap((side) =>
    Array.from({ length: Math.max(0, score[side - 1 === 0 ? 0 : 1] - kept[side - 1 === 0 ? 0 : 1]) }, () => side),
  );
  return withGoals({ ...timeline, events }, second, missing);
}

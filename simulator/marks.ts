import type { MatchTime } from './match-time.ts';
import { isStarted, type MatchRecord, secondOf } from './record.ts';

/** A moment of the world (ms) at which the score that bets are about changed. `minute`: of the match clock, from 1. */
export type Mark = { at: number; minute: number; score: [number, number] };

/** Goals of football, sets of tennis, the points at the end of a quarter: what settles bets also marks a match. */
export function marksOf(record: MatchRecord, now: number, time: MatchTime): Mark[] {
  const matchNow = time.matchAt(now);
  if (!isStarted(record, matchNow)) return [];
  const { match, startAt } = record;
  const marks: Mark[] = [];
  let last = '0:0';
  for (const second of new Set(match.settleAt())) {
    if (second > secondOf(record, matchNow)) break;
    const { full } = match.factsAt(second);
    const text = full.join(':');
    if (text === last) continue;
    last = text;
    const minute = Math.floor(match.viewAt(second).elapsed / 60) + 1;
    marks.push({ at: Math.round(time.timeOf(startAt + second * 1000)), minute, score: [...full] });
  }
  return marks;
}

import type { MatchTime } from './match-time.ts';
import { factsOf } from './on-offer.ts';
import { forgetPrices, type MatchRecord } from './record.ts';

/** What was changed about a planned match. `startAt`: ms of the world; null: it is not played, for now or at all. */
export type Change = { startAt: number } | { startAt: null; lock: 'postponed' | 'cancelled' };

/** What is put off begins in ten years, unless somebody says when. */
const farMs = 3650 * 24 * 3600_000;

/** Time of play at a moment of the world, also while play is paused. */
const playAt = (ms: number, { toldStart }: MatchRecord, time: MatchTime): number =>
  toldStart + (ms - time.timeOf(toldStart)) * time.speed();

export function applyChange(record: MatchRecord, change: Change, time: MatchTime): void {
  record.isForced = true;
  if (change.startAt === null) {
    record.startAt = record.toldStart + farMs;
    record.forcedLock = change.lock;
  } else {
    record.startAt = playAt(change.startAt, record, time);
    record.toldStart = record.startAt;
    record.forcedLock = record.fixture.lock ?? null;
  }
  record.facts = factsOf(record, record.settledTo);
  forgetPrices(record);
  record.shown = null;
}

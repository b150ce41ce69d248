import { type LockReason, lockReasons } from '../contracts/lock-reasons.ts';
import { matchOf } from './entities.ts';
import { type Fixture, longestMatch } from './fixture.ts';
import type { Facts } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { lockAt, type Moment, reprice } from './pricing.ts';
import { hash } from './random.ts';
import { emptyOffer, isSame, isStarted, type Marks, type MatchRecord, secondOf } from './record.ts';
import type { DomainOp } from './types.ts';

/** For this long before its start a match is "about to start"; play time. */
const soonMs = 5 * 60_000;
/** An ended match stays on the screen for this long; time of the world. */
export const finishedStayMs = 90_000;
const noFacts: Facts = { full: [0, 0], periods: [], periodsDone: 0, goals: [], isOver: false, isAbandoned: false };

/** Play time at which a match ends. Null before its start, because the question would play the match. */
const endOf = (record: MatchRecord, matchNow: number): number | null =>
  isStarted(record, matchNow) ? record.startAt + record.match.end() * 1000 : null;

/** It must have left the screen by now, however long it took, so it need not be played to know. */
const isLongGone = ({ startAt, fixture }: MatchRecord, matchNow: number, speed: number): boolean =>
  matchNow >= startAt + (fixture.longest ?? longestMatch) * 1000 + finishedStayMs * speed;

export function isGone(record: MatchRecord, matchNow: number, speed: number): boolean {
  const end = endOf(record, matchNow);
  return end !== null && matchNow >= end + finishedStayMs * speed;
}

export const factsOf = (record: MatchRecord, matchNow: number): Facts =>
  isStarted(record, matchNow) ? record.match.factsAt(secondOf(record, matchNow)) : noFacts;

/** After a jump: matches without waiting bets leave without being played. */
export function dropLongGone(
  records: Map<number, MatchRecord>,
  matchNow: number,
  speed: number,
  awaited: (gameId: number) => readonly number[] | null,
): DomainOp[] {
  const ops: DomainOp[] = [];
  for (const [id, record] of records) {
    if (record.isForced || !isLongGone(record, matchNow, speed) || awaited(id) !== null) continue;
    records.delete(id);
    if (record.isPublished) ops.push({ op: 'del', kind: 'game', id });
  }
  return ops;
}

/** Every player is told why betting is closed for ever, or until the match has a start again. */
export const lastingLock = ({ forcedLock, fixture }: MatchRecord): LockReason | null =>
  forcedLock === 'postponed' || forcedLock === 'cancelled' ? forcedLock : (fixture.lock ?? null);

/** Brings a match to a moment of the world. */
export function refreshMatch(record: MatchRecord, moment: Moment, ops: DomainOp[], odds: number[]) {
  const { now, time, isFilmed } = moment;
  const matchNow = time.matchAt(now);
  const second = secondOf(record, matchNow);
  const isLive = second >= 0;
  const isSoon = !isLive && matchNow >= record.startAt - soonMs;
  const phase = isLive ? record.match.changedAt(second) : isSoon ? -1 : -2;
  // Nobody asks an unwatched match for its attacks: they would be played for it.
  const lock = record.watched ? lockAt(record, second, time) : lastingLock(record);
  const lockMark = lock ? lockReasons.indexOf(lock) : -1;
  const shown: Marks = [phase, time.isRunning() ? time.speed() : 0, record.isTop ? 1 : 0, lockMark];
  const isChanged = !isSame(record.shown, shown);
  if (isChanged) {
    record.shown = shown;
    record.isPublished = true;
    record.told = matchOf(record.fixture, {
      startAtMs: time.timeOf(record.toldStart),
      isSoon,
      isTop: record.isTop,
      view: isLive ? record.match.viewAt(second) : null,
      speed: time.isRunning() ? time.speed() : 0,
      isFilmed,
      lock,
      marketsCount: record.match.groupsAt(isLive ? second : -1).length,
    });
    ops.push({ op: 'put', kind: 'game', id: record.fixture.id, value: record.told });
  }
  if (record.watched) reprice(record, record.watched, moment, ops, odds);
}

export function createRecord(fixture: Fixture, settledTo: number, time: MatchTime): MatchRecord {
  const match = fixture.createMatch();
  const told = matchOf(fixture, {
    startAtMs: time.timeOf(fixture.startAt),
    isSoon: false,
    isTop: false,
    view: null,
    speed: 0,
    lock: fixture.lock ?? null,
    marketsCount: 0,
  });
  const record: MatchRecord = {
    fixture,
    match,
    startAt: fixture.startAt,
    toldStart: fixture.startAt,
    settledTo,
    facts: noFacts,
    told,
    offers: {
      main: emptyOffer(),
      lines: emptyOffer(),
      whole: emptyOffer(),
    },
    combined: new Map(),
    watched: null,
    shown: null,
    mix: hash(fixture.id),
    isPublished: false,
    isTop: false,
    isForced: false,
    forcedLock: fixture.lock ?? null,
    forcedBlocks: new Map(),
    forcedMilli: new Map(),
    forcedResults: new Map(),
  };
  record.facts = factsOf(record, settledTo);
  return record;
}

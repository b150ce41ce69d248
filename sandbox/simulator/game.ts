import { gameOf } from './entities.ts';
import type { Fixture } from './fixture.ts';
import type { Facts } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { reprice, type Moment } from './pricing.ts';
import { hash } from './random.ts';
import { isSame, isStarted, secondOf, type GameRecord, type Marks } from './record.ts';
import type { DomainOp } from './types.ts';

/** A game is about to start for this long before it does; play time. */
const SOON_MS = 5 * 60_000;
/** An ended game stays on the screen for so long; time of the world. */
export const FINISHED_STAY_MS = 90_000;
const NO_FACTS: Facts = { full: [0, 0], periods: [], periodsDone: 0, goals: [], isOver: false, isAbandoned: false };

/** Play time of the end, or null for a game that has not begun: asking would play it. */
const endOf = (record: GameRecord, matchNow: number): number | null =>
  isStarted(record, matchNow) ? record.startAt + record.match.end() * 1000 : null;

export function isGone(record: GameRecord, matchNow: number, speed: number): boolean {
  const end = endOf(record, matchNow);
  return end !== null && matchNow >= end + FINISHED_STAY_MS * speed;
}

export const factsOf = (record: GameRecord, matchNow: number): Facts =>
  isStarted(record, matchNow) ? record.match.factsAt(secondOf(record, matchNow)) : NO_FACTS;

/** Brings a game to a moment of the world. */
export function refreshGame(record: GameRecord, moment: Moment, ops: DomainOp[], odds: number[]) {
  const { now, time } = moment;
  const matchNow = time.matchAt(now);
  const second = secondOf(record, matchNow);
  const isLive = second >= 0;
  const isSoon = !isLive && matchNow >= record.startAt - SOON_MS;
  const marketOps: DomainOp[] = [];
  reprice(record, moment, marketOps, odds);
  const phase = isLive ? record.match.changedAt(second) : isSoon ? -1 : -2;
  const shown: Marks = [phase, time.isRunning() ? time.speed() : 0, record.markets.size];
  const isChanged = !isSame(record.shown, shown);
  if (isChanged) {
    record.shown = shown;
    record.isPublished = true;
    record.game = gameOf(record.fixture, {
      startAtMs: time.timeOf(record.startAt),
      isSoon,
      view: isLive ? record.match.viewAt(second) : null,
      speed: time.isRunning() ? time.speed() : 0,
      marketsCount: new Set([...record.markets.values()].map(({ groupId }) => groupId)).size,
    });
    ops.push({ op: 'put', kind: 'game', id: record.fixture.id, value: record.game });
  }
  for (const op of marketOps) ops.push(op);
}

export function createRecord(fixture: Fixture, settledTo: number, time: MatchTime): GameRecord {
  const match = fixture.createMatch();
  const game = gameOf(fixture, {
    startAtMs: time.timeOf(fixture.startAt),
    isSoon: false,
    view: null,
    speed: 0,
    marketsCount: 0,
  });
  const record: GameRecord = {
    fixture,
    match,
    startAt: fixture.startAt,
    settledTo,
    facts: NO_FACTS,
    game,
    markets: new Map(),
    shown: null,
    priced: null,
    mix: hash(fixture.id),
    isPublished: false,
    isForced: false,
    isForcedSuspended: false,
    forcedBlocks: new Set(),
    forcedMilli: new Map(),
    forcedResults: new Map(),
  };
  record.facts = factsOf(record, settledTo);
  return record;
}

import type { BetStatusId } from '../../contracts/coupon.ts';
import { gameOf, marketOf } from './entities.ts';
import type { Fixture } from './fixture.ts';
import { marketIdOf } from './ids.ts';
import type { Facts, Match, Quote } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { drift, fraction, hash } from './random.ts';
import { resultOfMarket } from './settle.ts';
import type { DomainOp, SimGame, SimMarket } from './types.ts';

/** A game is about to start for this long before it does; play time. */
const SOON_MS = 5 * 60_000;
/** An ended game stays on the screen for so long; time of the world. */
export const FINISHED_STAY_MS = 90_000;
/** Suspension is seen for at least so long, however fast the matches run; seconds of the world. */
const LEAST_SUSPENSION = 3;

/** How often prices of a game are made: each 5 to 15 s, so that about every tenth price on a screen has just moved; each one to three minutes before the start. */
const LIVE_INTERVAL_MS = 5_000;
const LINE_INTERVAL_MS = 60_000;
const LINE_INTERVAL_SPREAD_MS = 120_000;

/** The market's mood: how far the strength of a side may seem other than it is. */
const LIVE_DRIFT = 0.03;
const LIVE_FLICKER = 0.012;
const LINE_DRIFT = 0.05;

const NO_FACTS: Facts = { full: [0, 0], periods: [], periodsDone: 0, goals: [], isOver: false, isAbandoned: false };

type Marks = readonly [number, number, number];
const isSame = (marks: Marks | null, [first, second, third]: Marks) =>
  marks !== null && marks[0] === first && marks[1] === second && marks[2] === third;

/** A game on offer: what was published last, and what tests have forced on it. */
export type GameRecord = {
  readonly fixture: Fixture;
  match: Match;
  /** Play time of the start; a forced start moves it. */
  startAt: number;
  /** Play time up to which results have been told, and what was known then. */
  settledTo: number;
  facts: Facts;
  game: SimGame;
  markets: Map<number, SimMarket>;
  /** What the published state followed from, null to publish in any case; a tick with the same marks has nothing to do. */
  shown: Marks | null;
  priced: Marks | null;
  /** A number of the game's own, by which games are not all priced at the same moment. */
  mix: number;
  isPublished: boolean;
  isForced: boolean;
  isForcedSuspended: boolean;
  forcedBlocks: Set<number>;
  forcedMilli: Map<number, number>;
  forcedResults: Map<number, BetStatusId>;
};

export const secondOf = ({ startAt }: GameRecord, matchNow: number): number => (matchNow - startAt) / 1000;

const isStarted = (record: GameRecord, matchNow: number) => matchNow >= record.startAt;

/** Play time of the end, or null for a game that has not begun: asking would play it. */
const endOf = (record: GameRecord, matchNow: number): number | null =>
  isStarted(record, matchNow) ? record.startAt + record.match.end() * 1000 : null;

export function isGone(record: GameRecord, matchNow: number, speed: number): boolean {
  const end = endOf(record, matchNow);
  return end !== null && matchNow >= end + FINISHED_STAY_MS * speed;
}

export const factsOf = (record: GameRecord, matchNow: number): Facts =>
  isStarted(record, matchNow) ? record.match.factsAt(secondOf(record, matchNow)) : NO_FACTS;

/** The slot of the world's clock that prices follow, and the second of play at which it began. */
function slotOf(record: GameRecord, now: number, time: MatchTime) {
  const { mix } = record;
  const isLive = isStarted(record, time.matchAt(now));
  const interval = isLive ? LIVE_INTERVAL_MS * (1 + (mix % 3)) : LINE_INTERVAL_MS + (mix % LINE_INTERVAL_SPREAD_MS);
  const slot = Math.floor((time.pricedAt(now) + mix) / interval);
  return { isLive, slot, beganAt: slot * interval - mix };
}

function noiseOf(id: number, slot: number, isLive: boolean): [number, number] {
  const side = (which: number) =>
    isLive
      ? 1 + LIVE_DRIFT * drift(slot, 20, id, which) + LIVE_FLICKER * (fraction(id, slot, which) * 2 - 1)
      : 1 + LINE_DRIFT * drift(slot, 10, id, which);
  return [side(1), side(2)];
}

/** While play stands only a forced suspension holds: no time would end another. */
function isBlockedAt(record: GameRecord, second: number, time: MatchTime): boolean {
  if (record.isForcedSuspended) return true;
  if (second < 0 || !time.isRunning()) return false;
  const speed = time.speed();
  return record.match
    .blocks()
    .some(({ at, seconds }) => at <= second && second < at + Math.max(seconds, LEAST_SUSPENSION * speed));
}

/** Brings the markets to the moment and adds what changed to `ops` and `odds`. */
function reprice(record: GameRecord, now: number, time: MatchTime, ops: DomainOp[], odds: number[]) {
  const { id } = record.fixture;
  const second = secondOf(record, time.matchAt(now));
  const { isLive, slot, beganAt } = slotOf(record, now, time);
  // Not the moment of the tick: prices must not depend on when somebody looks.
  const pricedAt = isLive
    ? Math.max(record.match.changedAt(second), Math.min(second, secondOf(record, time.matchAt(beganAt))))
    : -1;
  const isSuspended = isBlockedAt(record, second, time);
  const priced: Marks = [slot, pricedAt, isSuspended ? 1 : 0];
  if (isSame(record.priced, priced)) return;
  record.priced = priced;
  const quotes = record.match.quotesAt(pricedAt, noiseOf(id, slot, isLive));
  offer(record, quotes, isSuspended, ops, odds);
}

/** Publishes the difference between what is on offer and `quotes`. Entities that were handed out stay as they were. */
function offer(
  { fixture, markets, forcedMilli, forcedBlocks }: GameRecord,
  quotes: readonly Quote[],
  isSuspended: boolean,
  ops: DomainOp[],
  odds: number[],
) {
  const { id } = fixture;
  const size = markets.size;
  let kept = 0;
  const ids = quotes.map((quote) => marketIdOf(id, quote));
  for (const [index, quote] of quotes.entries()) {
    const marketId = ids[index] ?? 0;
    const milli = forcedMilli.get(marketId) ?? quote.milli;
    const isBlocked = isSuspended || milli === 0 || forcedBlocks.has(marketId);
    const known = markets.get(marketId);
    if (known) kept += 1;
    if (!known || known.isMain !== quote.isMain) {
      const market = marketOf(id, quote, milli, isBlocked);
      markets.set(marketId, market);
      ops.push({ op: 'put', kind: 'market', id: marketId, value: market });
      continue;
    }
    if (milli === known.milli && isBlocked === known.isBlocked) continue;
    markets.set(marketId, { ...known, milli, isBlocked });
    if (milli !== known.milli) odds.push(marketId, milli);
    if (isBlocked !== known.isBlocked) ops.push({ op: 'patch', kind: 'market', id: marketId, value: { isBlocked } });
  }
  if (kept === size) return;
  const offered = new Set(ids);
  for (const marketId of [...markets.keys()]) {
    if (offered.has(marketId)) continue;
    markets.delete(marketId);
    ops.push({ op: 'del', kind: 'market', id: marketId });
  }
}

/** Brings a game to the moment `now` of the world. */
export function refreshGame(record: GameRecord, now: number, time: MatchTime, ops: DomainOp[], odds: number[]) {
  const matchNow = time.matchAt(now);
  const second = secondOf(record, matchNow);
  const isLive = second >= 0;
  const isSoon = !isLive && matchNow >= record.startAt - SOON_MS;
  const marketOps: DomainOp[] = [];
  reprice(record, now, time, marketOps, odds);
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
      marketsCount: record.markets.size,
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

/** Results that became known between the facts told last and `facts`. */
export function newResults(record: GameRecord, facts: Facts): [number, BetStatusId][] {
  const results: [number, BetStatusId][] = [];
  for (const key of record.match.universe()) {
    const status = resultOfMarket(key, facts);
    if (status === null || resultOfMarket(key, record.facts) !== null) continue;
    const marketId = marketIdOf(record.fixture.id, key);
    if (!record.forcedResults.has(marketId)) results.push([marketId, status]);
  }
  record.facts = facts;
  return results;
}

import { marketOf } from './entities.ts';
import type { createMargins, Margins } from './margins.ts';
import { marketIdOf } from './ids.ts';
import type { Quote } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { priceOf } from './odds.ts';
import { drift, fraction } from './random.ts';
import { isSame, isStarted, secondOf, type GameRecord, type Marks } from './record.ts';
import type { DomainOp } from './types.ts';

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

/** The moment that a world is brought to, and what its prices follow from. */
export type Moment = { now: number; time: MatchTime; marginsOf: ReturnType<typeof createMargins> };

/** Brings the markets to the moment and adds what changed to `ops` and `odds`. */
export function reprice(record: GameRecord, { now, time, marginsOf }: Moment, ops: DomainOp[], odds: number[]) {
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
  const margins = marginsOf(record.fixture.champ.weight, isLive ? 'live' : 'line');
  offer(record, { quotes, margins, isSuspended }, ops, odds);
}

/** Publishes the difference between what is on offer and `quotes`. Entities that were handed out stay as they were. */
function offer(
  { fixture, markets, forcedMilli, forcedBlocks }: GameRecord,
  { quotes, margins, isSuspended }: { quotes: readonly Quote[]; margins: Margins; isSuspended: boolean },
  ops: DomainOp[],
  odds: number[],
) {
  const { id } = fixture;
  const size = markets.size;
  let kept = 0;
  const ids = quotes.map((quote) => marketIdOf(id, quote));
  for (const [index, quote] of quotes.entries()) {
    const marketId = ids[index] ?? 0;
    const milli = forcedMilli.get(marketId) ?? quote.milli ?? priceOf(margins, quote.groupId, quote.chance);
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

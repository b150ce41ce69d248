import { withEarly } from './early.ts';
import { marketIdOf } from './ids.ts';
import type { Scope } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { priceOfQuote } from './odds.ts';
import { firstSlotOf, type Moment, slotLengthOf, viewOf } from './pricing.ts';
import { isStarted, type MatchRecord, secondOf } from './record.ts';

/** Prices of an outcome: moment of the world (ms), thousandths, moment, thousandths … One entry for each change. */
export type PricePoints = number[];

/** Prices change with the beat of the world. */
const beatMs = 1000;
/** So many looks at a match by its slots, and as many at what happened in it: a basket comes every half a minute. */
const mostLooks: Readonly<Record<Scope, number>> = { main: 480, lines: 240, whole: 120 };

const beatAfter = (ms: number) => Math.ceil(ms / beatMs) * beatMs;

/** Beats at which time alone made prices new. */
function agedBeats(record: MatchRecord, time: MatchTime, from: number, to: number): number[] {
  const beats: number[] = [];
  for (let [beat, last] = [beatAfter(from), -1]; beat < to; beat += beatMs) {
    const since = record.match.agedAt?.(secondOf(record, time.matchAt(beat))) ?? 0;
    if (last >= 0 && since > last) beats.push(beat);
    last = since;
  }
  return beats;
}

/** Every n-th of a list, so that no more are left. */
function thinned(beats: readonly number[], most: number): number[] {
  const every = Math.max(1, Math.ceil(beats.length / most));
  return beats.filter((_, index) => index % every === 0);
}

/** Beats between two moments of the world at which the prices of a match may have changed. */
function beatsOf(record: MatchRecord, { time }: Moment, from: number, to: number, most: number): number[] {
  const isLive = isStarted(record, time.matchAt(to));
  const startAt = time.timeOf(record.startAt);
  const origin = firstSlotOf(record, time);
  const slots = (first: number, last: number, live: boolean) => {
    const length = slotLengthOf(record, live);
    const begin = origin + Math.ceil((first - origin) / length) * length;
    return Array.from(
      { length: Math.max(0, Math.ceil((last - begin) / length)) },
      (_, index) => begin + index * length,
    );
  };
  const all = [...slots(from, Math.min(startAt, to), false), ...slots(Math.max(from, startAt), to, true)];
  if (isLive) all.push(...agedBeats(record, time, Math.max(from, startAt), to));
  all.sort((a, b) => a - b);
  const changes: number[] = isLive ? [startAt] : [];
  // From change to change backwards; the moment before one belongs to the change before it.
  for (let second = isLive ? record.match.changedAt(secondOf(record, time.matchAt(to))) : 0; second > 0;) {
    changes.push(time.timeOf(record.startAt + second * 1000));
    const before = record.match.changedAt(second - 0.001);
    if (before >= second) break;
    second = before;
  }
  const beats = [from, ...thinned(all, most), ...thinned(changes, most)].map(beatAfter);
  return [...new Set(beats)].filter((beat) => beat >= from && beat < to).sort((a, b) => a - b);
}

/**
 * The prices that a match had between two moments of the world, whether or not somebody watched: prices follow from the moment alone.
 * Of a long span it takes every n-th. Each look at the match is a step, because a whole one may take a second. Nothing was forced on the match, money moved no price meanwhile, and margins and pace were those of today.
 */
export function* pastSteps(
  record: MatchRecord,
  scope: Scope,
  moment: Moment,
  from: number,
  to: number,
): Generator<void, ReadonlyMap<number, PricePoints>> {
  const { time, marginsOf, pressure, earlyLead } = moment;
  const lead = earlyLead();
  const { id, champ } = record.fixture;
  const found = new Map<number, PricePoints>();
  for (const beat of beatsOf(record, moment, from, to, mostLooks[scope])) {
    const { isLive, pricedAt, noise } = viewOf(record, { now: beat, time });
    const margins = marginsOf(champ, isLive ? 'live' : 'line');
    const seen = new Set<number>();
    const quotes = withEarly(record.match.quotesAt(pricedAt, noise, scope), record.match, { noise, isLive, lead });
    for (const quote of quotes) {
      const marketId = marketIdOf(id, quote);
      seen.add(marketId);
      const bare = quote.milli ?? priceOfQuote(margins, quote);
      const row = margins.money;
      note(found, marketId, beat, row ? pressure.priceAfter(bare, id, [marketId], { now: beat, row }) : bare);
    }
    for (const marketId of found.keys()) if (!seen.has(marketId)) note(found, marketId, beat, 0);
    yield;
  }
  return found;
}

function note(found: Map<number, PricePoints>, marketId: number, at: number, milli: number) {
  const points = found.get(marketId);
  if (points === undefined) found.set(marketId, [at, milli]);
  else if (points.at(-1) !== milli) points.push(at, milli);
}

/** Does it without a break: for a short span. */
export function allAtOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

import type { LockReason } from '../contracts/lock-reasons.ts';
import { combinedQuote, combinedQuotes, isPartBlocked } from './combined.ts';
import { withEarly } from './early.ts';
import { marketOf, withLock } from './entities.ts';
import { marketIdOf } from './ids.ts';
import { isLineGroup } from './line-groups.ts';
import type { createMargins, Margins } from './margins.ts';
import { blockAt, type Match, type Quote, type Scope } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { priceOfQuote } from './odds.ts';
import type { Pressure } from './pressure.ts';
import { drift, fraction } from './random.ts';
import { isSame, isStarted, type Marks, type MatchRecord, type Offer, secondOf } from './record.ts';
import type { DomainOp, SimMarket } from './types.ts';

/** A suspension shows for at least this long, however fast matches run; seconds of the world. */
export const leastSuspension = 3;

/**
 * How often a match gets new prices. A live match gets them every 5 to 15 s, so that about every twentieth price on a
 * screen has just moved; a planned match every one to three minutes.
 */
const liveIntervalMs = 5_000;
const lineIntervalMs = 60_000;
const lineIntervalSpreadMs = 120_000;

/**
 * The mood of the market: how far a side may seem stronger or weaker than it is. The history of a price tells where its
 * middle is, so even at the ends of this walk the margin must be more than what a price is off. Decision D-495.
 */
const liveDrift = 0.005;
const liveFlicker = 0.002;
const lineDrift = 0.005;
/** The ends of the walk. */
export const mostMood = { live: liveDrift + liveFlicker, line: lineDrift } as const;

/** Prices of a match hold so long, unless something happens in the match; ms of the world. */
export const slotLengthOf = ({ mix }: MatchRecord, isLive: boolean): number =>
  isLive ? liveIntervalMs * (1 + (mix % 3)) : lineIntervalMs + (mix % lineIntervalSpreadMs);

/** The moment of the world, in ms, at which the first slot of a match began. */
export const firstSlotOf = ({ mix }: MatchRecord, { slotsFrom }: MatchTime): number => slotsFrom - mix;

/** Prices follow a slot of the world's clock. `beganAt`: the moment of the world at which the slot began, ms. */
function slotOf(record: MatchRecord, now: number, time: MatchTime) {
  const isLive = isStarted(record, time.matchAt(now));
  const interval = slotLengthOf(record, isLive);
  const first = firstSlotOf(record, time);
  const slot = Math.floor((time.pricedAt(now) - first) / interval);
  return { isLive, slot, beganAt: first + slot * interval };
}

function noiseOf(id: number, slot: number, isLive: boolean): [number, number] {
  const side = (which: number) =>
    isLive
      ? 1 + liveDrift * drift(slot, 20, id, which) + liveFlicker * (fraction(id, slot, which) * 2 - 1)
      : 1 + lineDrift * drift(slot, 10, id, which);
  return [side(1), side(2)];
}

/**
 * Why all markets are suspended, or null. While play is paused, only forced suspensions apply, because time does not
 * end any other.
 */
export function lockAt(record: MatchRecord, second: number, time: MatchTime): LockReason | null {
  if (record.forcedLock) return record.forcedLock;
  if (second < 0 || !time.isRunning()) return null;
  return blockAt(record.match, second, leastSuspension * time.speed())?.reason ?? null;
}

/** What lists show of an offer. */
const isShown = {
  main: ({ isMain }: Quote) => isMain,
  lines: ({ groupId }: Quote) => isLineGroup(groupId),
};

/** The moment to which a world is brought, and what its prices follow from. */
export type Moment = {
  now: number;
  time: MatchTime;
  marginsOf: ReturnType<typeof createMargins>;
  pressure: Pressure;
  /** The operator's rule of early payout, as it is now: early.ts. */
  earlyLead: () => number;
  isFilmed: boolean;
};

/** The second of a match that its prices are made for: what happened last, the slot's beginning, or what time has changed since. */
export const pricedSecond = (
  { changedAt, agedAt }: Pick<Match, 'changedAt' | 'agedAt'>,
  second: number,
  slotBegan: number,
): number => Math.max(changedAt(second), agedAt?.(second) ?? 0, Math.min(second, slotBegan));

/** What the prices of a moment follow from. `pricedAt`: second of the match; -1 before its start. */
export function viewOf(record: MatchRecord, { now, time }: Pick<Moment, 'now' | 'time'>) {
  const second = secondOf(record, time.matchAt(now));
  const { isLive, slot, beganAt } = slotOf(record, now, time);
  // Take the last change, not the moment of the tick: prices must not depend on when somebody looks.
  const pricedAt = isLive ? pricedSecond(record.match, second, secondOf(record, time.matchAt(beganAt))) : -1;
  return { second, slot, pricedAt, isLive, noise: noiseOf(record.fixture.id, slot, isLive) };
}

/** What the prices of a match follow from at a moment, besides its quotes. */
function termsOf(record: MatchRecord, { now, time, marginsOf, pressure, earlyLead }: Moment) {
  const { second, slot, pricedAt, isLive, noise } = viewOf(record, { now, time });
  const isSuspended = lockAt(record, second, time) !== null;
  const margins = marginsOf(record.fixture.champ, isLive ? 'live' : 'line');
  const { money } = margins;
  const pressed = money === null ? 0 : pressure.markOf(record.fixture.id, now, money);
  const lead = earlyLead();
  const priced: Marks = [slot, pricedAt, isSuspended ? 1 : 0, pressed, lead];
  const afterMoney: AfterMoney = (milli, marketIds) =>
    money === null || pressed === 0
      ? milli
      : pressure.priceAfter(milli, record.fixture.id, marketIds, { now, row: money });
  return { priced, pricedAt, noise, isLive, lead, terms: { margins, isSuspended, afterMoney } };
}

/** Makes the prices of the moment, as far as `scope` says. Adds to `ops` and `odds` what changed. */
export function reprice(record: MatchRecord, scope: Scope, moment: Moment, ops: DomainOp[], odds: number[]) {
  const known = record.offers[scope];
  const { priced, pricedAt, noise, isLive, lead, terms } = termsOf(record, moment);
  if (isSame(known.priced, priced)) return;
  known.priced = priced;
  const all = withEarly(record.match.quotesAt(pricedAt, noise, scope), record.match, { noise, isLive, lead });
  const quotes = scope === 'whole' ? [...all, ...combinedQuotes(record, pricedAt, noise)] : all.filter(isShown[scope]);
  offer(record, known, { quotes, ...terms }, ops, odds);
}

/**
 * Adds one joined bet to the offer that holds now. Until the next prices of its match it stays; then only if a page follows it. Nothing
 * else is priced for it, because anybody may ask for any.
 */
export function addCombined(
  record: MatchRecord,
  [marketId, parts]: readonly [number, readonly number[]],
  moment: Moment,
  ops: DomainOp[],
): void {
  const { whole } = record.offers;
  const { pricedAt, noise, terms } = termsOf(record, moment);
  const quote = combinedQuote(record, [marketId, parts], pricedAt, noise);
  if (quote === null) return;
  whole.quotes = [...whole.quotes, quote];
  putQuote(record, quote, { ...terms, before: whole.markets, markets: whole.markets }, ops, []);
}

/** What is on offer at the moment. A watched match has its prices already: the tick made them and told the changes. */
export function pricedMarkets(
  record: MatchRecord,
  moment: Moment,
  scope: Scope = 'whole',
): ReadonlyMap<number, SimMarket> {
  if (record.watched !== scope) reprice(record, scope, moment, [], []);
  return record.offers[scope].markets;
}

/** A price after the money on the outcome and on those that it joins. */
type AfterMoney = (milli: number, marketIds: readonly number[]) => number;

type Terms = { margins: Margins; isSuspended: boolean; afterMoney: AfterMoney };
type Markets = Map<number, SimMarket>;

/** Puts one quote among `markets`, and tells how it differs from the one `before`. */
function putQuote(
  { fixture, forcedMilli, forcedBlocks }: MatchRecord,
  quote: Quote,
  { margins, isSuspended, afterMoney, before, markets }: Terms & { before: Markets; markets: Markets },
  ops: DomainOp[],
  odds: number[],
) {
  const { id } = fixture;
  const marketId = marketIdOf(id, quote);
  const joined = (quote.parts ?? []).map((part) => marketIdOf(id, part));
  const milli =
    forcedMilli.get(marketId) ?? afterMoney(quote.milli ?? priceOfQuote(margins, quote), [marketId, ...joined]);
  // What all markets of the match share, the match says.
  const lock = forcedBlocks.get(marketId) ?? (milli === 0 ? 'price' : null);
  const isBlocked =
    isSuspended ||
    lock !== null ||
    isPartBlocked(id, quote.parts ?? [], (part) => markets.get(part)?.isBlocked ?? false);
  const shown = before.get(marketId);
  if (!shown || shown.isMain !== quote.isMain) {
    const market = marketOf(fixture, quote, { milli, isBlocked, lock });
    markets.set(marketId, market);
    ops.push({ op: 'put', kind: 'market', id: marketId, value: market });
    return;
  }
  const isLockSteady = isBlocked === shown.isBlocked && lock === (shown.lock ?? null);
  const isSteady = milli === shown.milli && isLockSteady;
  markets.set(marketId, isSteady ? shown : withLock({ ...shown, milli, isBlocked }, lock));
  if (milli !== shown.milli) odds.push(marketId, milli);
  if (!isLockSteady) ops.push({ op: 'patch', kind: 'market', id: marketId, value: { isBlocked, lock } });
}

/** Tells the difference between what is on offer and `quotes`. Never changes an entity that it has handed out. */
function offer(
  record: MatchRecord,
  known: Offer,
  { quotes, ...terms }: Terms & { quotes: readonly Quote[] },
  ops: DomainOp[],
  odds: number[],
) {
  const { markets: before } = known;
  known.quotes = quotes;
  known.margins = terms.margins;
  // The map is made anew in the order of the quotes: what is on offer must not depend on earlier questions.
  const markets: Markets = new Map();
  known.markets = markets;
  for (const quote of quotes) putQuote(record, quote, { ...terms, before, markets }, ops, odds);
  for (const marketId of before.keys()) {
    if (!markets.has(marketId)) ops.push({ op: 'del', kind: 'market', id: marketId });
  }
}

import type { LockReason } from '../../contracts/lock-reasons.ts';
import { combinedQuotes, isPartBlocked } from './combined.ts';
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
import { type GameRecord, isSame, isStarted, type Marks, type Offer, secondOf } from './record.ts';
import type { DomainOp, SimMarket } from './types.ts';

/** A suspension shows for at least this long, however fast matches run; seconds of the world. */
export const leastSuspension = 3;

/**
 * How often a game gets new prices. A live game gets them every 5 to 15 s, so that about every twentieth price on a
 * screen has just moved; a planned game every one to three minutes.
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

/** Prices of a game hold so long, unless something happens in the match; ms of the world. */
export const slotLengthOf = ({ mix }: GameRecord, isLive: boolean): number =>
  isLive ? liveIntervalMs * (1 + (mix % 3)) : lineIntervalMs + (mix % lineIntervalSpreadMs);

/** The moment of the world, in ms, at which the first slot of a game began. */
export const firstSlotOf = ({ mix }: GameRecord, { slotsFrom }: MatchTime): number => slotsFrom - mix;

/** Prices follow a slot of the world's clock. `beganAt`: the moment of the world at which the slot began, ms. */
function slotOf(record: GameRecord, now: number, time: MatchTime) {
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
 * Why all markets are suspended, or null. While play stands, only what was forced holds, because time does not end any
 * other suspension.
 */
export function lockAt(record: GameRecord, second: number, time: MatchTime): LockReason | null {
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
export function viewOf(record: GameRecord, { now, time }: Pick<Moment, 'now' | 'time'>) {
  const second = secondOf(record, time.matchAt(now));
  const { isLive, slot, beganAt } = slotOf(record, now, time);
  // Take the last change, not the moment of the tick: prices must not depend on when somebody looks.
  const pricedAt = isLive ? pricedSecond(record.match, second, secondOf(record, time.matchAt(beganAt))) : -1;
  return { second, slot, pricedAt, isLive, noise: noiseOf(record.fixture.id, slot, isLive) };
}

/** Makes the prices of the moment, as far as `scope` says. Adds to `ops` and `odds` what changed. */
export function reprice(
  record: GameRecord,
  scope: Scope,
  { now, time, marginsOf, pressure, earlyLead }: Moment,
  ops: DomainOp[],
  odds: number[],
) {
  const known = record.offers[scope];
  const { second, slot, pricedAt, isLive, noise } = viewOf(record, { now, time });
  const isSuspended = lockAt(record, second, time) !== null;
  const margins = marginsOf(record.fixture.champ, isLive ? 'live' : 'line');
  const { money } = margins;
  const pressed = money === null ? 0 : pressure.markOf(record.fixture.id, now, money);
  const lead = earlyLead();
  const priced: Marks = [slot, pricedAt, isSuspended ? 1 : 0, pressed, lead];
  if (isSame(known.priced, priced)) return;
  known.priced = priced;
  const all = withEarly(record.match.quotesAt(pricedAt, noise, scope), record.match, { noise, isLive, lead });
  const quotes = scope === 'whole' ? [...all, ...combinedQuotes(record, pricedAt, noise)] : all.filter(isShown[scope]);
  const afterMoney: AfterMoney = (milli, marketIds) =>
    money === null || pressed === 0
      ? milli
      : pressure.priceAfter(milli, record.fixture.id, marketIds, { now, row: money });
  offer(record, known, { quotes, margins, isSuspended, afterMoney }, ops, odds);
}

/** What is on offer at the moment. What is watched has its prices already: the tick made them and told what changed. */
export function pricedMarkets(
  record: GameRecord,
  moment: Moment,
  scope: Scope = 'whole',
): ReadonlyMap<number, SimMarket> {
  if (record.watched !== scope) reprice(record, scope, moment, [], []);
  return record.offers[scope].markets;
}

/** A price after the money on the outcome and on those that it joins. */
type AfterMoney = (milli: number, marketIds: readonly number[]) => number;

/** Tells the difference between what is on offer and `quotes`. Never changes an entity that it has handed out. */
function offer(
  { fixture, forcedMilli, forcedBlocks }: GameRecord,
  known: Offer,
  {
    quotes,
    margins,
    isSuspended,
    afterMoney,
  }: { quotes: readonly Quote[]; margins: Margins; isSuspended: boolean; afterMoney: AfterMoney },
  ops: DomainOp[],
  odds: number[],
) {
  const { markets: before } = known;
  known.quotes = quotes;
  known.margins = margins;
  const { id } = fixture;
  // The map is made anew in the order of the quotes: what is on offer must not depend on earlier questions.
  const markets = new Map<number, SimMarket>();
  known.markets = markets;
  for (const quote of quotes) {
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
      continue;
    }
    const isLockSteady = isBlocked === shown.isBlocked && lock === (shown.lock ?? null);
    const isSteady = milli === shown.milli && isLockSteady;
    markets.set(marketId, isSteady ? shown : withLock({ ...shown, milli, isBlocked }, lock));
    if (milli !== shown.milli) odds.push(marketId, milli);
    if (!isLockSteady) ops.push({ op: 'patch', kind: 'market', id: marketId, value: { isBlocked, lock } });
  }
  for (const marketId of before.keys()) {
    if (!markets.has(marketId)) ops.push({ op: 'del', kind: 'market', id: marketId });
  }
}

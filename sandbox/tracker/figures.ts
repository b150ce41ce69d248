import type { DatabaseSync } from 'node:sqlite';

import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { several, type Tracker, type TrackerPart } from '../../contracts/tracker.ts';
import { dayStart } from '../../contracts/zone-days.ts';
import { dayIn, dayMs, type TimeZone } from '../../contracts/zones.ts';
import { sql } from '../db/index.ts';
import { localize, type Text } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import type { TrackerAsked } from './ask.ts';
import { endedBets } from './rows.ts';
import { createRuns, type Run } from './runs.ts';
import { added, addTo, noSums, type Sums, wireOf } from './sums.ts';

/** What is in play on the account now. */
function openOf(db: DatabaseSync, accountId: number): { bets: number; staked: number } {
  const row = sql(
    db,
    "SELECT COUNT(*) AS bets, COALESCE(SUM(amount), 0) AS staked FROM coupon WHERE account_id = ? AND state = 'open'",
  ).get(accountId);
  return { bets: Number(row?.bets), staked: Number(row?.staked) };
}

/** The days of a zone: bets come in order, so that clocks are looked at once a day. */
function createDays(zone: TimeZone) {
  let [day, end] = [Number.NaN, -Infinity];
  return (at: number): number => {
    if (at >= end || Number.isNaN(day)) {
      day = dayIn(zone, at);
      end = dayStart(zone, day + 1);
    }
    return day;
  };
}

const monthOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 7);

/** Names of sports and of market groups, as the bets themselves had them. */
function namesOf({ db, simulator }: World, language: string) {
  const sports = new Map(simulator.snapshot().sports.map(({ id, name }) => [id, localize(name, language)]));
  return {
    sport: (id: number): string | null => sports.get(id) ?? null,
    market: (id: number, textId: number | null | undefined): string | null => {
      const body = id === several || textId === null || textId === undefined ? undefined : textBy(db, textId);
      if (body === undefined) return null;
      return typeof body === 'string' ? body : localize(body, language);
    },
  };
}

function textBy(db: DatabaseSync, id: number): Text | string | undefined {
  const row = sql(db, 'SELECT body FROM bet_text WHERE id = ?').get(id);
  return row === undefined ? undefined : (JSON.parse(String(row.body)) as Text | string);
}

const partsOf = <Key extends number | string>(
  all: ReadonlyMap<Key, Sums>,
  iso: string,
  nameOf: (key: Key) => string | null,
): TrackerPart[] =>
  [...all]
    .map(([key, sums]) => ({ id: String(key), name: nameOf(key), sums: wireOf(sums, iso) }))
    .sort((one, other) => other.sums.bets - one.sums.bets || (one.id < other.id ? -1 : 1));

const sec = (ms: number) => Math.floor(ms / 1000);

/** Figures of the coupons of an account that ended in a span. Row TRACK-01, decision D-950. */
export function figuresOf(world: World, asked: TrackerAsked, language: string): Tracker {
  const { db } = world;
  const { account, from, to, zone } = asked;
  const { iso } = account;
  const money = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  const all = noSums();
  const runs = createRuns();
  const dayOf = createDays(zone);
  const days = new Map<number, Sums>();
  const months = new Map<string, Sums>();
  const [sports, markets, bands, types] = [1, 2, 3, 4].map(() => new Map<number, Sums>()) as [
    Map<number, Sums>,
    Map<number, Sums>,
    Map<number, Sums>,
    Map<number, Sums>,
  ];
  const tags = new Map<string, Sums>();
  const choices = { sport: new Set<number>(), market: new Set<number>(), tag: new Set<string>() };
  const marketTexts = new Map<number, number | null>();
  for (const bet of endedBets(db, asked)) {
    choices.sport.add(bet.sport);
    choices.market.add(bet.market);
    for (const tag of bet.tags) choices.tag.add(tag);
    if (!marketTexts.has(bet.market)) marketTexts.set(bet.market, bet.marketText);
    if (!bet.isAsked) continue;
    addTo(all, bet);
    runs.add(bet);
    const day = dayOf(bet.at);
    added(days, day, bet);
    added(sports, bet.sport, bet);
    added(markets, bet.market, bet);
    added(bands, bet.band, bet);
    added(types, bet.type, bet);
    for (const tag of bet.tags) added(tags, tag, bet);
  }
  for (const [day, sums] of days) joined(months, monthOf(day), sums);
  const names = namesOf(world, language);
  const nameOfMarket = (id: number) => names.market(id, marketTexts.get(id));
  const open = openOf(db, account.id);
  return {
    accountId: account.id,
    currency: iso,
    isBonus: account.type === accountTypes.bonus,
    from: sec(from),
    to: sec(to),
    sums: wireOf(all, iso),
    open: { bets: open.bets, staked: money(open.staked) },
    winRun: runOf(runs.longest.win, money),
    loseRun: runOf(runs.longest.lose, money),
    days: [...days].map(([day, { bets, staked, returned }]) => ({
      ...{ day: sec(dayStart(zone, day)), bets, profit: money(returned - staked) },
    })),
    months: [...months].map(([month, { bets, staked, returned }]) => ({
      ...{ month, bets, staked: money(staked), returned: money(returned), profit: money(returned - staked) },
    })),
    by: {
      sport: partsOf(sports, iso, names.sport),
      market: partsOf(markets, iso, nameOfMarket),
      odds: partsOf(bands, iso, () => null).sort((one, other) => Number(one.id) - Number(other.id)),
      type: partsOf(types, iso, () => null),
      tag: partsOf(tags, iso, (tag) => tag),
    },
    choices: {
      sport: [...choices.sport].map((id) => ({ id: String(id), name: names.sport(id) })),
      market: [...choices.market].map((id) => ({ id: String(id), name: nameOfMarket(id) })),
      tag: [...choices.tag].sort(),
    },
  };
}

function joined(all: Map<string, Sums>, key: string, { bets, staked, returned }: Sums): void {
  const known = all.get(key) ?? noSums();
  all.set(key, {
    ...known,
    ...{ bets: known.bets + bets, staked: known.staked + staked, returned: known.returned + returned },
  });
}

const runOf = (run: Run | null, money: (minor: number) => number) =>
  run === null ? null : { bets: run.bets, from: sec(run.from), to: sec(run.to), profit: money(run.profit) };

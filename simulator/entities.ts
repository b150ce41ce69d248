import type { LockReason } from '../contracts/lock-reasons.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { disciplineWords } from './esports/words.ts';
import type { Fixture, FixtureChamp } from './fixture.ts';
import { groupPlace } from './group-order.ts';
import type { MarketKey } from './ids.ts';
import { marketIdOf } from './ids.ts';
import type { Quote, View } from './match.ts';
import { pagesOf } from './page-types.ts';
import { sportOf, wordsOf } from './sports.ts';
import { groupName } from './texts/groups.ts';
import { joinedName } from './texts/joined.ts';
import { outcomeName } from './texts/outcomes.ts';
import { periodTexts } from './texts/periods.ts';
import { isGreat } from './top.ts';
import type { MarketPatch, SimChamp, SimMarket, SimMatch, Text } from './types.ts';

/**
 * Both sides of a line are next to each other, so the handicap of the away side is placed by the line of the home side.
 * What is left over ends its market: any other score, and no goal in any part of the match.
 */
function sortOf({ groupId, typeId, period, param }: MarketKey): number {
  const isRest = typeId === O.otherScore || (groupId === G.firstGoalTime && typeId === O.nextNone);
  const last = isRest ? 1000 : 0;
  const line = typeId === O.handicapAway ? -(param ?? 0) : (param ?? last);
  return (groupPlace(groupId) * 8 + period) * 1_000_000 + (Math.round(line * 4) + 4096) * 32 + typeId;
}

/** A bet of kind 7 cannot count for the bonus bet: it comes back after a draw, so it risks hardly anything. */
const noBonusKind = 7;
const backAfterDraw: ReadonlySet<number> = new Set([G.drawNoBet, G.periodDrawNoBet]);
/** A coin toss: it cannot be part of an express. */
const oddOrEven: ReadonlySet<number> = new Set([G.oddEven, G.periodOddEven, G.pointsOddEven, G.cornersOddEven]);
const usualKind = 1;

/** The outcome with its own reason for being suspended, or without one. */
export function withLock({ lock: _, ...market }: SimMarket, lock: LockReason | null): SimMarket {
  return lock ? { ...market, lock } : market;
}

/** The outcome after an operation that tells whether it is suspended. */
export const patchedMarket = (market: SimMarket, { isBlocked, lock = null }: MarketPatch): SimMarket =>
  withLock({ ...market, isBlocked }, lock);

type Shown = { milli: number; isBlocked: boolean; lock: LockReason | null };

export function marketOf(fixture: Fixture, quote: Quote, { milli, isBlocked, lock }: Shown): SimMarket {
  const { id: gameId, champ } = fixture;
  const sides = [fixture.home.name, fixture.away.name] as const;
  // A full board makes tens of thousands of these at once, and spreading would take half of that time.
  const market: SimMarket = {
    id: marketIdOf(gameId, quote),
    gameId,
    groupId: quote.groupId,
    groupName: groupName(quote, wordsOf(champ), sides),
    typeId: quote.parts ? O.combination : quote.typeId,
    kind: backAfterDraw.has(quote.groupId) ? noBonusKind : usualKind,
    name: quote.name ?? (quote.parts ? joinedName(quote.parts, wordsOf(champ), sides) : outcomeName(quote, sides)),
    milli,
    isBlocked,
    isBannedExpress: oddOrEven.has(quote.groupId),
    isMain: quote.isMain,
    sort: sortOf(quote),
  };
  if (quote.param !== null && !quote.parts) market.param = quote.param;
  if (quote.period > 0 && !quote.parts) market.period = quote.period;
  if (lock) market.lock = lock;
  return market;
}

/** Two of three matches that matter have a camera, and every match that is played on a screen. */
const hasVideo = ({ id, champ }: Fixture): boolean => champ.cyberType !== undefined || (isGreat(champ) && id % 3 !== 0);

type MatchState = {
  startAtMs: number;
  isSoon: boolean;
  isTop: boolean;
  /** Null before the start. */
  view: View | null;
  speed: number;
  marketsCount: number;
  /** The site shows videos. */
  isFilmed?: boolean;
  lock?: LockReason | null;
};

const plannedText = (lock: LockReason | null, isSoon: boolean): Text => {
  if (lock === 'postponed' || lock === 'cancelled') return periodTexts[lock];
  return isSoon ? periodTexts.soon : periodTexts.planned;
};

export function matchOf(
  fixture: Fixture,
  { startAtMs, isSoon, isTop, view, speed, marketsCount, isFilmed = false, lock = null }: MatchState,
): SimMatch {
  const { champ, home, away } = fixture;
  return {
    id: fixture.id,
    constId: fixture.id,
    number: 10_000 + (fixture.id % 90_000),
    zone: view ? 'live' : 'line',
    sportId: champ.sportId,
    champId: champ.id,
    countryId: champ.country.id,
    opp1: home,
    opp2: away,
    startAt: Math.floor(startAtMs / 1000),
    status: view ? view.status : isSoon ? 1 : 0,
    isFinished: view?.status === 4,
    liveInLive: view !== null,
    elapsed: view ? view.elapsed : null,
    marketsCount,
    ...(lock && { lock }),
    pageTypes: pagesOf(champ, isTop),
    ...(isFilmed && hasVideo(fixture) && { videoId: `v${fixture.id}` }),
    statisticId: String(fixture.id),
    ...(view
      ? {
          ...(sportOf(champ.sportId).hasZone && { zoneId: fixture.id }),
          clockRate: view.rate * speed,
          period: view.period,
          periodName: view.periodName,
          score: view.score,
          incidents: view.incidents,
          ...(view.redCards && { redCards: view.redCards }),
        }
      : { periodName: plannedText(lock, isSoon) }),
  };
}

export const champEntity = (champ: FixtureChamp, line: number, live: number): SimChamp => ({
  id: champ.id,
  sportId: champ.sportId,
  countryId: champ.country.id,
  countryName: champ.country.name,
  countryCode: champ.country.code,
  name: champ.name,
  weight: champ.weight,
  games: line + live,
  line,
  live,
  ...(champ.cyberType && { cyberType: champ.cyberType }),
  ...(champ.discipline && { discipline: disciplineWords[champ.discipline] }),
});

import { MARKET_GROUP as G, OUTCOME as O } from '../../contracts/markets.ts';
import type { Fixture, FixtureChamp } from './fixture.ts';
import type { MarketKey } from './ids.ts';
import { marketIdOf } from './ids.ts';
import type { Quote, View } from './match.ts';
import { groupName, outcomeName } from './texts/markets.ts';
import { PERIOD } from './texts/periods.ts';
import type { SimChamp, SimGame, SimMarket } from './types.ts';

/** Order of the groups on the game page. */
const GROUP_ORDER: readonly number[] = [
  G.result,
  G.winner,
  G.total,
  G.gamesTotal,
  G.pointsTotal,
  G.handicap,
  G.gamesHandicap,
  G.pointsHandicap,
  G.setWinner,
  G.quarterWinner,
  G.quarterTotal,
  G.doubleChance,
  G.drawNoBet,
  G.bothToScore,
  G.nextGoal,
  G.teamTotal1,
  G.teamTotal2,
  G.firstHalfResult,
  G.firstHalfTotal,
  G.correctScore,
  G.oddEven,
];

/** Both sides of a line stand together, so the away handicap is placed by the home side's line. */
function sortOf({ groupId, typeId, param }: MarketKey): number {
  const last = typeId === O.otherScore ? 1000 : 0;
  const line = typeId === O.handicapAway ? -(param ?? 0) : (param ?? last);
  return GROUP_ORDER.indexOf(groupId) * 1_000_000 + (Math.round(line * 4) + 4096) * 32 + typeId;
}

/** Kind 7 cannot count for the bonus bet: a bet that is returned on a draw is hardly a risk. */
const NO_BONUS_KIND = 7;
const USUAL_KIND = 1;

export function marketOf(gameId: number, quote: Quote, milli: number, isBlocked: boolean): SimMarket {
  // Written plainly: a world makes tens of thousands of these at once, and spreading costs half of that time.
  const market: SimMarket = {
    id: marketIdOf(gameId, quote),
    gameId,
    groupId: quote.groupId,
    groupName: groupName(quote),
    typeId: quote.typeId,
    kind: quote.groupId === G.drawNoBet ? NO_BONUS_KIND : USUAL_KIND,
    name: outcomeName(quote),
    milli,
    isBlocked,
    isBannedExpress: quote.groupId === G.oddEven,
    isMain: quote.isMain,
    sort: sortOf(quote),
  };
  if (quote.param !== null) market.param = quote.param;
  return market;
}

/** Competitions of at least this weight stand on the top page. */
const TOP_WEIGHT = 75;

/** Pages that a game of the competition stands on. */
const pagesOf = ({ weight, cyberType }: FixtureChamp): string[] => [
  ...(weight >= TOP_WEIGHT ? ['top'] : []),
  ...(cyberType ? ['cyber'] : []),
];

/** Cameras are at two of three games that matter, and wherever the game itself is pictures. */
const hasVideo = ({ id, champ }: Fixture): boolean =>
  champ.cyberType !== undefined || (champ.weight >= TOP_WEIGHT && id % 3 !== 0);

type GameState = {
  startAtMs: number;
  isSoon: boolean;
  /** Null before the start. */
  view: View | null;
  speed: number;
  marketsCount: number;
};

export function gameOf(fixture: Fixture, { startAtMs, isSoon, view, speed, marketsCount }: GameState): SimGame {
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
    pageTypes: pagesOf(champ),
    ...(hasVideo(fixture) && { videoId: `v${fixture.id}` }),
    ...(view
      ? {
          clockRate: view.rate * speed,
          period: view.period,
          periodName: view.periodName,
          score: view.score,
          incidents: view.incidents,
          ...(view.redCards && { redCards: view.redCards }),
        }
      : { periodName: isSoon ? PERIOD.soon : PERIOD.planned }),
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
});

import type { BetStatusId } from '../contracts/coupon.ts';
import { betStatuses as S } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { bandOf } from './bands.ts';
import { byFullScore, byHalves } from './football/rules.ts';
import { isOfScorers, isScorerWon } from './football/scorers.ts';
import { isTimeWon } from './football/story.ts';
import type { MarketKey } from './ids.ts';
import type { Facts, Pair, Side } from './match.ts';

const wonIf = (isWon: boolean): BetStatusId => (isWon ? S.win : S.lose);

/** `margin`: how far the bet is ahead of its line. Lines are whole, half or quarter. */
function byMargin(margin: number): BetStatusId {
  if (margin >= 0.5) return S.win;
  if (margin > 0) return S.halfWinHalfReturn;
  if (margin === 0) return S.return;
  if (margin > -0.5) return S.halfLoseHalfReturn;
  return S.lose;
}

function byScore([home, away]: Pair, { typeId, param }: MarketKey): BetStatusId {
  const line = param ?? 0;
  switch (typeId) {
    case O.home:
      return wonIf(home > away);
    case O.draw:
      return wonIf(home === away);
    case O.away:
      return wonIf(home < away);
    case O.homeOrDraw:
      return wonIf(home >= away);
    case O.homeOrAway:
      return wonIf(home !== away);
    case O.drawOrAway:
      return wonIf(home <= away);
    case O.over:
      return byMargin(home + away - line);
    case O.under:
      return byMargin(line - home - away);
    case O.handicapHome:
      return byMargin(home - away + line);
    case O.handicapAway:
      return byMargin(away - home + line);
    case O.yes:
      return wonIf(home > 0 && away > 0);
    case O.no:
      return wonIf(home === 0 || away === 0);
    case O.score:
      return wonIf(home === Math.floor(line / 100) && away === line % 100);
    case O.otherScore:
      return wonIf(home > lastListedScore || away > lastListedScore);
    case O.odd:
      return wonIf((home + away) % 2 === 1);
    case O.even:
      return wonIf((home + away) % 2 === 0);
    default:
      return S.return;
  }
}

/** "Any other score" is any result in which a side has more goals than this. */
export const lastListedScore = 4;

/** By how many goals each side led at most. `goals`: who scored, oldest first. */
export function mostAhead(goals: readonly Side[]): Pair {
  let lead = 0;
  let [home, away] = [0, 0];
  for (const side of goals) {
    lead += side === 1 ? 1 : -1;
    home = Math.max(home, lead);
    away = Math.max(away, -lead);
  }
  return [home, away];
}

/** Settles goal number `param` of the match as soon as it is scored. */
function byNextGoal({ typeId, param }: MarketKey, { goals, isOver }: Facts): BetStatusId | null {
  const number = param ?? 1;
  const scorer = goals[number - 1];
  if (scorer) return wonIf(typeId === (scorer === 1 ? O.nextHome : O.nextAway));
  if (!isOver) return null;
  // Of the goals that never came only the first was on offer.
  return goals.length === number - 1 ? wonIf(typeId === O.nextNone) : S.return;
}

const sumOfPeriods = (periods: readonly Pair[]): Pair =>
  periods.reduce<Pair>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0]);

/** The result of a bet. Null while it is open. An abandoned match returns every bet that is still open. */
export function resultOfMarket(key: MarketKey, facts: Facts): BetStatusId | null {
  const known = whenDecided(key, facts);
  return known === null && facts.isAbandoned ? S.return : known;
}

/** Bets on one part of a match. */
const ofPeriod: ReadonlySet<number> = new Set([
  ...[G.firstHalfResult, G.firstHalfTotal, G.firstHalfHandicap, G.setWinner, G.quarterWinner, G.quarterTotal],
  ...[G.periodResult, G.periodTotal, G.periodHandicap, G.periodBothToScore, G.periodOddEven, G.periodDoubleChance],
  ...[G.periodDrawNoBet, G.periodTeamTotal1, G.periodTeamTotal2, G.periodScore],
]);

export const isOfPeriod = (groupId: number): boolean => ofPeriod.has(groupId);

/** Bets on the points of all periods together, where the score counts periods. */
const ofPoints: ReadonlySet<number> = new Set([
  ...[G.gamesTotal, G.gamesHandicap, G.sidePoints1, G.sidePoints2, G.pointsOddEven],
]);

/** Bets on corners and on cards, and on when things happen. */
const ofCorners: ReadonlySet<number> = new Set([
  ...[G.cornersResult, G.cornersTotal, G.cornersHandicap, G.teamCorners1, G.teamCorners2, G.cornersOddEven],
]);
const ofCards: ReadonlySet<number> = new Set([
  ...[G.cardsResult, G.cardsTotal, G.cardsHandicap, G.teamCards1, G.teamCards2],
]);
export const isOfCorners = (groupId: number): boolean => ofCorners.has(groupId);
export const isOfCards = (groupId: number): boolean => ofCards.has(groupId);
const ofTimes: ReadonlySet<number> = new Set([G.goalInInterval, G.firstGoalTime, G.lastGoal, G.sendingOff]);

/** Bets on regular time, where a level match goes on after it. */
const ofRegularTime: ReadonlySet<number> = new Set([
  ...[G.result, G.total, G.handicap, G.doubleChance, G.drawNoBet, G.bothToScore, G.correctScore],
  ...[G.teamTotal1, G.teamTotal2, G.oddEven, G.overtime],
]);
export const isOfRegularTime = (groupId: number): boolean => ofRegularTime.has(groupId);

/** The result of a bet by the score that it is about. */
function byGroup(score: Pair, key: MarketKey): BetStatusId {
  const [home, away] = score;
  switch (key.groupId) {
    case G.teamTotal1:
    case G.periodTeamTotal1:
    case G.sidePoints1:
    case G.teamCorners1:
    case G.teamCards1:
      return byScore([home, 0], key);
    case G.teamTotal2:
    case G.periodTeamTotal2:
    case G.sidePoints2:
    case G.teamCorners2:
    case G.teamCards2:
      return byScore([0, away], key);
    case G.drawNoBet:
    case G.periodDrawNoBet:
      return home === away ? S.return : byScore(score, key);
    case G.winsSet1:
      return wonIf(home > 0 === (key.typeId === O.yes));
    case G.winsSet2:
      return wonIf(away > 0 === (key.typeId === O.yes));
    case G.overtime:
      return wonIf((home === away) === (key.typeId === O.yes));
    case G.winningRange:
      return wonIf(bandOf(home - away) === key.param);
    default:
      return byScore(score, key);
  }
}

/** Bets of football that the whole score does not decide. Undefined: it is none of them. */
function ofFootball(key: MarketKey, facts: Facts, isOver: boolean): BetStatusId | null | undefined {
  const { groupId } = key;
  const { full, periods, periodsDone, story } = facts;
  const rule = byFullScore.get(groupId);
  if (rule) return isOver ? wonIf(rule(full, key)) : null;
  const ofHalves = byHalves.get(groupId);
  const [first = facts.halves?.first, second = facts.halves?.second] = facts.halves ? [] : periods;
  if (ofHalves) return isOver && first && second ? wonIf(ofHalves({ first, second }, key)) : null;
  if (!story) return undefined;
  if (ofTimes.has(groupId)) {
    const isWon = isTimeWon(key, story, periodsDone);
    return isWon === null ? null : wonIf(isWon);
  }
  if (isOfScorers(groupId)) {
    if (!story.scorers) return isOver ? S.return : null;
    const isWon = isScorerWon(key, story.scorers, isOver);
    return isWon === null ? null : wonIf(isWon);
  }
  const counted = ofCorners.has(groupId) ? story.corners : ofCards.has(groupId) ? story.cards : null;
  if (!counted) return undefined;
  return isOver ? byGroup(counted, key) : null;
}

function whenDecided(key: MarketKey, facts: Facts): BetStatusId | null {
  const { full, periods, periodsDone, regular, isAbandoned } = facts;
  const isOver = facts.isOver && !isAbandoned;
  const counted = facts.countedBy?.(key);
  // What never came decides nothing.
  if (counted) return counted.isOver ? byGroup(counted.score, key) : isOver ? S.return : null;
  if (key.groupId === G.nextGoal) return byNextGoal(key, { ...facts, isOver: regular?.isOver ?? isOver });
  const ofOne = ofFootball(key, facts, isOver);
  if (ofOne !== undefined) return ofOne;
  if (ofPeriod.has(key.groupId)) {
    const period = periods[key.period - 1];
    if (period && periodsDone >= key.period) return byGroup(period, key);
    return isOver ? S.return : null;
  }
  if (ofPoints.has(key.groupId)) return isOver ? byGroup(sumOfPeriods(periods), key) : null;
  const { score, isOver: isKnown } = ofRegularTime.has(key.groupId) && regular ? regular : { score: full, isOver };
  return isKnown ? byGroup(score, key) : null;
}

import type { BetStatusId } from '../../contracts/coupon.ts';
import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { MarketKey } from './ids.ts';
import type { Facts, Pair } from './match.ts';

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

function whenDecided(key: MarketKey, facts: Facts): BetStatusId | null {
  const { full, periods, periodsDone, isAbandoned } = facts;
  const isOver = facts.isOver && !isAbandoned;
  switch (key.groupId) {
    case G.nextGoal:
      return byNextGoal(key, { ...facts, isOver });
    case G.firstHalfResult:
    case G.firstHalfTotal:
    case G.setWinner:
    case G.quarterWinner:
    case G.quarterTotal: {
      const period = periods[key.period - 1];
      if (period && periodsDone >= key.period) return byScore(period, key);
      return isOver ? S.return : null;
    }
    case G.gamesTotal:
    case G.gamesHandicap:
      return isOver ? byScore(sumOfPeriods(periods), key) : null;
    case G.teamTotal1:
      return isOver ? byScore([full[0], 0], key) : null;
    case G.teamTotal2:
      return isOver ? byScore([0, full[1]], key) : null;
    case G.drawNoBet:
      if (!isOver) return null;
      return full[0] === full[1] ? S.return : byScore(full, key);
    default:
      return isOver ? byScore(full, key) : null;
  }
}

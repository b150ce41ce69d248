import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import type { Leg } from './bet';

/** So many more goals or points. `of`: the side it is about, 0: either side. */
type LegCount = { of: 0 | 1 | 2; count: number };

/**
 * How a bet is at the present score. `needs`: after this many more goals or points the bet wins, whatever else happens.
 * Only the server says the rest: `way`: the bet would win with this many more; `change`: it would no longer win with
 * this many more.
 */
export type LegState = {
  is: 'winning' | 'losing' | 'level';
  needs: number | null;
  way?: readonly LegCount[] | undefined;
  change?: LegCount | undefined;
};

const by = (margin: number, needs: number | null = null): LegState => ({
  is: margin > 0 ? 'winning' : margin < 0 ? 'losing' : 'level',
  needs,
});
const whether = (isWinning: boolean): LegState => by(isWinning ? 1 : -1);

/** How many goals are missing for a total to go over its line. */
const overNeeds = (total: number, line: number) => Math.max(0, Math.floor(line) + 1 - total);

function atScore([home, away]: readonly [number, number], { typeId, param = 0 }: Leg): LegState | null {
  switch (typeId) {
    case O.home:
      return whether(home > away);
    case O.draw:
      return whether(home === away);
    case O.away:
      return whether(home < away);
    case O.homeOrDraw:
      return whether(home >= away);
    case O.homeOrAway:
      return whether(home !== away);
    case O.drawOrAway:
      return whether(home <= away);
    case O.over:
      return by(home + away - param, overNeeds(home + away, param) || null);
    case O.under:
      return by(param - home - away);
    case O.handicapHome:
      return by(home - away + param);
    case O.handicapAway:
      return by(away - home + param);
    case O.yes:
      return by(home > 0 && away > 0 ? 1 : -1, Number(home === 0) + Number(away === 0) || null);
    case O.no:
      return whether(home === 0 || away === 0);
    case O.score:
      return whether(home === Math.floor(param / 100) && away === param % 100);
    case O.odd:
      return whether((home + away) % 2 === 1);
    case O.even:
      return whether((home + away) % 2 === 0);
    default:
      return null;
  }
}

/** The score of the whole match decides these groups. Others depend on a part of it that the coupon does not show. */
const wholeMatch: ReadonlySet<number> = new Set([
  G.result,
  G.total,
  G.handicap,
  G.doubleChance,
  G.bothToScore,
  G.correctScore,
  G.oddEven,
  G.drawNoBet,
  G.winner,
  G.pointsTotal,
  G.pointsHandicap,
]);
const goals = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/**
 * The result of a bet if its match ended now. Null before the match, once the bet is decided, and where the score does
 * not tell.
 */
export function legStateOf(leg: Leg): LegState | null {
  const { game, statusId, groupId } = leg;
  if (groupId === undefined || !wholeMatch.has(groupId)) return null;
  if (statusId >= 0 || game.isFinished || game.status < 2) return null;
  const [home, away] = [goals(game.score1), goals(game.score2)];
  if (home === null || away === null) return null;
  if (groupId === G.drawNoBet && home === away) return { is: 'level', needs: null };
  return atScore([home, away], leg);
}

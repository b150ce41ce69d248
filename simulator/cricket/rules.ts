import { marketGroups as G } from '../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Counted, Pair } from '../match.ts';
import { ballsInOver, powerplayBalls } from './innings.ts';
import { batsIn, type CricketState, fresh, type Innings, isInningsOver, runsOf } from './state.ts';

/** An innings without a batting side any more. */
const isDone = ({ innings, winner }: CricketState, number: number) =>
  winner !== null || innings.length > number || isInningsOver(innings[number - 1] ?? fresh);

/** What each bet on an innings counts, and whether it is known before its end. */
const counters: Readonly<Record<number, (innings: Innings) => { count: number; isKnown: boolean }>> = {
  [G.inningsWickets]: ({ wickets }) => ({ count: wickets, isKnown: false }),
  [G.inningsSixes]: ({ sixes }) => ({ count: sixes, isKnown: false }),
  [G.inningsFours]: ({ fours }) => ({ count: fours, isKnown: false }),
  [G.firstOver]: ({ firstOver, balls }) => ({ count: firstOver, isKnown: balls >= ballsInOver }),
  [G.powerplay]: ({ powerplay, balls }) => ({ count: powerplay, isKnown: balls >= powerplayBalls }),
  [G.openingStand]: ({ stand, runs }) => ({ count: stand ?? runs, isKnown: stand !== null }),
};

/** Bets on the side with more runs in a part of both innings. */
const compared: Readonly<Record<number, (innings: Innings) => { count: number; isKnown: boolean }>> = {
  [G.mostInPowerplay]: ({ powerplay, balls }) => ({ count: powerplay, isKnown: balls >= powerplayBalls }),
  [G.mostInFirstOver]: ({ firstOver, balls }) => ({ count: firstOver, isKnown: balls >= ballsInOver }),
};

export function countedBy(state: CricketState, { groupId, period }: MarketKey): Counted | null {
  const { bats, innings, winner } = state;
  if (groupId === G.winner) return { score: winner === 1 ? [1, 0] : [0, 1], isOver: winner !== null };
  if (groupId === G.overtime) return { score: runsOf(state), isOver: winner !== null };
  const counter = counters[groupId];
  if (counter) {
    const own = innings[period - 1];
    if (!own) return { score: [0, 0], isOver: false };
    const { count, isKnown } = counter(own);
    return { score: [count, 0], isOver: isKnown || isDone(state, period) };
  }
  const comparison = compared[groupId];
  if (!comparison) return null;
  const counts = innings.map(comparison);
  const score = counts.map(({ count }) => count);
  const isKnown = counts.length === 2 && (winner !== null || counts.every((each) => each.isKnown));
  const pair: Pair = [score[batsIn(bats, 1) - 1] ?? 0, score[batsIn(bats, 2) - 1] ?? 0];
  return { score: pair, isOver: isKnown };
}

import type { Pair, Side } from '../match.ts';
import { ballsInInnings, ballsInOver, mostWickets, powerplayBalls } from './innings.ts';

/** One innings so far. What came in a part of it is known once the part is over. */
export type Innings = {
  balls: number;
  runs: number;
  wickets: number;
  sixes: number;
  fours: number;
  firstOver: number;
  powerplay: number;
  /** Runs at the fall of the first wicket; null while both openers are in. */
  stand: number | null;
};

/** `bats`: the side that bats first. `innings`: one or both. `winner`: known when the match is over. */
export type CricketState = {
  bats: Side;
  innings: readonly Innings[];
  isBreak: boolean;
  winner: Side | null;
};

export const fresh: Innings = {
  ...{ balls: 0, runs: 0, wickets: 0, sixes: 0, fours: 0, firstOver: 0, powerplay: 0, stand: null },
};
export const isInningsOver = ({ balls, wickets }: Innings) => balls >= ballsInInnings || wickets >= mostWickets;
const other = (side: Side): Side => (side === 1 ? 2 : 1);
/** The side that bats in an innings, from 1. */
export const batsIn = (bats: Side, number: number): Side => (number === 1 ? bats : other(bats));

/** An innings after one more delivery; null is a wide. */
export function afterBall(innings: Innings, ball: number | null): Innings {
  const runs = ball === null ? 1 : Math.max(0, ball);
  const isOut = ball !== null && ball < 0;
  return {
    balls: innings.balls + (ball === null ? 0 : 1),
    runs: innings.runs + runs,
    wickets: innings.wickets + (isOut ? 1 : 0),
    sixes: innings.sixes + (ball === 6 ? 1 : 0),
    fours: innings.fours + (ball === 4 ? 1 : 0),
    firstOver: innings.firstOver + (innings.balls < ballsInOver ? runs : 0),
    powerplay: innings.powerplay + (innings.balls < powerplayBalls ? runs : 0),
    stand: isOut && innings.stand === null ? innings.runs : innings.stand,
  };
}

/** The match after a change of its last innings. `lot`: the winner of the super over, if there is one. */
export function withInnings(state: CricketState, innings: Innings, lot: Side): CricketState {
  const all = [...state.innings.slice(0, -1), innings];
  const [first, second] = all;
  if (!first || !second) {
    return isInningsOver(innings) ? { ...state, innings: [innings, fresh], isBreak: true } : { ...state, innings: all };
  }
  const isChased = second.runs > first.runs;
  if (!isChased && !isInningsOver(second)) return { ...state, innings: all };
  const winner = isChased ? other(state.bats) : second.runs < first.runs ? state.bats : lot;
  return { ...state, innings: all, winner };
}

/** Runs of the sides. */
export function runsOf({ bats, innings: [first, second] }: CricketState): Pair {
  const runs = [first?.runs ?? 0, second?.runs ?? 0] as const;
  return bats === 1 ? runs : [runs[1], runs[0]];
}

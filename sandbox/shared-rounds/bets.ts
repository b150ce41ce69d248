import { mostExit, type SharedChoice, sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import { moveOf } from '../games/money.ts';
import type { World } from '../world/world.ts';
import { outcomeOf, type StoredRound } from './rounds.ts';

export type StoredBet = {
  id: string;
  round_id: number;
  kind: SharedKind;
  user_id: number;
  account_id: number;
  iso: string;
  stake: number;
  payout: number;
  choice: string;
  left_at: number | null;
  is_returned: number;
  at: number;
  settled_at: number | null;
};

const choiceOf = ({ choice }: StoredBet): SharedChoice => JSON.parse(choice) as SharedChoice;

/** Where this bet leaves by itself, hundredths: at the most of the game, where the player said nothing. */
export const exitOf = (bet: StoredBet): number => choiceOf(bet).auto ?? mostExit;

const openBets = ({ db }: World, roundId: number): StoredBet[] =>
  sql(db, 'SELECT * FROM shared_bet WHERE round_id = ? AND settled_at IS NULL ORDER BY at, id').all(
    roundId,
  ) as StoredBet[];

/** Decides a bet and pays it, once. `left`: where its player left, hundredths. */
export function settleBet(world: World, round: StoredRound, bet: StoredBet, left: number | null): void {
  const draws = outcomeOf(round);
  const payout = sharedGameOf(bet.kind).payoutOf({ draws, choice: choiceOf(bet), left }, bet.stake);
  close(world, bet, { payout, left, isReturned: false });
}

type Closing = { payout: number; left: number | null; isReturned: boolean };
function close(world: World, bet: StoredBet, { payout, left, isReturned }: Closing): void {
  if (payout > 0) moveOf(world, bet, bet.id, payout);
  sql(
    world.db,
    'UPDATE shared_bet SET payout = ?, left_at = ?, is_returned = ?, settled_at = ? WHERE id = ? AND settled_at IS NULL',
  ).run(payout, left, Number(isReturned), world.clock.now(), bet.id);
}

const isFlight = ({ kind }: StoredRound): boolean => sharedGameOf(kind).timing.by === 'flight';

/** Lets those leave who said that they leave by themselves at so much. */
export function leaveByThemselves(world: World, round: StoredRound, worth: number): number {
  if (!isFlight(round)) return 0;
  const [end = 0] = outcomeOf(round);
  const due = openBets(world, round.id).filter((bet) => exitOf(bet) <= Math.min(worth, end));
  for (const bet of due) settleBet(world, round, bet, exitOf(bet));
  return due.length;
}

/** The next worth at which somebody leaves by themselves; null: nobody does before the end. */
export function nextExit(world: World, round: StoredRound): number | null {
  if (!isFlight(round)) return null;
  const [end = 0] = outcomeOf(round);
  const exits = openBets(world, round.id)
    .map(exitOf)
    .filter((exit) => exit <= end);
  return exits.length === 0 ? null : Math.min(...exits);
}

/**
 * Decides every bet that is still open. `wasAway`: the server was not there when the round ended, so nobody could leave by a
 * press; whoever had not said where they leave gets the stake back. Decision D-291.
 */
export function settleRound(world: World, round: StoredRound, { wasAway }: { wasAway: boolean }): void {
  leaveByThemselves(world, round, mostExit);
  for (const bet of openBets(world, round.id)) {
    const couldNotLeave = wasAway && isFlight(round) && choiceOf(bet).auto === undefined;
    if (couldNotLeave) close(world, bet, { payout: bet.stake, left: null, isReturned: true });
    else settleBet(world, round, bet, null);
  }
}

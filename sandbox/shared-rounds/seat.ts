import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { SharedChoice, SharedKind } from '../../contracts/shared-games/index.ts';
import type { SharedBet, SharedSeat } from '../../contracts/shared-rounds.ts';
import { checkPlayer, purseOf } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { waitOf } from '../games/cycle.ts';
import { isDemo, points, pointsOf, stakeBounds } from '../games/money.ts';
import { requireOpen } from '../games/open.ts';
import type { CallerSession } from '../http/context.ts';
import { notFound, stopBy, wrongField } from '../http/failure.ts';
import { balanceOf } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import type { StoredBet } from './bets.ts';
import { signOf } from './players.ts';
import { outcomeOf, roundById } from './rounds.ts';

/** The player, and the account that pays. `account_id`, `iso`: as in the ledger. */
export type Seat = { kind: SharedKind; caller: CallerSession; account_id: number; iso: string };
type Wanted = { mode: 'real' | 'demo'; accountId?: number | undefined };

/** What pays for bets: points of the demo, or an account of money; bonus money plays no games. */
export function seatOf(world: World, caller: CallerSession, kind: SharedKind, { mode, accountId }: Wanted): Seat {
  if (mode === 'demo') return { kind, caller, account_id: pointsOf(world, caller.userId), iso: points };
  const purse = purseOf(world, caller.userId, accountId);
  if (purse.accountType === accountTypes.bonus) throw wrongField('accountId', 'field_error_required');
  return { kind, caller, account_id: purse.accountId, iso: purse.iso };
}

/** What keeps this player from a bet of `minor`, whatever they choose. Row CAS-12. */
export function requireMayBet(world: World, { caller, iso }: Seat, minor: number): void {
  requireOpen(world, caller);
  checkPlayer(world, caller.userId);
  if (iso !== points) requireStake(world, caller.userId, { iso, minor });
}

const stopOf = (world: World, seat: Seat): SharedSeat['stop'] =>
  stopBy(() => requireMayBet(world, seat, stakeBounds(seat.iso).min));

/** Another player's bet does not exist for this one. */
export function betOf({ db }: World, userId: number, id: string): StoredBet {
  const bet = sql(db, 'SELECT * FROM shared_bet WHERE id = ?').get(id) as StoredBet | undefined;
  if (bet?.user_id !== userId) throw notFound('This bet');
  return bet;
}

export function betView(world: World, bet: StoredBet): SharedBet {
  const { digits } = currencyFacts(bet.iso);
  const round = roundById(world, bet.round_id);
  const settled = bet.is_returned === 1 ? 'returned' : bet.payout > 0 ? 'paid' : 'lost';
  return {
    id: bet.id,
    sign: signOf(bet.id),
    roundId: round.id,
    number: round.number,
    at: bet.at,
    isDemo: isDemo(bet),
    currency: bet.iso,
    stake: toWire(bet.stake, digits),
    payout: toWire(bet.payout, digits),
    choice: JSON.parse(bet.choice) as SharedChoice,
    left: bet.left_at,
    state: bet.settled_at === null ? 'open' : settled,
    draws: round.ended_at === null ? [] : outcomeOf(round),
  };
}

export function seatView(world: World, seat: Seat): SharedSeat {
  const { kind, caller, account_id, iso } = seat;
  const { digits } = currencyFacts(iso);
  const { min, max } = stakeBounds(iso);
  const sums = sql(
    world.db,
    `SELECT COALESCE(SUM(stake), 0) AS staked, COALESCE(SUM(payout), 0) AS won FROM shared_bet
     WHERE user_id = ? AND login_id = ? AND kind = ? AND account_id = ?`,
  ).get(caller.userId, caller.sessionId, kind, account_id);
  const bets = sql(
    world.db,
    'SELECT * FROM shared_bet WHERE user_id = ? AND kind = ? AND (iso = ?) = ? ORDER BY at DESC, rowid DESC LIMIT 20',
  ).all(caller.userId, kind, points, Number(isDemo(seat))) as StoredBet[];
  return {
    kind,
    isDemo: isDemo(seat),
    balance: isDemo(seat) ? toWire(balanceOf(world.db, account_id), digits) : null,
    accountId: account_id,
    currency: iso,
    minStake: toWire(min, digits),
    maxStake: toWire(max, digits),
    waitMs: waitOf(world, caller.userId),
    staked: toWire(Number(sums?.staked), digits),
    won: toWire(Number(sums?.won), digits),
    stop: stopOf(world, seat),
    bets: bets.map((bet) => betView(world, bet)),
  };
}

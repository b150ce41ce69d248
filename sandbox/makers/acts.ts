import { errorCodes } from '../../contracts/common.ts';
import type { MakerCallOf, MakerError } from '../../contracts/makers/index.ts';
import { checkPlayer, refusal } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { requireCycle } from '../games/cycle.ts';
import { isDemo, stakeBounds } from '../games/money.ts';
import { requireOpen } from '../games/open.ts';
import { accountById } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import { protectionIn } from '../protection/values.ts';
import { areWorksOn } from '../site/index.ts';
import type { World } from '../world/world.ts';
import type { KnownMaker } from './desk.ts';
import { backOf, isKnown, keepMove, type MakerRound, moveMoney, moveNamed, roundFor, sumsOf } from './moves.ts';
import { isOff } from './off.ts';
import { type MakerSession, requireRunning } from './sessions.ts';
import { MakerStop } from './stop.ts';

const usualTimes = 10_000;

function requireCurrency({ iso }: Pick<MakerRound, 'iso'>, currency: string): void {
  if (iso !== currency) throw new MakerStop('WRONG_CURRENCY', `This session plays in ${iso}.`);
}

/** What keeps a bet away. A win and a rollback never ask this: what was paid for is the player's. */
function requireMayBet(world: World, session: MakerSession, maker: KnownMaker, minor: number): void {
  const { user_id: userId, login_id: sessionId, iso } = session;
  requireRunning(world, session);
  const isListed = maker.games.some(({ id }) => id === session.game);
  if (!isListed || isOff(world, session) || areWorksOn(world))
    throw new MakerStop('GAME_OFF', 'This game does not play now.');
  checkPlayer(world, userId);
  requireOpen(world, { sessionId, userId });
  if (minor > stakeBounds(iso).max) throw refusal(errorCodes.amountAboveMax);
  if (!isDemo(session)) requireStake(world, userId, { iso, minor });
}

/** Opens the round of a first bet, once the player's last one has had its time. Row LIM-66. */
function openRound(world: World, session: MakerSession, maker: KnownMaker, name: string): MakerRound {
  const { game, user_id: userId, account_id: account, iso } = session;
  requireCycle(world, userId);
  const { slotCycleMs, gameCycleMs } = protectionIn(world);
  const cycle = maker.games.find(({ id }) => id === game)?.isSlot === true ? slotCycleMs : gameCycleMs;
  sql(
    world.db,
    `INSERT INTO maker_round (maker, round, game, user_id, account_id, iso, cycle_ms, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(maker.id, name, game, userId, account, iso, cycle, world.clock.now());
  const opened = roundFor(world, session, name);
  if (opened === null) throw new Error('A round that was opened is not there.');
  return opened;
}

/** Takes a stake, once. */
export function bet(world: World, session: MakerSession, maker: KnownMaker, said: MakerCallOf<'bet'>): void {
  const { transaction: name, amount: minor, currency } = said;
  const move = { name, kind: 'bet', minor, bet: null } as const;
  if (backOf(world, maker.id, name) !== null) throw new MakerStop('ROLLED_BACK', 'This bet was rolled back.');
  if (isKnown(world, session, name, { ...move, round: said.round })) return;
  requireCurrency(session, currency);
  const known = roundFor(world, session, said.round);
  if (known !== null) requireCurrency(known, currency);
  if (known !== null && known.finished_at !== null) throw new MakerStop('ROUND_FINISHED', 'This round is over.');
  requireMayBet(world, session, maker, minor);
  const round = known ?? openRound(world, session, maker, said.round);
  moveMoney(world, round, move);
  keepMove(world, maker.id, { ...move, round_id: round.id, user_id: session.user_id });
}

/** Refuses what only the maker can put right, and tells the operator. */
const strange = (error: MakerError, { maker, round, iso }: MakerRound, minor: number, why: string): MakerStop =>
  new MakerStop(error, why, {
    subject: `${maker} round ${round}`,
    message: `${why} Not paid: ${String(minor)} minor units of ${iso}.`,
  });

function requireAccount({ db }: World, round: MakerRound, minor: number): void {
  if (accountById(db, round.account_id) === null)
    throw strange('TRY_AGAIN', round, minor, 'The account of this round was removed.');
}

/** Pays a win, once: whatever has become of the session, the player or the game. A round pays only while a bet of it stands. */
export function win(world: World, session: MakerSession, maker: KnownMaker, said: MakerCallOf<'win'>): void {
  const { transaction: name, amount: minor, currency } = said;
  const move = { name, kind: 'win', minor, bet: null } as const;
  if (isKnown(world, session, name, { ...move, round: said.round })) return;
  const round = roundFor(world, session, said.round);
  if (round === null) throw new MakerStop('UNKNOWN_ROUND', 'No bet of this round has come yet.');
  requireCurrency(round, currency);
  const { staked, won } = sumsOf(world, round);
  if (staked === 0) throw new MakerStop('ROLLED_BACK', 'Every bet of this round was rolled back.');
  if (won + minor > staked * (maker.mostTimes ?? usualTimes))
    throw strange('SUM_TOO_LARGE', round, minor, 'No round of this maker wins as much.');
  requireAccount(world, round, minor);
  moveMoney(world, round, move);
  keepMove(world, maker.id, { ...move, round_id: round.id, user_id: session.user_id });
  if (said.isLast === true) end(world, round);
}

const end = ({ db, clock }: World, { id }: MakerRound): void =>
  void sql(db, 'UPDATE maker_round SET finished_at = ? WHERE id = ? AND finished_at IS NULL').run(clock.now(), id);

/** Gives a stake back, once. A draw that is still to come will never be accepted. */
export function rollback(world: World, session: MakerSession, maker: KnownMaker, said: MakerCallOf<'rollback'>): void {
  const { transaction: name, bet: taken } = said;
  const move = { name, kind: 'rollback', bet: taken } as const;
  if (isKnown(world, session, name, { ...move, minor: 0, round: null })) return;
  const back = moveNamed(world, maker.id, taken);
  if (back !== null && back.kind !== 'bet') throw new MakerStop('NOT_A_BET', 'Only a bet can be rolled back.');
  if (back !== null && back.user_id !== session.user_id)
    throw new MakerStop('OTHER_PLAYER', 'This bet is of another player.');
  const before = backOf(world, maker.id, taken);
  if (before !== null && before.user_id !== session.user_id)
    throw new MakerStop('OTHER_PLAYER', 'This bet is of another player.');
  if (before !== null) return;
  const minor = back?.minor ?? 0;
  const round = back === null ? null : roundById(world, back.round_id ?? 0);
  if (round !== null) requireAccount(world, round, minor);
  if (round !== null) moveMoney(world, round, { ...move, minor });
  keepMove(world, maker.id, { ...move, minor, round_id: round?.id ?? null, user_id: session.user_id });
  if (round !== null && sumsOf(world, round).staked === 0) end(world, round);
}

function roundById({ db }: World, id: number): MakerRound {
  return sql(db, 'SELECT * FROM maker_round WHERE id = ?').get(id) as MakerRound;
}

/** The round is over: no bet joins it. A win that was late on its way is still paid. */
export function finish(world: World, session: MakerSession, said: MakerCallOf<'finish'>): void {
  const round = roundFor(world, session, said.round);
  if (round === null) throw new MakerStop('UNKNOWN_ROUND', 'No bet of this round has come yet.');
  end(world, round);
}

import { errorCodes } from '../../contracts/common.ts';
import { refusal } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { isDemo } from '../games/money.ts';
import { balanceOf, NotEnoughMoney, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import type { MakerSession } from './sessions.ts';
import { MakerStop } from './stop.ts';

export type MakerRound = {
  id: number;
  maker: string;
  round: string;
  game: string;
  user_id: number;
  account_id: number;
  iso: string;
  opened_at: number;
  finished_at: number | null;
};
export type MakerMove = {
  name: string;
  kind: 'bet' | 'win' | 'rollback';
  round_id: number | null;
  user_id: number;
  minor: number;
  bet: string | null;
};

/** The round of this name; one of another player is not for this session. */
export function roundFor({ db }: World, session: MakerSession, name: string): MakerRound | null {
  const round = sql(db, 'SELECT * FROM maker_round WHERE maker = ? AND round = ?').get(session.maker, name) as
    MakerRound | undefined;
  if (round === undefined) return null;
  if (round.user_id !== session.user_id || round.game !== session.game)
    throw new MakerStop('OTHER_PLAYER', 'This round is of another player or of another game.');
  return round;
}

/** What is known under the maker's name for a transaction; null: nothing. */
export const moveNamed = ({ db }: World, maker: string, name: string): MakerMove | null =>
  (sql(db, 'SELECT * FROM maker_move WHERE maker = ? AND name = ?').get(maker, name) as MakerMove | undefined) ?? null;

/** What took this bet back, or will not let it come; null: nothing did. */
export const backOf = ({ db }: World, maker: string, bet: string): MakerMove | null =>
  (sql(db, 'SELECT * FROM maker_move WHERE maker = ? AND bet = ?').get(maker, bet) as MakerMove | undefined) ?? null;

type Said = Pick<MakerMove, 'kind' | 'minor' | 'bet'> & { round: string | null };

/** True: the same transaction has come before, and moved what it moves. The same name for something else is refused. */
export function isKnown(world: World, session: MakerSession, name: string, said: Said): boolean {
  const known = moveNamed(world, session.maker, name);
  if (known === null) return false;
  if (known.user_id !== session.user_id) throw new MakerStop('OTHER_PLAYER', 'This transaction is of another player.');
  const round =
    said.round === null || known.round_id === null ? null : (roundFor(world, session, said.round)?.id ?? null);
  const isSame =
    known.kind === said.kind &&
    known.bet === said.bet &&
    (said.kind === 'rollback' || (known.minor === said.minor && known.round_id === round));
  if (!isSame) throw new MakerStop('OTHER_CONTENT', 'This transaction has come before, and was another one.');
  return true;
}

/** Writes a move down. The caller moves its money in the same transaction. */
export function keepMove({ db, clock }: World, maker: string, move: MakerMove): void {
  const { name, kind, round_id, user_id, minor, bet } = move;
  sql(
    db,
    'INSERT INTO maker_move (maker, name, kind, round_id, user_id, minor, bet, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(maker, name, kind, round_id, user_id, minor, bet, clock.now());
}

const kinds = { bet: 'maker-stake', win: 'maker-payout', rollback: 'maker-return' } as const;

/** Moves the money of a move between the player and the account of its maker in this currency. Points come from the house. */
export function moveMoney(
  { db, clock }: World,
  { maker, account_id: account, iso }: Pick<MakerRound, 'maker' | 'account_id' | 'iso'>,
  { name, kind, minor }: Pick<MakerMove, 'name' | 'kind' | 'minor'>,
): void {
  const sum = kind === 'bet' ? -minor : minor;
  if (sum === 0) return;
  if (isDemo({ iso }) && balanceOf(db, account) + sum < 0) throw refusal(errorCodes.notEnoughMoney);
  const house = isDemo({ iso }) ? ('play-points' as const) : (`maker-${maker}` as const);
  const entries = [
    { account, minor: sum },
    { account: { house, iso }, minor: -sum },
  ];
  try {
    post(db, { key: `${kinds[kind]}:${maker}:${name}`, kind: kinds[kind], at: clock.now(), entries });
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw refusal(errorCodes.notEnoughMoney);
    throw error;
  }
}

/** What is in a round, in minor units: bets that were not taken back, and wins. */
export function sumsOf({ db }: World, { id, maker }: MakerRound): { staked: number; won: number } {
  const row = sql(
    db,
    `SELECT COALESCE(SUM(CASE kind WHEN 'bet' THEN minor END), 0) AS staked, COALESCE(SUM(CASE kind WHEN 'win' THEN minor END), 0) AS won
     FROM maker_move WHERE round_id = ?1 AND kind <> 'rollback'
       AND NOT EXISTS (SELECT 1 FROM maker_move AS back WHERE back.maker = ?2 AND back.bet = maker_move.name)`,
  ).get(id, maker);
  return { staked: Number(row?.staked), won: Number(row?.won) };
}

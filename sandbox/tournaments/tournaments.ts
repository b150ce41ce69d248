import { games } from '../../contracts/games/index.ts';
import {
  type OwnTournament,
  type Tournament,
  type TournamentKind,
  tournamentKinds,
  type TournamentPlace,
} from '../../contracts/tournaments.ts';
import { giftShare, isPlayed } from '../bonuses/gift-share.ts';
import { sql } from '../db/index.ts';
import { points, stakeBounds } from '../games/money.ts';
import { notFound, stopBy } from '../http/failure.ts';
import { mainIso, requireStake } from '../protection/index.ts';
import { convertUp } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { type Round, type Score, tableOf } from './score.ts';

/** Dollars by place, at most. */
const mostPrizes: readonly number[] = [50, 30, 20, 10, 10, 5, 5, 5, 5, 5];
/**
 * This share of the stakes in a tournament goes into its prizes: less than any game keeps, so no player wins by playing
 * against themselves.
 */
const fundShare = 0.001;
const mostFund = mostPrizes.reduce((sum, prize) => sum + prize, 0);

export type StoredTournament = {
  id: number;
  kind: TournamentKind;
  starts_at: number;
  ends_at: number;
  ended_at: number | null;
};

/** One tournament of each kind a day, from midnight to midnight UTC: its end never moves. */
export function openToday({ db, clock }: World): void {
  const startsAt = Math.floor(clock.now() / dayMs) * dayMs;
  for (const kind of tournamentKinds)
    sql(db, 'INSERT OR IGNORE INTO tournament (kind, starts_at, ends_at) VALUES (?, ?, ?)').run(
      kind,
      startsAt,
      startsAt + dayMs,
    );
}

export const tournaments = ({ db }: World): StoredTournament[] =>
  sql(db, 'SELECT * FROM tournament ORDER BY starts_at DESC, id LIMIT 6').all() as StoredTournament[];

/** Is it one of those that players are shown? */
export const hasTournament = (world: World, id: number): boolean => tournaments(world).some((one) => one.id === id);

export function tournamentById({ db }: World, id: number): StoredTournament {
  const found = sql(db, 'SELECT * FROM tournament WHERE id = ?').get(id) as StoredTournament | undefined;
  if (found === undefined) throw notFound('This tournament');
  return found;
}

/** A game that keeps too little to pay for prizes counts in none. Row PROMO-26. */
const counts = (kind: TournamentKind): string[] =>
  games
    .filter((game) => (game.kind === 'slot') === (kind === 'slots') && giftShare(game.slug) > 0)
    .map(({ slug }) => slug);

/** Whether this player may take part: no player who may not receive offers, or whose own limits leave no stake. */
export function mayTakePart(world: World, userId: number): boolean {
  if (!rightsOf(world, userId).canReceiveBonus) return false;
  const iso = mainIso(world, userId);
  return stopBy(() => requireStake(world, userId, { iso, minor: stakeBounds(iso).min })) === null;
}

/**
 * Scores of the players: rounds with money, from the time they joined until the end; among the fast games also shared
 * ones.
 */
export function scoresOf(world: World, { id, kind, ends_at }: StoredTournament): Score[] {
  const rounds = sql(
    world.db,
    `SELECT game_round.user_id AS userId, stake, payout, game_round.ended_at AS at, game FROM game_round
     JOIN tournament_player ON tournament_id = ? AND tournament_player.user_id = game_round.user_id
     WHERE iso <> ? AND game_round.at >= joined_at AND game_round.ended_at < ? AND ${isPlayed}`,
  ).all(id, points, ends_at) as (Round & { game: string })[];
  const own = new Set(counts(kind));
  // A stake that came back because the server was away is no round.
  const together = sql(
    world.db,
    `SELECT shared_bet.user_id AS userId, stake, payout, settled_at AS at FROM shared_bet
     JOIN tournament_player ON tournament_id = ? AND tournament_player.user_id = shared_bet.user_id
     WHERE iso <> ? AND is_returned = 0 AND shared_bet.at >= joined_at AND settled_at < ?`,
  ).all(id, points, kind === 'fast' ? ends_at : 0) as Round[];
  return tableOf([...rounds.filter(({ game }) => own.has(game)), ...together]).filter(
    ({ userId }) => rightsOf(world, userId).canReceiveBonus,
  );
}

/** Dollars by place, by what was staked until now in rounds that count: the table when it was enough. Decision D-535. */
export function prizesOf(world: World, { id, kind, ends_at, ended_at }: StoredTournament): number[] {
  const until = Math.min(ends_at, ended_at ?? ends_at);
  const staked = sql(
    world.db,
    `SELECT iso, SUM(stake) AS stake FROM (
       SELECT iso, stake FROM tournament_player CROSS JOIN game_round ON game_round.user_id = tournament_player.user_id
       WHERE tournament_id = ?1 AND iso <> ?2 AND game_round.at >= joined_at AND game_round.ended_at <= ?3
         AND game IN (SELECT value FROM json_each(?4)) AND ${isPlayed}
       UNION ALL SELECT iso, stake FROM tournament_player CROSS JOIN shared_bet ON shared_bet.user_id = tournament_player.user_id
       WHERE tournament_id = ?1 AND iso <> ?2 AND shared_bet.at >= joined_at AND settled_at <= ?3 AND is_returned = 0 AND ?5
     ) GROUP BY iso`,
  )
    .all(id, points, until, JSON.stringify(counts(kind)), kind === 'fast' ? 1 : 0)
    .reduce((sum, row) => sum + convertUp(Number(row.stake), String(row.iso), 'USD'), 0);
  const share = Math.min(1, (staked * fundShare) / 100 / mostFund);
  return mostPrizes.map((prize) => Math.floor(prize * share * 100) / 100);
}

const storedScores = ({ db }: World, id: number): Score[] =>
  sql(
    db,
    'SELECT user_id AS userId, score, rounds, reached_at AS reachedAt FROM tournament_place WHERE tournament_id = ? ORDER BY place',
  ).all(id) as Score[];

export function tournamentView(world: World, stored: StoredTournament): Tournament {
  const { id, kind, starts_at, ends_at, ended_at } = stored;
  const prizes = prizesOf(world, stored);
  const scores = ended_at === null ? scoresOf(world, stored) : storedScores(world, id);
  const players = sql(world.db, 'SELECT COUNT(*) AS n FROM tournament_player WHERE tournament_id = ?').get(id);
  const places = scores.slice(0, 50).map(({ userId, ...score }, index): TournamentPlace => {
    return { place: index + 1, player: playerOf(world, id, userId) ?? '', ...score, prize: prizes[index] ?? 0 };
  });
  return {
    id,
    kind,
    startsAt: starts_at,
    endsAt: ends_at,
    isOver: ended_at !== null,
    players: Number(players?.n),
    prizes: [...mostPrizes],
    places,
  };
}

/** The sign of a player in a tournament: drawn again for each, so that nobody learns who it is. */
const playerOf = ({ db }: World, id: number, userId: number): string | null =>
  (sql(db, 'SELECT player FROM tournament_player WHERE tournament_id = ? AND user_id = ?').get(id, userId)?.player as
    string | undefined) ?? null;

export function ownView(world: World, stored: StoredTournament, userId: number | null): OwnTournament {
  const tournament = tournamentView(world, stored);
  const player = userId === null ? null : playerOf(world, stored.id, userId);
  return { tournament, player, mayJoin: userId !== null && !tournament.isOver && mayTakePart(world, userId) };
}

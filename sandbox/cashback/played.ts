import { accountTypes } from '../../contracts/account.ts';
import { betStatuses } from '../../contracts/coupon.ts';
import { slugs } from '../../contracts/games/index.ts';
import { sharedKinds } from '../../contracts/shared-games/index.ts';
import { giftShare, isPlayed } from '../bonuses/gift-share.ts';
import { sql } from '../db/index.ts';
import { convertUp } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

/** Of sport, of the casino, and of the casino once more for who has played there for long. */
export type CashbackKind = 'common' | 'vip' | 'premium';

/** Of bets that were taken before theirs was kept. */
const usualMargin = 0.05;
/** The margin that counts in rounds, at most. */
const mostOfRound = 0.004;
/** By game: a game that keeps less pays for less. */
const sharesOfRounds = JSON.stringify(
  Object.fromEntries([...slugs, ...sharedKinds].map((game) => [game, Math.min(mostOfRound, giftShare(game))])),
);

/** A bet on a shared round whose stake came back, because the server was away, was not played either. */
const isStake = `posting.kind = 'game-stake' AND (game_round.id IS NULL OR ${isPlayed})
  AND (shared_bet.id IS NULL OR (settled_at IS NOT NULL AND is_returned = 0))`;
const ofRounds = `SELECT account.iso AS iso, SUM(CASE WHEN ${isStake} THEN -minor ELSE 0 END) AS staked,
  SUM(-minor) AS lost,
  SUM(CASE WHEN ${isStake} THEN -minor * COALESCE(json_extract(:shares, '$."' || COALESCE(game, shared_bet.kind) || '"'), :ofRound) ELSE 0 END) AS margin
  FROM entry JOIN account ON account.id = entry.account_id JOIN posting ON posting.id = posting_id
  LEFT JOIN game_round ON game_round.id = REPLACE(SUBSTR(key, LENGTH('game-stake:') + 1), ':again', '')
  LEFT JOIN shared_bet ON shared_bet.id = SUBSTR(key, LENGTH('game-stake:') + 1)
  WHERE account.user_id = :userId AND account.type <> :bonus AND posting.at >= :from AND posting.at < :to AND posting.kind IN ('game-stake', 'game-payout')
  GROUP BY account.iso`;

/**
 * Bets count when they are decided: what is still open is not lost. A sold bet has its loss, but it was not played:
 * within the grace time the whole stake is returned. An advance is no money of the player's own. Decision D-505.
 */
const ofBets = `SELECT account.iso AS iso, SUM(staked) AS staked, SUM(lost) AS lost, SUM(staked * margin) AS margin FROM (
    SELECT account_id, settled_at AS at, own - payout AS lost,
      CASE WHEN state = 'settled' AND status_id NOT IN (${String(betStatuses.return)}, ${String(betStatuses.forcedReturn)}) THEN own ELSE 0 END AS staked,
      COALESCE(json_extract(terms, '$.margin'), :ofBet) AS margin
    FROM (SELECT *, amount - COALESCE(json_extract(terms, '$.prepaid'), 0) AS own FROM coupon
      WHERE user_id = :userId AND state IN ('settled', 'sold'))
    UNION ALL
    SELECT account_id, sale.at, sale.amount - sale.price, 0, 0
    FROM coupon JOIN coupon_sale AS sale ON coupon_id = coupon.id AND is_part = 1 WHERE user_id = :userId
  ) AS bet JOIN account ON account.id = account_id
  WHERE account.type <> :bonus AND at >= :from AND at < :to GROUP BY account.iso`;

type Asked = { kind: CashbackKind; iso: string; from: number; to: number };

/**
 * Own money that a player staked on sport or in the casino and lost, from `from` to before `to` (ms), in minor units of `iso`. Bonus money does not
 * count. A stake that came back was not staked. `margin`: what the house kept of it on average. Decision D-533.
 */
export function playedIn(world: World, userId: number, { kind, iso, from, to }: Asked) {
  const share = kind === 'common' ? { ofBet: usualMargin } : { ofRound: mostOfRound, shares: sharesOfRounds };
  const rows = sql(world.db, kind === 'common' ? ofBets : ofRounds).all({
    ...{ userId, bonus: accountTypes.bonus, from, to },
    ...share,
  });
  const sum = (name: 'staked' | 'lost' | 'margin') =>
    rows.reduce((total, row) => total + convertUp(Math.floor(Number(row[name])), String(row.iso), iso), 0);
  return { staked: Math.max(0, sum('staked')), lost: sum('lost'), margin: Math.max(0, sum('margin')) };
}

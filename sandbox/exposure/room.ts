import type { DatabaseSync } from 'node:sqlite';

import { currencyFacts } from '../../contracts/currencies.ts';
import type { Milli, Minor } from '../../contracts/maths/index.ts';
import { gameIdOf, isVirtualMatch } from '../../simulator/index.ts';
import { sql } from '../db/index.ts';

type Bound = { stake: number; risk: number };
type Holder = Record<'outcome' | 'match', Bound>;

/**
 * What all open bets together may have on one outcome and on one match, in first stakes of the currency (150 roubles, 5 dollars):
 * of one player as much as one coupon, on a match twice that; of everybody ten times as much, by what is paid on average.
 */
export const mostOf: Record<'player' | 'everybody', Holder> = {
  player: { outcome: { stake: 2000, risk: 20_000 }, match: { stake: 4000, risk: 40_000 } },
  everybody: { outcome: { stake: 20_000, risk: 40_000 }, match: { stake: 60_000, risk: 120_000 } },
};

/** A virtual match has so much of every limit: a round comes every few minutes. Decision D-413. */
export const virtualShare = 1 / 10;
export const shareOf = (gameId: number): number => (isVirtualMatch(gameId) ? virtualShare : 1);

/** Of one coupon: its largest stake and net win. */
export const mostOfCoupon: Bound = mostOf.player.outcome;

/** What would go back first: an edit sells its coupon before it takes another. */
export type Released = {
  iso: string;
  amount: Minor;
  possibleWin: Minor;
  bets: readonly { marketId: number; milli: Milli }[];
};
type Asked = { userId: number; iso: string; milli: Milli; without?: Released | undefined };

/** The largest stake that open bets leave, minor units. `of`: what is used up most. */
export type Left = { marketId: number; of: 'outcome' | 'match'; max: Minor };

/** What is used of a match, in first stakes; `userId` 0: by everybody. */
function usedBy(
  db: DatabaseSync,
  marketId: number,
  on: 'outcome' | 'match',
  userId: number,
  without?: Released,
): Bound {
  const rows = sql(db, 'SELECT iso, stake, risk FROM exposure WHERE game_id = ? AND market_id = ? AND user_id = ?').all(
    gameIdOf(marketId),
    on === 'outcome' ? marketId : 0,
    userId,
  );
  const used = { stake: 0, risk: 0 };
  const add = (iso: string, stake: number, risk: number) => {
    const { first } = currencyFacts(iso);
    used.stake += stake / first;
    used.risk += risk / first;
  };
  for (const { iso, stake, risk } of rows) add(String(iso), Number(stake), Number(risk));
  for (const bet of without?.bets ?? []) {
    if (on === 'outcome' ? bet.marketId !== marketId : gameIdOf(bet.marketId) !== gameIdOf(marketId)) continue;
    const { iso = '', amount = 0, possibleWin = 0 } = without ?? {};
    add(iso, -amount, -(userId > 0 ? possibleWin - amount : (amount * (bet.milli - 1000)) / 1000));
  }
  return used;
}

/** A stake at these odds, in first stakes, that fits into what is left. A first bet is bounded by its coupon alone. */
function fits(most: Bound, used: Bound, share: number, milli: Milli): number {
  const net = Math.max(1, milli - 1000) / 1000;
  const byRisk = used.risk <= 0 ? Infinity : (most.risk * share - used.risk) / net;
  return Math.max(0, Math.min(most.stake * share - used.stake, byRisk));
}

/** What open bets leave for a coupon with these odds (`milli`) on this outcome (`bet.milli`). A visitor has none of their own. */
export function leftOn(
  db: DatabaseSync,
  bet: { marketId: number; milli: Milli },
  { userId, iso, milli, without }: Asked,
): Left {
  const share = shareOf(gameIdOf(bet.marketId));
  const found = (['outcome', 'match'] as const).flatMap((of) => {
    const own =
      userId > 0 ? [fits(mostOf.player[of], usedBy(db, bet.marketId, of, userId, without), share, milli)] : [];
    return [...own, fits(mostOf.everybody[of], usedBy(db, bet.marketId, of, 0, without), share, bet.milli)].map(
      (most) => ({ of, most }),
    );
  });
  const least = found.reduce((one, other) => (other.most < one.most ? other : one));
  return { marketId: bet.marketId, of: least.of, max: Math.floor(least.most * currencyFacts(iso).first) };
}

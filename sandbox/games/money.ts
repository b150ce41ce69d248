import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import type { Slug } from '../../contracts/games/index.ts';
import { inCurrency } from '../cashier/index.ts';
import { refusal } from '../coupon/index.ts';
import { balanceOf, houseAccount, NotEnoughMoney, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

export type StoredSession = {
  id: string;
  login_id: number;
  user_id: number;
  game: Slug;
  account_id: number;
  iso: string;
};

/** What the ledger calls play points. They are no money: no limit counts them, and nothing pays them out. Row CAS-10. */
export const points = 'PTS';
const fullPurse = 100_000;

export const isDemo = ({ iso }: Pick<StoredSession, 'iso'>): boolean => iso === points;

type Bounds = { min: number; max: number };

/** Least and most of a stake: a tenth of a dollar to a hundred, in the currency of the account; 1 to 100 points. Minor units. */
export const stakeBounds = (iso: string): Bounds =>
  iso === points ? { min: 100, max: 10_000 } : { min: inCurrency(0.1, iso), max: inCurrency(100, iso) };

/** A ticket out of a pool has one price, so that who buys when changes nothing of what the pool pays. Decision D-282. */
export function boundsOf({ game, iso }: { game?: Slug; iso: string }): Bounds {
  if (game !== 'scratch') return stakeBounds(iso);
  const price = iso === points ? 100 : inCurrency(1, iso);
  return { min: price, max: price };
}

/** The player's purse of points; one that is too empty for a round is filled again. */
export function pointsOf({ db, clock }: World, userId: number): number {
  const account = houseAccount(db, `play-points-${userId}`, points);
  const missing = fullPurse - balanceOf(db, account);
  if (missing <= fullPurse - stakeBounds(points).min) return account;
  const entries = [
    { account, minor: missing },
    { account: { house: 'play-points', iso: points } as const, minor: -missing },
  ];
  post(db, { key: `play-points:${randomUUID()}`, kind: 'play-points', at: clock.now(), entries });
  return account;
}

/** The second stake of a round has a posting of its own. */
export const stakeAgain = (roundId: string): string => `${roundId}:again`;

/** Moves a stake (negative) or a payout of a round, once each. */
export function moveOf(
  { db, clock }: World,
  session: Pick<StoredSession, 'account_id' | 'iso'>,
  id: string,
  minor: number,
): void {
  const { account_id: account, iso } = session;
  const [kind, purpose] = minor < 0 ? (['game-stake', 'stakes'] as const) : (['game-payout', 'payouts'] as const);
  if (isDemo(session) && balanceOf(db, account) + minor < 0) throw refusal(errorCodes.notEnoughMoney);
  const house = isDemo(session) ? 'play-points' : purpose;
  const entries = [
    { account, minor },
    { account: { house, iso } as const, minor: -minor },
  ];
  try {
    post(db, { key: `${kind}:${id}`, kind, at: clock.now(), entries });
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw refusal(errorCodes.notEnoughMoney);
    throw error;
  }
}

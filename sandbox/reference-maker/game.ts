import { randomInt, randomUUID } from 'node:crypto';

import type { createWallet, Said } from './wallet.ts';

/** Six lamps, one of them is lit. A player who named it is paid 5.7 stakes: 95 per cent come back. */
export const lamps = 6;
const [paidTenths, tenths] = [57, 10];
export const games = [{ id: 'six-lamps', title: 'Six Lamps', rtp: 0.95, hasDemo: true }];

const payoutOf = (stake: number, isHit: boolean): number => (isHit ? Math.floor((stake * paidTenths) / tenths) : 0);

export type Played =
  | { kind: 'played'; lit: number; stake: number; payout: number; balance: number | null }
  | { kind: 'refused'; error: string; waitMs: number | null }
  | { kind: 'unknown' };

type Wallet = ReturnType<typeof createWallet>;
type Round = { token: string; currency: string; stake: number; lamp: number };

/**
 * One round: the stake is taken, a lamp is drawn, a win is paid, the round is over. A bet without an answer is rolled back and the player
 * is told that nothing was played. What follows a bet is sent until it is heard.
 */
export async function playRound(wallet: Wallet, { token, currency, stake, lamp }: Round): Promise<Played> {
  const round = `r-${randomUUID()}`;
  const bet = `b-${randomUUID()}`;
  const taken = await wallet.once({ action: 'bet', token, transaction: bet, round, amount: stake, currency });
  if (taken.status === 0 || taken.status >= 500) {
    void wallet.surely({ action: 'rollback', token, transaction: `k-${randomUUID()}`, bet });
    return { kind: 'unknown' };
  }
  if (taken.status !== 200)
    return { kind: 'refused', error: taken.body.error ?? '', waitMs: taken.body.waitMs ?? null };
  const lit = randomInt(lamps);
  const payout = payoutOf(stake, lit === lamp);
  const win = { action: 'win', token, transaction: `w-${randomUUID()}`, round, amount: payout, currency };
  const paid: Said = payout > 0 ? await wallet.surely(win) : taken;
  const ended = await wallet.surely({ action: 'finish', token, round });
  const balance = ended.body.balance ?? paid.body.balance ?? null;
  return { kind: 'played', lit, stake, payout, balance };
}

/** A player at a shared game before a server, for tests. */
import { screen } from '@testing-library/react';
import { allSettled, type EventCallable } from 'effector';

import type { SharedKind } from '@contracts/shared-games';
import type { SharedBet, SharedRound, SharedSeat } from '@contracts/shared-rounds';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { feedChanged } from '@/shared/feed';
import { type Backend, now, open, settle } from '@/shared/testing';

import { SharedPage } from './ui/page';

const base = '/games-api/v1/shared';
const numbers = { crash: 101, 'keno-draw': 102, 'roulette-draw': 103, 'wheel-draw': 104 };
const chains = [{ id: 1, terminating: 'a', salt: 'b', length: 9000 }];

export const callsOf = (kind: SharedKind) => ({
  table: `GET ${base}/${kind}`,
  seat: `GET ${base}/${kind}/seat`,
  bet: `POST ${base}/${kind}/bets`,
  exit: `POST ${base}/${kind}/exits`,
});
export const round = (kind: SharedKind, more: Partial<SharedRound> = {}): SharedRound => ({
  ...{ id: 7, kind, at: now, chainId: 1, number: 41, phase: 'open', opensAt: now - 1000, closesAt: now + 10 * 60_000 },
  ...{ endsAt: now + 700_000, nextAt: null, bets: 3, left: 0, draws: [], hash: null },
  ...more,
});
export const ended = (kind: SharedKind, id: number, draws: number[]): SharedRound =>
  round(kind, { id, number: id + 34, phase: 'ended', draws, hash: 'c', nextAt: now + 5000 });
export const bet = (more: Partial<SharedBet> = {}): SharedBet => ({
  ...{ id: 'b', roundId: 7, number: 41, at: now, isDemo: false, currency: 'RUB', stake: 20, payout: 0, choice: {} },
  ...{ left: null, state: 'open', draws: [] },
  ...more,
});
export const seat = (kind: SharedKind, more: Partial<SharedSeat> = {}): SharedSeat => ({
  ...{ kind, isDemo: false, balance: null, accountId: 5, currency: 'RUB', minStake: 9, maxStake: 90_000 },
  ...{ waitMs: 0, staked: 0, won: 0, stop: null, bets: [] },
  ...more,
});
export const tableOf = (now_: SharedRound, last: SharedRound[] = []) => ({
  data: { now, round: now_, last, chains },
});
/** The server took the bet, or the exit. */
export const taken = (kind: SharedKind, own: SharedBet) => ({ data: { bet: own, seat: seat(kind, { bets: [own] }) } });

/** Player 1, with 10,000 roubles, at a game whose round takes bets. */
export async function openPlayer(
  kind: SharedKind,
  backend: Backend = {},
  values: readonly (readonly [unknown, unknown])[] = [],
) {
  localStorage.clear();
  const calls = callsOf(kind);
  const opened = await open(<SharedPage />, {
    texts: ['shared', 'rounds', 'games'],
    address: `/casino/game/${String(numbers[kind])}/${kind}`,
    backend: Object.assign(backend, {
      [calls.table]: tableOf(round(kind)),
      [calls.seat]: { data: seat(kind) },
      ...backend,
    }),
    values: [[$userId, 1], [$balance, balance], ...values],
  });
  /** The feed tells a round. */
  const hear = (value: SharedRound) =>
    settle(() => {
      const ops = [{ op: 'put', kind: 'shared', id: value.id, value }];
      const changes = [{ kind: 'ops', topic: `shared:${kind}`, ops }];
      void allSettled(feedChanged as EventCallable<unknown>, { scope: opened.scope, params: changes });
    });
  return { ...opened, hear };
}

/** Late files of the page are read before the first test, so that none waits for them. */
export async function readLateFiles() {
  const stop = { code: 1, message: 'Stopped' };
  const { unmount } = await openPlayer('keno-draw', {
    [callsOf('keno-draw').seat]: { data: seat('keno-draw', { stop }) },
  });
  await screen.findByLabelText('Stake');
  await screen.findByRole('group', { name: 'Numbers' });
  await screen.findByRole('region', { name: 'Recent rounds' });
  await screen.findByText('Play is unavailable');
  unmount();
}

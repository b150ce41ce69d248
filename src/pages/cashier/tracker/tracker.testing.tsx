/** The tracker before a server, for tests. */
import { vi } from 'vitest';

import { account } from '@contracts/account.testing';
import type { TrackedBet, Tracker, TrackerSums } from '@contracts/tracker';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { printFx, saveSheetFx } from '@/shared/sheet';
import { nowSec, open } from '@/shared/testing';

import { TrackerPage } from './ui/page';

export const path = '/office-api/v1/tracker';
export const reads = `GET ${path}`;
export const bets = `GET ${path}/bets`;
export const sums = (more: Partial<TrackerSums> = {}): TrackerSums => ({
  ...{ bets: 12, staked: 1200, returned: 900.5, profit: -299.5, won: 3, lost: 8 },
  ...{ clv: 0.021, clvBets: 9, clvAhead: 6 },
  ...more,
});
export const tracker = (more: Partial<Tracker> = {}): { data: Tracker } => ({
  data: {
    ...{ accountId: 5, currency: 'RUB', isBonus: false, from: nowSec - 86_400, to: nowSec, sums: sums() },
    ...{ open: { bets: 1, staked: 50 }, winRun: null },
    loseRun: { bets: 4, from: nowSec - 7000, to: nowSec, profit: -400 },
    days: [{ day: nowSec - 86_400, bets: 12, profit: -299.5 }],
    months: [{ month: '2026-11', bets: 12, staked: 1200, returned: 900.5, profit: -299.5 }],
    by: {
      sport: [
        { id: '1', name: 'Football', sums: sums({ bets: 8, staked: 800, returned: 400, profit: -400 }) },
        { id: '0', name: null, sums: sums({ bets: 4, staked: 400, returned: 500.5, profit: 100.5, clv: null }) },
      ],
      market: [{ id: '1', name: '1X2', sums: sums() }],
      odds: [{ id: '4', name: null, sums: sums() }],
      type: [{ id: '0', name: null, sums: sums() }],
      tag: [],
    },
    choices: { sport: [{ id: '1', name: 'Football' }], market: [{ id: '1', name: '1X2' }], tag: ['model'] },
    ...more,
  },
});
export const bet = (id: string, more: Partial<TrackedBet> = {}): TrackedBet => ({
  ...{ id, typeId: 0, end: 'settled', placedAt: nowSec - 9000, endedAt: nowSec - 100 },
  ...{ staked: 100, returned: 0, profit: -100, odds: 2.1, clv: 0.05 },
  legs: [{ match: 'A – B', market: '1X2', outcome: '=A wins', isLive: false, odds: 2.1, closing: 2, clv: 0.05 }],
  marks: { tags: ['model'], note: 'n', version: 2 },
  ...more,
});
export const page = (list: TrackedBet[]) => ({ data: list, total_count: list.length, page: 1, pageSize: 20 });
export const saved = vi.fn();
const accounts = [account(5), account(6, { iso: 'EUR', type: 9 })];
export const openPage = (
  backend: Record<string, unknown>,
  search = '',
  values: readonly (readonly [unknown, unknown])[] = [],
) =>
  open(<TrackerPage />, {
    ...{ texts: ['tracker', 'coupon', 'office'], backend, address: `/office/tracker${search}` },
    values: [[$userId, 1], [$balance, balanceOf({ accounts, all_accounts: accounts })], ...values],
    handlers: [
      [saveSheetFx, saved],
      [printFx, saved],
    ],
  });

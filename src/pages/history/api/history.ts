import { CouponsAnswer } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import { HistorySummaryAnswer } from '@contracts/sale';

import { toPlacedBet } from '@/entities/bet';
import { createApiCall, createApiQuery } from '@/shared/api';

import type { Day } from '../lib/chart';
import type { FilterQuery } from '../lib/filter';

type PageParams = { query: FilterQuery; language: string; page: number; pageSize: number };
const list = {
  request: ({ query, language, page, pageSize }: PageParams) => ({
    path: '/coupon-api/v1/coupons',
    query: { ...query, page, pageSize, lng: language },
  }),
  contract: CouponsAnswer,
};

/** GET /coupon-api/v1/coupons, page by page, the newest first. Spec: api §8. */
export const pageQuery = createApiQuery({
  ...list,
  mapData: ({ data, total_count }, { page }) => ({ bets: data.map(toPlacedBet), total: total_count, page }),
  retry: { times: 2, delayMs: 1000 },
  isOfPage: true,
});
/** The same pages for the file, one after another. */
export const sheetPageFx = createApiCall({
  ...list,
  mapData: ({ data, total_count }) => ({ rows: data.map(toPlacedBet), total: total_count }),
});

/** Sums in minor units, of one currency and one kind of money. */
export type Total = {
  id: string;
  iso: string;
  isBonus: boolean;
  count: number;
  staked: number;
  returned: number;
  result: number;
  open: number;
};
const totalId = (iso: string, isBonus: boolean) => `${iso} ${String(isBonus)}`;
/** `days` by the id of their total. */
export type Summary = { count: number; totals: Total[]; days: Readonly<Record<string, Day[]>> };

/**
 * GET /coupon-api/v1/coupons/summary: sums over all coupons that the filter finds. We chose the path: the spec shows
 * none.
 */
export const summaryQuery = createApiQuery({
  request: ({ query, language, zone }: { query: FilterQuery; language: string; zone: string }) => ({
    path: '/coupon-api/v1/coupons/summary',
    query: { ...query, zone, lng: language },
  }),
  contract: HistorySummaryAnswer,
  mapData: ({ data }): Summary => {
    const money = (wire: number, iso: string) => toMinor(wire, currencyFacts(iso).digits);
    const days: Record<string, Day[]> = {};
    for (const { iso, isBonus, day, result } of data.days)
      (days[totalId(iso, isBonus)] ??= []).push({ at: day * 1000, result: money(result, iso) });
    return {
      count: data.count,
      totals: data.totals.map(({ iso, isBonus, count, staked, returned, result, open }) => ({
        id: totalId(iso, isBonus),
        iso,
        isBonus,
        count,
        staked: money(staked, iso),
        returned: money(returned, iso),
        result: money(result, iso),
        open: money(open, iso),
      })),
      days,
    };
  },
  retry: { times: 2, delayMs: 1000 },
  isOfPage: true,
});

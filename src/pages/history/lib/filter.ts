import { dayNamed } from '@contracts/calendar-day';
import type { CouponTypeId } from '@contracts/coupon';
import { dayStart } from '@contracts/zone-days';
import { dayIn, type TimeZone } from '@contracts/zones';

import type { PlacedBet } from '@/entities/bet';

export const periods = ['7', '28', '365', 'dates'] as const;
type Period = (typeof periods)[number];
export const states = [
  'open',
  'pending',
  'settled',
  'sold',
  'refused',
] as const satisfies readonly PlacedBet['state'][];

/** What the player looks for. `from`, `to`: days as `2026-11-21`, only for the period `dates`; null: any day. */
export type Filter = {
  period: Period;
  from: string;
  to: string;
  state: (typeof states)[number] | null;
  typeId: CouponTypeId | null;
  accountId: number | null;
  text: string;
};
export const noFilter: Filter = {
  period: '28',
  from: '',
  to: '',
  state: null,
  typeId: null,
  accountId: null,
  text: '',
};

export type FilterQuery = Partial<
  Record<'from' | 'to' | 'accountId' | 'typeId', number> & { state: string; q: string }
>;

/** The question to the server. `now`: ms. A period counts whole days, including today. */
export function queryOf(filter: Filter, now: number, timeZone: TimeZone): FilterQuery {
  const { period, state, typeId, accountId, text } = filter;
  const startOf = (day: number) => dayStart(timeZone, day) / 1000;
  const from = period === 'dates' ? dayNamed(filter.from) : dayIn(timeZone, now) - Number(period) + 1;
  const to = period === 'dates' ? dayNamed(filter.to) : undefined;
  return {
    ...(from !== undefined && { from: startOf(from) }),
    ...(to !== undefined && { to: startOf(to + 1) - 1 }),
    ...(state !== null && { state }),
    ...(typeId !== null && { typeId }),
    ...(accountId !== null && { accountId }),
    ...(text.trim() !== '' && { q: text.trim() }),
  };
}

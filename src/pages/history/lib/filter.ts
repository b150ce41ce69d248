import type { CouponTypeId } from '@contracts/coupon';

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

const daySeconds = 24 * 60 * 60;
const hourSeconds = 60 * 60;

/** First second of a day in the player's time zone (hours east of UTC). Undefined when the text is no day. */
function dayStart(day: string, timeZone: number): number | undefined {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at / 1000 - timeZone * hourSeconds;
}

/** The question to the server. `now`: ms. A period counts whole days, including today. */
export function queryOf(filter: Filter, now: number, timeZone: number): FilterQuery {
  const { period, state, typeId, accountId, text } = filter;
  const today = new Date(now + timeZone * hourSeconds * 1000).toISOString().slice(0, 10);
  const start = dayStart(today, timeZone) ?? 0;
  const from = period === 'dates' ? dayStart(filter.from, timeZone) : start - (Number(period) - 1) * daySeconds;
  const end = period === 'dates' ? dayStart(filter.to, timeZone) : undefined;
  return {
    ...(from !== undefined && { from }),
    ...(end !== undefined && { to: end + daySeconds - 1 }),
    ...(state !== null && { state }),
    ...(typeId !== null && { typeId }),
    ...(accountId !== null && { accountId }),
    ...(text.trim() !== '' && { q: text.trim() }),
  };
}

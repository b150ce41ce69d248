import { dayNamed, isDay } from '@contracts/calendar-day';
import { dayStart } from '@contracts/zone-days';
import { dayMs, type TimeZone } from '@contracts/zones';

import { type Sorting, sortingIn, sortingText } from './sorting';

export const periods = ['28', '90', '365', 'year', 'dates'] as const;
type Period = (typeof periods)[number];

/** `from`, `to`: days as `2026-11-21`, only for `dates`. `year`: only for `year`. Empty: any. */
export type Filter = {
  period: Period;
  year: number | null;
  from: string;
  to: string;
  account: number | null;
  sport: string;
  market: string;
  type: string;
  odds: string;
  tag: string;
  sorting: Sorting;
};
const parts = ['sport', 'market', 'type', 'odds', 'tag'] as const;
export const noParts: Pick<Filter, (typeof parts)[number]> = { sport: '', market: '', type: '', odds: '', tag: '' };

export const isNarrowed = (filter: Filter): boolean => parts.some((part) => filter[part] !== '');

const dayText = (text: string | null): string => (text !== null && isDay(text) ? text : '');
const numberText = (text: string | null): string => (text !== null && /^\d{1,15}$/.test(text) ? text : '');
const numberIn = (text: string | null): number | null => (numberText(text) === '' ? null : Number(text));

/** The filter stands in the address; what it says wrongly is left out. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search);
  const year = numberIn(asked.get('year'));
  return {
    period: periods.find((period) => period === asked.get('period')) ?? '365',
    year: year !== null && year >= 2000 && year < 2100 ? year : null,
    from: dayText(asked.get('from')),
    to: dayText(asked.get('to')),
    account: numberIn(asked.get('account')),
    sport: numberText(asked.get('sport')),
    market: numberText(asked.get('market')),
    type: numberText(asked.get('type')),
    odds: numberText(asked.get('odds')),
    tag: (asked.get('tag') ?? '').slice(0, 24),
    sorting: sortingIn(asked.get('sort') ?? ''),
  };
}

/** The address of the page with this filter, without the language. */
export function addressOf(filter: Filter): string {
  const { period, year, from, to, account, sorting } = filter;
  const said: Record<string, string> = {
    period,
    year: period === 'year' && year !== null ? String(year) : '',
    from: period === 'dates' ? from : '',
    to: period === 'dates' ? to : '',
    account: account === null ? '' : String(account),
    sort: sorting.column === 'bets' && !sorting.isRising ? '' : sortingText(sorting),
  };
  for (const part of parts) said[part] = filter[part];
  const filled = Object.entries(said).filter(([, value]) => value !== '');
  return `/office/tracker?${new URLSearchParams(filled).toString()}`;
}

export const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear();
const yearDay = (year: number): number => Date.UTC(year, 0, 1) / dayMs;

/** Whole days of the player's zone, Unix seconds; `to` is not part of it, absent: now. `today`: the number of the day. */
export function spanOf(filter: Filter, today: number, zone: TimeZone): { from: number; to?: number } {
  const start = (day: number) => Math.max(0, dayStart(zone, day) / 1000);
  if (filter.period === 'year') {
    const year = filter.year ?? yearOf(today);
    return { from: start(yearDay(year)), to: start(yearDay(year + 1)) };
  }
  if (filter.period === 'dates') {
    const [from, to] = [dayNamed(filter.from), dayNamed(filter.to)];
    return { from: from === undefined ? 0 : start(from), ...(to !== undefined && { to: start(to + 1) }) };
  }
  return { from: start(today - Number(filter.period) + 1) };
}

/** What the server is asked. `iso`: of the account. */
export type Question = { query: Readonly<Record<string, string>>; language: string; iso: string };

export function queryOf(
  filter: Filter,
  { account, span, zone }: { account: number; span: { from: number; to?: number }; zone: string },
): Question['query'] {
  const { from, to } = span;
  const said: Record<string, string> = { account: String(account), zone, from: String(from) };
  if (to !== undefined) said.to = String(to);
  for (const part of parts) if (filter[part] !== '') said[part] = filter[part];
  return said;
}

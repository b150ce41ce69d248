import { type Entry, volatilities, type Volatility } from './catalogue';
import { hasWay, type Way, ways } from './ways';

/** Returns that the player may ask for at least. */
export const leastReturns = ['0.97', '0.98', '0.99'] as const;

export type Filters = {
  query: string;
  volatility: Volatility | '';
  least: (typeof leastReturns)[number] | '';
  way: Way | '';
};
export const noFilters: Filters = { query: '', volatility: '', least: '', way: '' };

const one = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** What the address asks for; anything unknown asks for nothing. */
export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, 60),
    volatility: one(volatilities, params.get('volatility')),
    least: one(leastReturns, params.get('return')),
    way: one(ways, params.get('way')),
  };
}

/** `/slots?q=five`; without filters the path alone. */
export function addressOf(path: string, { query, volatility, least, way }: Filters): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (volatility !== '') params.set('volatility', volatility);
  if (least !== '') params.set('return', least);
  if (way !== '') params.set('way', way);
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Does a game fit what is asked for, besides the words? */
export const passes = ({ volatility, least, way }: Filters, entry: Entry): boolean =>
  (volatility === '' || entry.volatility === volatility) &&
  (least === '' || entry.most >= Number(least) - 1e-9) &&
  (way === '' || hasWay(entry, way));

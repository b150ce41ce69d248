import { type Entry, volatilities, type Volatility } from '@/entities/casino/catalogue';

import { hasWay, type Way, ways } from './ways';

/** Returns that the player may ask for at least. */
export const leastReturns = ['0.97', '0.98', '0.99'] as const;

/** How the tiles stand: as the house has them, by name, by what comes back, by how far results lie apart. */
export const sorts = ['name', 'return', 'volatility'] as const;
type Sort = (typeof sorts)[number];

export type Filters = {
  query: string;
  volatility: Volatility | '';
  least: (typeof leastReturns)[number] | '';
  way: Way | '';
  sort: Sort | '';
};
export const noFilters: Filters = { query: '', volatility: '', least: '', way: '', sort: '' };

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
    sort: one(sorts, params.get('sort')),
  };
}

/** `/slots?q=five`; without filters the path alone. */
export function addressOf(path: string, { query, volatility, least, way, sort }: Filters): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (volatility !== '') params.set('volatility', volatility);
  if (least !== '') params.set('return', least);
  if (way !== '') params.set('way', way);
  if (sort !== '') params.set('sort', sort);
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Does a game fit what is asked for, besides the words? */
export const passes = ({ volatility, least, way }: Filters, entry: Entry): boolean =>
  (volatility === '' || entry.volatility === volatility) &&
  (least === '' || entry.most >= Number(least) - 1e-9) &&
  (way === '' || hasWay(entry, way));

/** Nothing is asked for: the lobby may be in shelves. */
export const isAsked = ({ query, ...others }: Filters): boolean =>
  query.trim() !== '' || Object.values(others).some((value) => value !== '');

/** By what the player asked for. `nameOf`: in the language of the page. */
export function sorted(
  entries: readonly Entry[],
  { sort }: Filters,
  nameOf: (entry: Entry) => string,
): readonly Entry[] {
  if (sort === 'name') return entries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  if (sort === 'return') return entries.toSorted((a, b) => b.most - a.most);
  if (sort === 'volatility')
    return entries.toSorted((a, b) => volatilities.indexOf(a.volatility) - volatilities.indexOf(b.volatility));
  return entries;
}

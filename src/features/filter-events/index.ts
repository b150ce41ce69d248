export { filterChamps } from './lib/match';
export type { EventFilter } from './lib/match';
export { $filter, $order, filtersReset, listOpened } from './model/filter';
export type { EventOrder } from './model/filter';
export { FilterBar } from './ui/filter-bar';
export type { FilterBarProps } from './ui/filter-bar';

export { filterChamps } from './lib/match';
export { $filter, $order, filtersReset, listOpened } from './model/filter';
export { FilterBar } from './ui/filter-bar';

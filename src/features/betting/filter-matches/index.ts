export { boardColumns } from './lib/columns';
export type { BoardColumn } from './lib/columns';
export { hasDraws } from './lib/draws';
export { inOrder, listOf } from './lib/list';
export { filterChamps } from './lib/filter-champs';
export { $filter, $soonUntil, filtersReset } from './model/filter';
export { listOpened } from './model/list';
export { $boardColumns, $hasUpcoming, $isGroupedByCategories, categoriesToggled } from './model/view';
export { FilterBar } from './ui/filter-bar';

import { createEvent, sample } from 'effector';

import { $location, navigateTo } from '@/shared/routing';

type Words<Filter> = { filterIn: (search: string) => Filter; addressOf: (filter: Filter) => string };

/** What a list is filtered by. The address of the page keeps it: a change leads to another address of the same page. */
export function createAddressFilter<Filter>({ filterIn, addressOf }: Words<Filter>) {
  const $filter = $location.map(({ search }) => filterIn(search));
  const filterChanged = createEvent<Partial<Filter>>();
  sample({
    clock: filterChanged,
    source: $filter,
    fn: (filter, change) => addressOf({ ...filter, ...change }),
    target: navigateTo,
  });
  return { $filter, filterChanged };
}

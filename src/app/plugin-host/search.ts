import type { ToolsHost } from '@sdk';
import { createEvent, sample, type Scope, scopeBind } from 'effector';

import { $location, navigateTo } from '@/shared/routing';

import type { Grants } from './grants';

const $search = $location.map(({ search }) => search);
const searchReplaced = createEvent<string>();
sample({
  clock: searchReplaced,
  source: $location,
  filter: ({ search }, next) => search !== next,
  fn: ({ path }, next) => ({ path: `${path}${next}`, replace: true }),
  target: navigateTo,
});

/** `host.$search` and `host.replaceSearch`. What is no query becomes one, so it never leads to another page. */
export const createSearch = (scope: Scope, grant: Grants['grant']): Pick<ToolsHost, '$search' | 'replaceSearch'> => {
  const replace = scopeBind(searchReplaced, { scope });
  return {
    $search,
    replaceSearch: grant('navigate', (search) => {
      const query = new URLSearchParams(search).toString();
      replace(query === '' ? '' : `?${query}`);
    }),
  };
};

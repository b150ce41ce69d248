import { generatePath, type Params } from 'react-router-dom';

import { $siteConfig } from '@/entities/site';
import { createGuard, fail, pass, redirect, type RouteRedirect } from '@/shared/routing';

import { rowGuardName } from './route-row';

/** The target of a row that leads elsewhere. It keeps the query of the address and adds its own. */
export function targetOf({ to, choose }: RouteRedirect, params: Params, search: string): string {
  const query = new URLSearchParams(search);
  const chosen = (choose && choose.to[query.get(choose.query) ?? '']) ?? to;
  const [pattern = '', own] = chosen.split('?');
  const path = generatePath(pattern, params);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/**
 * Checks what the row itself demands: a switch that is on, a value that its query may have, another address. Spec:
 * shell §2, §5.
 */
export const rowGuard = createGuard({
  name: rowGuardName,
  source: { config: $siteConfig },
  stops: ({ guards = [] }) => guards.includes(rowGuardName),
  check: ({ config }, { meta: { setting, query = {}, redirect: target }, params, search, hash }) => {
    if (setting !== undefined && config?.[setting] !== true) return fail(404);
    const asked = new URLSearchParams(search);
    const isKnown = Object.entries(query).every(([name, values]) =>
      [...asked.getAll(name)].every((value) => values.includes(value)),
    );
    if (!isKnown) return fail(404);
    return target === undefined ? pass() : redirect(`${targetOf(target, params, search)}${hash}`);
  },
});

import { readOwnPages } from '@contracts/own-pages';
import type { PluginEntry } from '@contracts/plugin';
import { takenBy } from '@contracts/plugin-routes';

import type { Layout, RouteMeta } from '@/shared/routing';

import { guards, namedGuards } from './guards';
import { hostRow } from './host-rows';
import { routes } from './routes';
import { ownRoute } from './routes-own';
import { notFoundRoute } from './routes-service';

/** A row of the route table, written for people. `page` is where a redirect leads, when the row has no page. */
export type ListedRoute = { path: string; page: string; layout: Layout; access: string; guards: readonly string[] };

/** The guards that can keep somebody from this page, in their order. Each guard says so itself. Spec: shell §4. */
const guardsOf = (meta: RouteMeta): string[] =>
  [...guards, ...namedGuards.values()].filter(({ stops }) => stops(meta)).map(({ name }) => name);

function accessOf({ auth, isForVisitors, authSetting, availability, setting, flags }: RouteMeta): string {
  const parts = [
    auth === true
      ? 'player'
      : isForVisitors === true
        ? 'visitor'
        : authSetting === undefined
          ? 'anyone'
          : `player if ${authSetting}`,
    ...(availability === undefined ? [] : [`entry ${String(availability)}`]),
    ...(setting === undefined ? [] : [setting]),
    ...(flags === undefined ? [] : [`flags ${flags.join(' ')}`]),
  ];
  return parts.join(', ');
}

const listed = (path: string, meta: RouteMeta): ListedRoute => ({
  path: `/{lng}${path === '' ? '' : `/${path}`}`,
  page: meta.redirect === undefined ? meta.pageId : `→ ${meta.redirect.to}`,
  layout: meta.layout,
  access: accessOf(meta),
  guards: guardsOf(meta),
});

/** Writes the route table for people: `npm run routes` prints it, the debugger page shows it. */
export const routeList: readonly ListedRoute[] = [...routes, notFoundRoute].map(({ path, handle }) =>
  listed(path, handle),
);

/** The pages that remote apps add to the table. */
export const listOwn = (plugins: readonly Pick<PluginEntry, 'id' | 'pages'>[]): readonly ListedRoute[] =>
  readOwnPages(plugins, takenBy(routes.map(hostRow))).pages.map((page) => listed(page.page, ownRoute(page).meta));

import { combine, sample } from 'effector';

import { type OwnPage, ownPageAt, readOwnPages, titleIn } from '@contracts/own-pages';
import type { PluginEntry } from '@contracts/plugin';
import { routePath, takenBy } from '@contracts/plugin-routes';
import type { MenuItem } from '@contracts/site';

import { $plugins } from '@/entities/plugin';
import { $isAuth } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { partCame } from '@/shared/part';
import { navigateTo, type RouteMeta } from '@/shared/routing';

import type { FoundRoute } from './finder';
import { hostRow } from './host-rows';
import { type OwnPages, ownPagesPart, ownPagesRead } from './own-pages';
import { $shownPage } from './page';
import { routes } from './routes';
import { ownRoute } from './routes-own';

const isTaken = takenBy(routes.map(hostRow));

const routeAt = (pages: readonly OwnPage[], path: string): FoundRoute | null => {
  const page = ownPageAt(pages, path);
  return page === undefined ? null : ownRoute(page);
};

/** The page of an app at a path, for the router. */
export const find = (plugins: readonly PluginEntry[], path: string): FoundRoute | null =>
  routeAt(readOwnPages(plugins, isTaken).pages, path);

const itemOf = ({ page, title }: OwnPage, language: string): MenuItem => ({
  id: `app-${page}`,
  title: titleIn(title, language),
  path: routePath(page),
});

const last = Number.POSITIVE_INFINITY;

/** A menu with the entries of the apps at their places. A player sees no way to a page for visitors. */
const withItems = (items: readonly MenuItem[], pages: readonly OwnPage[], language: string): MenuItem[] =>
  pages
    .toSorted((a, b) => (a.menu?.order ?? last) - (b.menu?.order ?? last) || 0)
    .reduce<MenuItem[]>((all, page) => all.toSpliced(page.menu?.order ?? last, 0, itemOf(page, language)), [...items]);

const $read = combine(
  { plugins: $plugins, language: $language, isAuth: $isAuth },
  ({ plugins, language, isAuth }): OwnPages => {
    const { pages, faults } = readOwnPages(plugins ?? [], isTaken);
    return {
      faults,
      find: (path) => routeAt(pages, path),
      into: (menus) => {
        const offered = pages.filter(({ auth }) => !(isAuth && auth === 'visitor'));
        const filled = (name: 'main' | 'footer') =>
          withItems(
            menus[name] ?? [],
            offered.filter(({ menu }) => menu?.in === name),
            language,
          );
        return { ...menus, main: filled('main'), footer: filled('footer') };
      },
    };
  },
);
sample({ clock: [partCame(ownPagesPart), $read], source: $read, target: ownPagesRead });

/** Is there another page at the address than the one on the screen? A page that broke because this code was late is another too. */
const isOther = (shown: RouteMeta, found: FoundRoute | null): boolean =>
  shown.app === undefined
    ? (shown.status === 404 || shown.pageId === 'broken') && found !== null
    : JSON.stringify(shown) !== JSON.stringify(found?.meta);

// A page was added or removed while its address is open: the router decides again, and asks the guards.
sample({
  clock: ownPagesRead,
  source: $shownPage,
  filter: (shown, { find: findIt }) => shown !== null && isOther(shown.match.meta, findIt(shown.location.path)),
  fn: (shown) => ({ path: shown === null ? '/' : hrefAt(shown.location), replace: true }),
  target: navigateTo,
});

const hrefAt = ({ path, search, hash }: { path: string; search: string; hash: string }) => `${path}${search}${hash}`;

import type { HostRow } from '@contracts/plugin-routes';

import type { RouteMeta } from '@/shared/routing';

import { closedSections } from './closed-sections';
import { hostRow } from './host-rows';
import { precedence } from './precedence';
import type { RouteRow } from './route-row';
import { routes } from './routes';
import { takesApps } from './takes-apps';

const byPrecedence = (a: string, b: string) =>
  precedence(a) < precedence(b) ? -1 : precedence(a) > precedence(b) ? 1 : 0;

/**
 * An address of the document. `pattern` fits the whole path and names its parameters. The other fields say how the
 * configuration can close the page, as the guards ask for it: by the number of its entry, by its switch, by the values
 * that its query may have.
 */
export type RouteAddress = HostRow & { [Name in 'availability' | 'setting' | 'query']: RouteMeta[Name] | undefined } & {
  path: string;
  /** The path that the map for search engines names; null: it names none. */
  listed: string | null;
  status: number;
  /** The page shows nothing but what a remote app brings. */
  isEmpty: boolean;
  /** Remote apps may be mounted there. */
  takesApps: boolean;
  page: string;
  layout: RouteMeta['layout'];
  dictionaries: RouteMeta['dictionaries'];
  /** Brings the code of the page. */
  load: RouteRow['page'];
};

/** Search engines learn of pages that everybody may see, by an address without parameters. */
const listedOf = ({ link, handle: meta }: RouteRow): string | null =>
  link === null ||
  meta.layout !== 'main' ||
  closedSections.has(meta.section) ||
  [meta.auth, meta.authSetting, meta.setting, meta.query, meta.redirect, meta.robots, meta.status].some(
    (closed) => closed !== undefined,
  )
    ? null
    : `/${link}`;

/**
 * Says which addresses of the document are pages. The first pattern that fits the path gives the status of the answer;
 * a path that fits none is a 404. Paths without a language and redirects count as addresses too, because the document
 * leads them on. The build writes this list for servers. It answers "not found" for pages that have nothing
 * (`isEmpty`) unless a remote app is mounted there.
 */
export const routeAddresses: readonly RouteAddress[] = [...routes]
  .sort((a, b) => byPrecedence(a.path, b.path))
  .map((row) => {
    const { path, handle: meta, page: load } = row;
    const { status = 200, isEmpty = false, pageId: page, layout, dictionaries, availability, setting, query } = meta;
    const closes = { availability, setting, query };
    return {
      path,
      ...hostRow(row),
      listed: listedOf(row),
      status,
      isEmpty,
      takesApps: takesApps(meta),
      page,
      layout,
      dictionaries,
      load,
      ...closes,
    };
  });

import type { Layout, RouteMeta } from '@/shared/routing';

import { patternSource, precedence } from './pattern';
import { routes } from './routes';
import { notFoundRoute } from './routes-service';

/** A row of the route table as a person reads it. `page` is what a redirect leads to, where the row has no page. */
export type ListedRoute = { path: string; page: string; layout: Layout; access: string; guards: readonly string[] };

const isPayment = (path: string) => path === 'office/recharge';
const isBonus = (path: string) => path.startsWith('bonuses') || path.startsWith('promotions');

/** Guards that can keep somebody from this page, in their order; the others let everybody pass or are not asked here. Spec: shell §4. */
function guardsOf(path: string, meta: RouteMeta): string[] {
  const isClosed = meta.auth === true || meta.authSetting !== undefined;
  const stops: readonly (readonly [name: string, isPossible: boolean])[] = [
    ['redirector', true],
    ['blocked', true],
    ['access check', true],
    ['auth access', isClosed],
    ['terms confirmation', meta.exempt?.includes('terms') !== true],
    ['bonus page', path.startsWith('bonuses')],
    ['url language', true],
    ['recharge navigation', isPayment(path)],
    ['mobile identification bonus', meta.section === 'office'],
    ['search-bot', isClosed],
    ['auth redirect', meta.pageId === 'login' || meta.pageId === 'registration'],
    ['slot first deposit redirect', isBonus(path)],
  ];
  return [...stops.flatMap(([name, isPossible]) => (isPossible ? [name] : [])), ...(meta.guards ?? [])];
}

function accessOf({ auth, authSetting, availability, setting, flags }: RouteMeta): string {
  const parts = [
    auth === true ? 'player' : authSetting === undefined ? 'anyone' : `player if ${authSetting}`,
    ...(availability === undefined ? [] : [`entry ${String(availability)}`]),
    ...(setting === undefined ? [] : [setting]),
    ...(flags === undefined ? [] : [`flags ${flags.join(' ')}`]),
  ];
  return parts.join(', ');
}

/** The route table for people: `npm run routes` prints it, the debugger page shows it. */
export const routeList: readonly ListedRoute[] = [...routes, notFoundRoute].map(({ path, meta }) => ({
  path: `/{lng}${path === '' ? '' : `/${path}`}`,
  page: meta.redirect === undefined ? meta.pageId : `→ ${meta.redirect.to}`,
  layout: meta.layout,
  access: accessOf(meta),
  guards: guardsOf(path, meta),
}));

const byPrecedence = (a: string, b: string) =>
  precedence(a) < precedence(b) ? -1 : precedence(a) > precedence(b) ? 1 : 0;

/**
 * An address of the document. `pattern`: of the whole path, its parameters by name. What closes the page by configuration stands beside it, as the
 * guards ask for it: the number of its entry, its switch, the values that its query may have.
 */
export type RouteAddress = { [Name in 'availability' | 'setting' | 'query']: RouteMeta[Name] | undefined } & {
  path: string;
  pattern: string;
  status: number;
  /** Nothing is shown there, but what a remote app brings. */
  isEmpty: boolean;
  page: string;
};

/**
 * Which address of the document is a page: the first pattern that fits the path says with which status it is answered, none means 404. Paths
 * without a language and redirects are addresses too: the document leads them on. The build writes this for servers, and says "not found" of pages that
 * have nothing (`isEmpty`) where no remote app is mounted.
 */
export const routeAddresses: readonly RouteAddress[] = [...routes]
  .sort((a, b) => byPrecedence(a.path, b.path))
  .map(({ path, meta: { status = 200, isEmpty = false, pageId, availability, setting, query } }) => {
    const source = path === '' ? '/?' : patternSource(path);
    const pattern = `^(?:/[A-Za-z]{2})?${source}$`;
    return { path, pattern, status, isEmpty, page: pageId, availability, setting, query };
  });

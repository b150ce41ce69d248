import { attach, createEvent, createStore, sample } from 'effector';

import { known } from '@/shared/known';
import { $language } from '@/shared/lib/language';

import { joinPath, splitPath } from './path';
import type { RouteMeta } from './verdict';

/** `path`: without the language. `search` and `hash`: with their sign, or empty. */
export type AppLocation = { path: string; language: string | null; search: string; hash: string };
export type RouteMatch = { meta: RouteMeta; params: Readonly<Record<string, string | undefined>> };
export type RouteFailure = { status: number; text?: string };

/** What the models need of the router. The app connects the real one. */
export type RouterPort = { navigate: (to: string | number, options?: { replace?: boolean }) => Promise<void> | void };
export type AskedAddress = { to: string | number; replace?: boolean };
type Target = string | { path: string; language?: string; replace?: boolean };

export const routerAttached = createEvent<RouterPort>();
/** Somebody wants a page; its guards have not spoken yet. */
export const navigationStarted = createEvent<AppLocation>();
/** The page is on the screen. */
export const navigated = createEvent<{ location: AppLocation; match: RouteMatch; failure: RouteFailure | null }>();
/** A guard keeps the player on the page where they are. */
export const navigationStayed = createEvent();
/**
 * A page gives its own name where its row of the route table cannot know it, such as the teams of a match. The name ends
 * with the page.
 */
export const pageTitled = createEvent<string>();
/** What the page should show does not exist or is not for this player, so the error page replaces it. */
export const pageFailed = createEvent<RouteFailure>();
/** A link was pressed: an address with its language, or so many steps of the history. */
export const addressAsked = createEvent<AskedAddress>();
/** Goes to a path of this site, without the language: `navigateTo('/home/live')`. */
export const navigateTo = createEvent<Target>();

/**
 * Closes dialogs over the page that somebody leaves. The modal guard fires it, once the next page is really coming.
 * Spec: shell §4.
 */
export const modalsClosed = createEvent();
/**
 * A step under way (a transfer of the account) must not be left, so no navigation starts. Spec: shell §4,
 * BAN-05.
 */
export const navigationBlocked = createEvent();
export const navigationReleased = createEvent();

const start = typeof window === 'undefined' ? null : window.location;

export const $location = createStore<AppLocation>({
  ...splitPath(start?.pathname ?? '/'),
  search: start?.search ?? '',
  hash: start?.hash ?? '',
}).on(navigated, (_, { location }) => location);

export const $isNavigationBlocked = createStore(false)
  .on(navigationBlocked, () => true)
  .on(navigationReleased, () => false);

/** The path of the page, without the language. */
export const $path = $location.map(({ path }) => path);

export const $routeMatch = known(createStore<RouteMatch | null>(null).on(navigated, (_, { match }) => match));

/** The error page that replaces the page. Null: the page itself may open. */
export const $routeFailure = createStore<RouteFailure | null>(null)
  .on(navigated, (_, { failure }) => failure)
  .on(pageFailed, (_, failure) => failure);

export const $pageTitle = createStore<string | null>(null)
  .on(pageTitled, (_, title) => title)
  .reset(navigated);

const $router = createStore<RouterPort | null>(null).on(routerAttached, (_, router) => router);

const goFx = attach({
  source: $router,
  effect: async (router, { to, replace = false }: AskedAddress) => {
    await router?.navigate(to, { replace });
  },
});

sample({ clock: addressAsked, target: goFx });
sample({
  clock: navigateTo,
  source: $language,
  fn: (language, target): AskedAddress => {
    const {
      path,
      language: other,
      replace,
    }: Exclude<Target, string> = typeof target === 'string' ? { path: target } : target;
    return { to: joinPath(other ?? language, path), replace: replace === true };
  },
  target: goFx,
});

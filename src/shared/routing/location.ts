import { attach, createEvent, createStore, sample } from 'effector';

import { $language } from '@/shared/lib/language';

import { joinPath, splitPath } from './path';
import type { RouteMeta } from './verdict';

/** `path` is without the language; `search` and `hash` carry their sign or are empty. */
export type AppLocation = { path: string; language: string | null; search: string; hash: string };
export type RouteMatch = { meta: RouteMeta; params: Readonly<Record<string, string | undefined>> };
export type RouteFailure = { status: number; text?: string };

/** What the models need of the router; the app attaches the real one. */
export type RouterPort = { navigate: (to: string | number, options?: { replace?: boolean }) => Promise<void> | void };
type Target = string | { path: string; language?: string; replace?: boolean };

export const routerAttached = createEvent<RouterPort>();
/** A page is wanted; its guards have not spoken yet. */
export const navigationStarted = createEvent<AppLocation>();
/** The page is on the screen. */
export const navigated = createEvent<{ location: AppLocation; match: RouteMatch; failure: RouteFailure | null }>();
/** A page names itself, where its row of the route table cannot know: the teams of a game. Gone with the page. */
export const pageTitled = createEvent<string>();
/** What the page was to show does not exist or is not for this player: the error page stands in its place. */
export const pageFailed = createEvent<RouteFailure>();
/** Go to a path of this site, without the language: `navigateTo('/home/live')`. */
export const navigateTo = createEvent<Target>();

/** Dialogs over the page that is left close; the modal guard says so, once the next page is really coming. Spec: shell §4. */
export const modalsClosed = createEvent();
/** A step that must not be left is under way (a transfer of the account): nobody goes anywhere. Spec: shell §4, BAN-05. */
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

/** Where the player is, without the language. */
export const $path = $location.map(({ path }) => path);

export const $routeMatch = createStore<RouteMatch | null>(null).on(navigated, (_, { match }) => match);

/** The error page that stands in the place of the page, null when the page itself does. */
export const $routeFailure = createStore<RouteFailure | null>(null)
  .on(navigated, (_, { failure }) => failure)
  .on(pageFailed, (_, failure) => failure);

export const $pageTitle = createStore<string | null>(null)
  .on(pageTitled, (_, title) => title)
  .reset(navigated);

const $router = createStore<RouterPort | null>(null, { serialize: 'ignore' }).on(routerAttached, (_, router) => router);

const navigateFx = attach({
  source: { router: $router, language: $language },
  effect: async ({ router, language }, target: Target) => {
    const {
      path,
      language: other,
      replace,
    }: Exclude<Target, string> = typeof target === 'string' ? { path: target } : target;
    await router?.navigate(joinPath(other ?? language, path), { replace: replace === true });
  },
});

sample({ clock: navigateTo, target: navigateFx });

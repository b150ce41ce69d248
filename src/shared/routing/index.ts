export { AppLink } from './app-link';
export type { AppLinkProps } from './app-link';
export { createGuard } from './create-guard';
export type { Guard, GuardDefinition } from './create-guard';
export {
  $location,
  $pageTitle,
  $path,
  $routeFailure,
  $routeMatch,
  navigateFx,
  navigateTo,
  navigated,
  navigationStarted,
  pageTitled,
  routeFailed,
  routerAttached,
} from './location';
export type { AppLocation, RouteFailure, RouteMatch, RouterPort } from './location';
export { joinPath, splitPath } from './path';
export { safeRedirect } from './safe-redirect';
export { useHref } from './use-href';
export { cancel, fail, leave, pass, redirect } from './verdict';
export type { Layout, Navigation, RouteMeta, Verdict } from './verdict';

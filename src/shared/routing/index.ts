export { AppLink } from './app-link';
export { createGuard } from './create-guard';
export type { Guard } from './create-guard';
export {
  $location,
  $pageTitle,
  $path,
  $routeFailure,
  $routeMatch,
  navigateTo,
  navigated,
  navigationStarted,
  pageTitled,
  routerAttached,
} from './location';
export type { AppLocation, RouteFailure, RouteMatch, RouterPort } from './location';
export { joinPath, splitPath } from './path';
export { safeRedirect } from './safe-redirect';
export { cancel, fail, leave, pass, redirect } from './verdict';
export type { Layout, Navigation, RouteMeta, Verdict } from './verdict';

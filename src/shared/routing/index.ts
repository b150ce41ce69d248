export { AppLink, AppNavLink } from './app-link';
export type { AppLinkProps } from './app-link';
export { askedTarget, withoutLanguage } from './asked-target';
export { createGuard, everyPage } from './create-guard';
export type { Guard, Patience } from './create-guard';
export { usePageTitle } from './hooks';
export {
  $isNavigationBlocked,
  $location,
  $pageTitle,
  $path,
  $routeFailure,
  $routeMatch,
  addressAsked,
  modalsClosed,
  navigateTo,
  navigated,
  navigationBlocked,
  navigationReleased,
  navigationStarted,
  navigationStayed,
  pageFailed,
  pageTitled,
  routerAttached,
} from './location';
export type { AppLocation, RouteFailure, RouteMatch, RouterPort } from './location';
export { hasLoginLink, loginLinkNames, withoutLoginLink } from './login-link';
export { joinPath, splitPath } from './path';
export { redirectTarget } from './redirect-target';
export type { RedirectTarget } from './redirect-target';
export { safeRedirect } from './safe-redirect';
export { navigatorOf, SiteRouter } from './site-router';
export { cancel, fail, leave, pass, redirect } from './verdict';
export type {
  Layout,
  Navigation,
  RouteExemption,
  RouteLink,
  RouteMeta,
  RouteRedirect,
  RouteSetting,
  Verdict,
} from './verdict';

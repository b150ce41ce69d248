import { createEvent, merge } from 'effector';

import { pageViewed } from '@/shared/lib/lifecycle';
import { type AppLocation, navigated, type RouteFailure, type RouteMatch } from '@/shared/routing';

/**
 * The page on the screen when counting began: it was opened before this code loaded, and its visit counts like later
 * ones. Decision D-800.
 */
export const pageFound = createEvent<{ location: AppLocation; match: RouteMatch; failure: RouteFailure | null }>();

/** A page that came, be it an error page. */
export const pageCame = merge([navigated, pageFound]);

/** A page whose visit counts. */
export const pageSeen = merge([
  pageViewed,
  pageFound.filterMap(({ location: { path, search }, match: { meta }, failure }) =>
    failure === null ? { path: `${path}${search}`, route: meta.pageId, section: meta.section } : undefined,
  ),
]);

import { createEvent, createStore, sample } from 'effector';
import type { ComponentType } from 'react';

import { navigated, pageFailed, type AppLocation, type RouteFailure, type RouteMatch } from '@/shared/routing';

/** What the router lets onto the screen. `Page` is null when an error page stands in its place. */
export type ShownPage = {
  location: AppLocation;
  match: RouteMatch;
  failure: RouteFailure | null;
  Page: ComponentType | null;
};

export const pageShown = createEvent<ShownPage>();

/** Null until the first navigation has ended. */
export const $shownPage = createStore<ShownPage | null>(null, { serialize: 'ignore' })
  .on(pageShown, (_, page) => page)
  .on(pageFailed, (shown, failure) => (shown === null ? null : { ...shown, failure }));

sample({ clock: pageShown, fn: ({ location, match, failure }) => ({ location, match, failure }), target: navigated });

import { attach, createEvent, createStore, sample } from 'effector';
import type { ComponentType } from 'react';

import { loadDictionariesFx } from '@/shared/i18n';
import { type AppLocation, navigated, pageFailed, type RouteFailure, type RouteMatch } from '@/shared/routing';

/** The router's output on the screen. `Page` is null when an error page is in its place. */
export type ShownPage = {
  location: AppLocation;
  match: RouteMatch;
  failure: RouteFailure | null;
  Page: ComponentType | null;
};

export const pageShown = createEvent<ShownPage>();

/** A page failed while it was on the screen. Its error page brings its texts. */
const prepareFx = attach({ mapParams: (_: RouteFailure) => ['technical'], effect: loadDictionariesFx });
sample({ clock: pageFailed, target: prepareFx });

/** Null until the first navigation has ended. */
export const $shownPage = createStore<ShownPage | null>(null)
  .on(pageShown, (_, page) => page)
  .on(prepareFx.finally, (shown, { params }) => (shown === null ? null : { ...shown, failure: params }));

sample({ clock: pageShown, fn: ({ location, match, failure }) => ({ location, match, failure }), target: navigated });

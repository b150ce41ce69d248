import { type ComponentType, createElement } from 'react';

import { pause } from '@/shared/lib/clock';
import { reloadFor } from '@/shared/lib/lifecycle';
import { logError } from '@/shared/lib/logger';
import { createPartView, loaded, releaseNow } from '@/shared/part';

import { PageSkeleton } from './page-skeleton';
import type { RouteRow } from './route-row';

export type LoadedPage = { kind: 'page'; Page: ComponentType } | { kind: 'failed' };

/**
 * When the code of a page takes longer than this, the frame appears first: header, coupon, and a place that says how
 * the page is doing.
 */
const slowMs = 3000;

const placeOf = (page: RouteRow['page']): ComponentType =>
  createPartView({ name: 'page', load: page, view: (module) => module.default, fallback: createElement(PageSkeleton) });

/** Gives what has loaded of a page by the time when nothing else keeps it waiting. */
export const pageInTime = (page: RouteRow['page'], loading: Promise<LoadedPage>): Promise<LoadedPage> =>
  Promise.race([loading, pause(slowMs).then((): LoadedPage => ({ kind: 'page', Page: placeOf(page) }))]);

/**
 * Loads the code of a page. When the server has another release, or has lost this file, the page reloads once to get
 * it. When that does not help, or the network fails, the page tells the player. Spec: shell §8.
 */
export async function loadPage(page: RouteRow['page']): Promise<LoadedPage> {
  try {
    return { kind: 'page', Page: (await loaded({ name: 'page', load: page })).default };
  } catch (error) {
    logError('A part of the page did not load', error);
    // Without a network a reload would find nothing.
    const release = await releaseNow();
    if (release !== null && reloadFor(release)) return new Promise(() => undefined);
    return { kind: 'failed' };
  }
}

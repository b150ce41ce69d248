import type { ComponentType } from 'react';

import { logError } from '@/shared/lib/logger';
import { reloadOnce } from '@/shared/lib/lifecycle';
import { loaded, releaseNow } from '@/shared/part';

import type { RouteRow } from './route-row';

export type LoadedPage = { kind: 'page'; Page: ComponentType } | { kind: 'failed' };

/**
 * The code of a page. One that is not there any more (a new release) reloads the page once, at most once a minute; the second time, and where it is the
 * network that fails, the player is told. Spec: shell §8.
 */
export async function loadPage(page: RouteRow['page']): Promise<LoadedPage> {
  try {
    return { kind: 'page', Page: (await loaded({ name: 'page', load: page })).default };
  } catch (error) {
    logError('A part of the page did not load', error);
    // Without a network there would be nothing to reload.
    if ((await releaseNow()) !== null && reloadOnce()) return new Promise(() => undefined);
    return { kind: 'failed' };
  }
}

import type { ComponentType } from 'react';

import { logError } from '@/shared/lib/logger';
import { reloadOnce } from '@/shared/lib/reload';

import type { RouteRow } from './route-row';

export type LoadedPage = { kind: 'page'; Page: ComponentType } | { kind: 'failed' };

/**
 * The code of a page. A chunk that is not there any more (a new release) reloads the page once, at most once a minute; the second time the player
 * is told. Spec: shell §8.
 */
export async function loadPage(page: RouteRow['page']): Promise<LoadedPage> {
  try {
    return { kind: 'page', Page: (await page()).default };
  } catch (error) {
    logError('A part of the page did not load', error);
    if (reloadOnce()) return new Promise(() => undefined);
    return { kind: 'failed' };
  }
}

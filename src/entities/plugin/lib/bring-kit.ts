import type * as Guard from '@/shared/app-guard';
import { createPart, loaded, type Part } from '@/shared/late-code';
import { LoadFailure } from '@/shared/plugin-files';
import type * as Kit from '@/shared/ui-kit';

const kitPart = createPart({ name: '@openbook/ui', load: () => import('@/shared/ui-kit') });

const guardPart = createPart({ name: 'guard of apps', load: () => import('@/shared/app-guard') });

const brought = <T>(part: Part<T>): Promise<T> =>
  loaded(part).catch(() => {
    throw new LoadFailure('fetch', part.name);
  });

/** What has come. `@openbook/ui` of the import map hands the kit on: see build/shared-packages.ts. */
export const here: { kit?: typeof Kit; guard?: { linkOf: typeof Guard.linkOf } & Partial<typeof Guard> } = {};

/** Brings what is between the host and its apps: no app runs without it. Decisions D-124, D-620. */
export async function bringGuard(): Promise<void> {
  here.guard = await brought(guardPart);
}

/**
 * Brings the host's components with their styles, before the script that imports them: a browser would keep a failed
 * import until the player leaves the page. Row PLUG-55.
 */
export async function bringKit(): Promise<void> {
  here.kit = await brought(kitPart);
}

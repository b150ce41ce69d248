import { createPart, loaded, type Part } from '@/shared/late-code';
import { LoadFailure } from '@/shared/plugin-files';
import type * as Kit from '@/shared/ui-kit';

const kitPart = createPart({ name: '@openbook/ui', load: () => import('@/shared/ui-kit') });

const guardPart = createPart({ name: 'guard of presses', load: () => import('@/shared/press-guard') });

const brought = <T>(part: Part<T>): Promise<T> =>
  loaded(part).catch(() => {
    throw new LoadFailure('fetch', part.name);
  });

/** Brings what tells presses of the player from those of scripts: no app runs without it. Decision D-124. */
export const bringGuard = (): Promise<unknown> => brought(guardPart);

/** The components, once they are here. `@openbook/ui` of the import map hands them on: see build/shared-packages.ts. */
export const here: { kit?: typeof Kit } = {};

/**
 * Brings the host's components with their styles, before the script that imports them: a browser would keep a failed
 * import until the player leaves the page. Row PLUG-55.
 */
export async function bringKit(): Promise<void> {
  here.kit = await brought(kitPart);
}

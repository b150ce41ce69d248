import { createPart, loaded } from '@/shared/late-code';
import { LoadFailure } from '@/shared/plugin-files';
import type * as Kit from '@/shared/ui-kit';

const kitPart = createPart({ name: 'components for plugins', load: () => import('@/shared/ui-kit') });

/** The components, once they are here. `@openbook/ui` of the import map hands them on: see build/shared-packages.ts. */
export const here: { kit?: typeof Kit } = {};

/**
 * Brings the host's components with their styles, before the script that imports them: a browser would keep a failed
 * import until the player leaves the page. Row PLUG-55.
 */
export async function bringKit(): Promise<void> {
  try {
    here.kit = await loaded(kitPart);
  } catch {
    throw new LoadFailure('fetch', '@openbook/ui');
  }
}

import { $siteConfig } from '@/entities/site';
import { createPart, loaded } from '@/shared/part';
import { createGuard, pass } from '@/shared/routing';

const mediaPart = createPart({ name: 'pictures', load: () => import('./load-media') });

/** No visitor should wait longer than this for pictures. Spec: GUARD-06. */
const patienceMs = 2000;

/** Loads the icon sets and sprites that the route names before the page is shown. Spec: shell §4. */
export const mediaGuard = createGuard({
  name: 'media loader',
  source: { config: $siteConfig },
  isEarly: true,
  patience: { ms: patienceMs, silence: pass },
  enter: async ({ config }, { meta: { media = [] } }) => {
    const urls = media.flatMap((name) => config?.mediaResources[name] ?? []);
    if (urls.length === 0) return;
    const { loadMedia } = await loaded(mediaPart);
    await loadMedia(urls);
  },
});

import { $siteConfig } from '@/entities/site';
import { createPart, loaded } from '@/shared/part';
import { createGuard, pass } from '@/shared/routing';

const mediaPart = createPart({ name: 'pictures', load: () => import('./load-media') });

/** Pictures are no reason to keep anybody waiting longer. Spec: GUARD-06. */
const patienceMs = 2000;

/** Icon sets and sprites that the route names, before it is shown. Spec: shell §4. */
export const mediaGuard = createGuard({
  name: 'media loader',
  source: $siteConfig,
  isEarly: true,
  patience: { ms: patienceMs, silence: pass },
  check: async (config, { meta: { media = [] } }) => {
    const urls = media.flatMap((name) => config?.mediaResources[name] ?? []);
    if (urls.length === 0) return pass();
    const { loadMedia } = await loaded(mediaPart);
    await loadMedia(urls);
    return pass();
  },
});

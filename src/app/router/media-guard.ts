import { $siteConfig } from '@/entities/site';
import { createGuard, pass } from '@/shared/routing';

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
    const { loadMedia } = await import('./load-media');
    await loadMedia(urls);
    return pass();
  },
});

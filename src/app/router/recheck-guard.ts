import { scopeBind } from 'effector';

import { $siteConfig, refreshConfigFx } from '@/entities/site';
import { createGuard, pass } from '@/shared/routing';

import { checkAccess } from './access-check';

/** A site that does not answer keeps nobody from the page that he has. */
const patienceMs = 2000;
/** In the Server-Timing header of a document that the service worker took from its cache, or that was rendered before it was asked for. */
const keptMark = 'kept-shell';

/** The document is older than this visit. */
const isKept = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'serverTiming' in entry && hasMark(entry.serverTiming));

const hasMark = (timing: unknown): boolean =>
  Array.isArray(timing) && timing.some(({ name }: { name?: unknown }) => name === keptMark);

/** The first page of a kept document is checked once more, with the configuration as it is now. Spec: shell §4, GUARD-08. */
export const recheckGuard = createGuard({
  name: 'server-render recheck',
  source: $siteConfig,
  patience: { ms: patienceMs, silence: pass },
  check: async (config, navigation) => {
    if (!navigation.isFirst || !isKept()) return pass();
    const refresh = scopeBind(refreshConfigFx, { safe: true });
    const check = scopeBind(checkAccess, { safe: true });
    try {
      await refresh(config?.currentLanguage ?? 'en');
    } catch {
      // Its failure is logged where it is asked for.
      return pass();
    }
    return check(navigation);
  },
});

import { scopeBind } from 'effector';

import { $siteConfig, refreshConfigQuery } from '@/entities/site';
import { answerOf } from '@/shared/api';
import { createGuard, everyPage, pass } from '@/shared/routing';

import { checkAccess } from './access-check';

/** When the site does not answer, visitors keep the page that they have. */
const patienceMs = 2000;
/**
 * The header Server-Timing has this entry when the document is older than the request: the service worker took it from
 * its cache, or it was rendered ahead.
 */
const keptMark = 'kept-shell';

/** The document is older than this visit. */
const isKept = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'serverTiming' in entry && hasMark(entry.serverTiming));

const hasMark = (timing: unknown): boolean =>
  Array.isArray(timing) && timing.some(({ name }: { name?: unknown }) => name === keptMark);

const refreshFx = answerOf(refreshConfigQuery);

/**
 * Checks the first page of a kept document once more, against the configuration of this moment. Spec: shell §4,
 * GUARD-08.
 */
export const recheckGuard = createGuard({
  name: 'server-render recheck',
  source: { config: $siteConfig },
  stops: everyPage,
  patience: { ms: patienceMs, silence: pass },
  check: async ({ config }, navigation) => {
    if (!navigation.isFirst || !isKept()) return pass();
    const refresh = scopeBind(refreshFx, { safe: true });
    const check = scopeBind(checkAccess, { safe: true });
    try {
      await refresh(config?.currentLanguage ?? 'en');
    } catch {
      // The code that asked for it logs its failure.
      return pass();
    }
    return check(navigation);
  },
});

import { $language } from '@/shared/i18n';
import { $isOutdated } from '@/shared/lib/lifecycle';
import { createGuard, everyPage, joinPath, leave, pass } from '@/shared/routing';

/**
 * The server announced a newer version, so the next navigation loads the document, which brings it. Spec: shell §4,
 * GUARD-04.
 */
export const appVersionGuard = createGuard({
  name: 'app version',
  source: { isOutdated: $isOutdated, language: $language },
  stops: everyPage,
  check: ({ isOutdated, language }, { isFirst, path, search, hash, language: asked }) =>
    isOutdated && !isFirst ? leave(joinPath(asked ?? language, `${path}${search}${hash}`)) : pass(),
});

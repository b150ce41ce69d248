import { combine } from 'effector';

import { $language } from '@/shared/i18n';
import { $isOutdated } from '@/shared/lib/lifecycle';
import { createGuard, joinPath, leave, pass } from '@/shared/routing';

/** A newer version was announced: the next navigation loads the document, which brings it. Spec: shell §4, GUARD-04. */
export const appVersionGuard = createGuard({
  name: 'app version',
  source: combine({ isOutdated: $isOutdated, language: $language }),
  check: ({ isOutdated, language }, { isFirst, path, search, hash, language: asked }) =>
    isOutdated && !isFirst ? leave(joinPath(asked ?? language, `${path}${search}${hash}`)) : pass(),
});

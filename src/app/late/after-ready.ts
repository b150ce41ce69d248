import { createEffect, sample, scopeBind } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';
import { createPart, moduleOf, partWanted } from '@/shared/part';

/** Work that rested while the tab was hidden: it loads the code of bets, which nothing before it needs. */
const returnPart = createPart({ name: 'return to the tab', load: () => import('@/features/access/refresh-on-return') });
sample({ clock: appReady, fn: () => returnPart, target: partWanted });

/** Content filters take files that count visitors by their names: nothing else hangs on them. */
const countingPart = createPart({ name: 'counting', load: () => import('../analytics/begin') });
sample({ clock: appReady, fn: () => countingPart, target: partWanted });

const beginFx = createEffect((module: Awaited<ReturnType<typeof countingPart.load>> | null) => {
  if (module !== null) scopeBind(module.countingBegan, { safe: true })();
});
sample({ clock: moduleOf(countingPart), target: beginFx });

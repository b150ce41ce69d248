import { createEffect, createStore, sample } from 'effector';

import { isCalm } from '@/shared/lib/device';
import { appReady } from '@/shared/lib/lifecycle';

import { $shownPage } from '../router/page';

/**
 * The next page fades in, unless less motion was asked for, of the system or of the light version. A view transition of
 * the browser would do more, but presses on what it shows are lost until it ends (decision D-831): this page can be
 * pressed at once.
 */
export const fadeInFx = createEffect(() => {
  const isLight = document.documentElement.dataset['look']?.includes('light') === true;
  if (!isCalm() && !isLight)
    document.getElementById('content')?.animate({ opacity: [0.3, 1] }, { duration: 150, easing: 'ease-out' });
});

/** A board of another sport is the same page. */
const $pageId = $shownPage.map((shown) => shown?.match.meta.pageId ?? null);
const $before = createStore<string | null>(null);
sample({ clock: $pageId, source: $before, filter: (before) => before !== null, target: fadeInFx });
// The first page is there before this code.
sample({ clock: [appReady, $pageId], source: $pageId, target: $before });

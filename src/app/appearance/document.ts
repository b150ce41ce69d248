import { combine, createEffect, sample } from 'effector';

import { $direction, $language } from '@/shared/i18n';

import { $shownPage } from '../router/page';

/** Attributes of the root element: language, direction, and the name of the page. Spec: LANG-12. */
const writeFx = createEffect(
  ({ language, direction, pageId }: { language: string; direction: string; pageId: string }) => {
    const html = document.documentElement;
    html.lang = language;
    html.dir = direction;
    html.dataset['page'] = pageId;
  },
);

const $pageId = $shownPage.map((shown) =>
  shown?.failure ? String(shown.failure.status) : (shown?.match.meta.pageId ?? ''),
);

sample({ clock: combine({ language: $language, direction: $direction, pageId: $pageId }), target: writeFx });

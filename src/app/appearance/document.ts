import { combine, createEffect, sample } from 'effector';

import { $homeType } from '@/entities/site';
import { $direction, $textLanguage } from '@/shared/i18n';
import { platform } from '@/shared/lib/device';

import { $shownPage } from '../router/page';

/** Attributes of the root element: language, direction, the name of the page, the variant of the home page. Spec: LANG-12, BOOT-21. */
const writeFx = createEffect((looks: { language: string; direction: string; pageId: string; homeType: string }) => {
  const html = document.documentElement;
  html.lang = looks.language;
  html.dir = looks.direction;
  html.dataset['page'] = looks.pageId;
  html.dataset['platform'] = platform(location.search);
  html.dataset['homeType'] = looks.homeType;
});

/**
 * The name on the root element for a page that does not exist or has failed. Spec: shell §2, ROUTE-162, ROUTE-182.
 */
const $pageId = $shownPage.map((shown) => {
  if (shown?.failure) return shown.failure.status === 404 ? '404' : 'error-general';
  return shown?.match.meta.pageId ?? '';
});

const $shownHomeType = $homeType.map((type) => (type === null ? '' : String(type)));

sample({
  clock: combine({ language: $textLanguage, direction: $direction, pageId: $pageId, homeType: $shownHomeType }),
  target: writeFx,
});

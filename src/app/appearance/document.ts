import { combine, createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { $direction, $language } from '@/shared/i18n';
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

const $pageId = $shownPage.map((shown) =>
  shown?.failure ? String(shown.failure.status) : (shown?.match.meta.pageId ?? ''),
);

const $homeType = $siteConfig.map((config) => (config === null ? '' : String(config.homepageType)));

sample({
  clock: combine({ language: $language, direction: $direction, pageId: $pageId, homeType: $homeType }),
  target: writeFx,
});

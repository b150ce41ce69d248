import { combine, createEffect, sample } from 'effector';

import { productName } from '@/shared/config';
import { $textOf } from '@/shared/i18n';
import { $pageTitle } from '@/shared/routing';

import { $shownPage } from '../router/page';

const writeFx = createEffect((title: string) => {
  document.title = title;
});

/** What the page calls itself (the teams of a game), else the title of its row in the route table. */
const $title = combine($pageTitle, $shownPage, $textOf, (own, shown, textOf) => {
  if (shown === null) return null;
  const key =
    shown.failure?.status === 404
      ? 'technical.notFound.title'
      : shown.failure
        ? 'technical.error.title'
        : shown.match.meta.title;
  const name = shown.failure === null && own !== null ? own : textOf(key);
  return name === null ? productName : `${name} · ${productName}`;
});

sample({ clock: $title, filter: (title) => title !== null, fn: (title) => title ?? productName, target: writeFx });

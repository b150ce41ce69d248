import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { productName } from '@/shared/config';
import { $textOf } from '@/shared/i18n';
import { $pageTitle, navigated } from '@/shared/routing';

import { $shownPage } from '../router/page';

const writeFx = createEffect((title: string) => {
  document.title = title;
});

/** What the content service calls the page; empty when it has no word for it. */
export const titleFound = createEvent<string>();
const $foundTitle = createStore('')
  .on(titleFound, (_, title) => title)
  .reset(navigated);

/** The content service's title, else what the page calls itself (the teams of a game), else the title of its row in the route table. */
const $title = combine($foundTitle, $pageTitle, $shownPage, $textOf, (found, own, shown, textOf) => {
  if (shown === null) return null;
  if (found !== '' && shown.failure === null) return found;
  // What the server could not render is "404" for whoever reads titles. Spec: shell §8, ERR-09.
  if (shown.failure?.text === 'document') return '404';
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

import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { productName } from '@/shared/config';
import { $textOf } from '@/shared/i18n';
import { $pageHeads } from '@/shared/page-head';
import { $pageTitle, navigated } from '@/shared/routing';

import { $shownPage } from '../router/page';

const writeFx = createEffect((title: string) => {
  document.title = title;
});

/** The content service's name for the page; empty when it has none. */
export const titleFound = createEvent<string>();
const $foundTitle = createStore('')
  .on(titleFound, (_, title) => title)
  .reset(navigated);

const $givenTitle = $pageHeads.map((heads) => heads.findLast(({ title }) => title !== '')?.title ?? '');

/** The first of: what stands on the page names it, the content service's title, the page's own (the teams of a game), the one in the route table. */
export const $title = combine(
  $givenTitle,
  $foundTitle,
  $pageTitle,
  $shownPage,
  $textOf,
  (given, found, own, shown, textOf) => {
    if (shown === null) return null;
    if (given !== '' && shown.failure === null) return given;
    if (found !== '' && shown.failure === null) return found;
    // A page that the server could not render is titled "404". Spec: shell §8, ERR-09.
    if (shown.failure?.text === 'document') return '404';
    const key =
      shown.failure?.status === 404
        ? 'technical.notFound.title'
        : shown.failure
          ? 'technical.error.title'
          : shown.match.meta.title;
    const name = shown.failure === null && own !== null ? own : textOf(key);
    return name === null ? productName : `${name} · ${productName}`;
  },
);

sample({ clock: $title, filter: (title) => title !== null, fn: (title) => title ?? productName, target: writeFx });

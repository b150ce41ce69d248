import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $house } from '@/entities/site';
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

const $givenTitle = $pageHeads.map((heads) => heads.findLast(({ title }) => title)?.title ?? '');

/**
 * The first of: the title from the content of the page, the content service's title, the page's own (the teams of a
 * match), the one in the route table.
 */
export const $title = combine(
  $givenTitle,
  $foundTitle,
  $pageTitle,
  $shownPage,
  $textOf,
  $house,
  (given, found, own, shown, textOf, { name: house }) => {
    if (shown === null) return null;
    const { failure } = shown;
    const told = given || found;
    if (failure === null && told) return told;
    // A page that the server could not render is titled "404". Spec: shell §8, ERR-09.
    if (failure?.text === 'document') return '404';
    const key =
      failure === null
        ? shown.match.meta.title
        : failure.status === 404
          ? 'technical.notFound.title'
          : 'technical.error.title';
    const name = failure === null && own !== null ? own : textOf(key);
    return [name, house].filter(Boolean).join(' · ');
  },
);

sample({ clock: $title, filter: (title): title is string => title !== null, target: writeFx });

import { combine, createEvent, sample } from 'effector';

import { titleIn } from '@contracts/own-pages';

import { $language, $textOf } from '@/shared/i18n';
import { $routeMatch, navigated, pageTitled } from '@/shared/routing';

export const ownPageOpened = createEvent();

/** The name of the app's page on the screen; empty while another page is there. */
export const $ownTitle = combine($routeMatch, $language, $textOf, (match, language, textOf) => {
  const title = match?.meta.app === undefined ? '' : titleIn(match.meta.app.title, language);
  return textOf(title) ?? title;
});

// Every navigation takes the name away, also one to the same page.
sample({
  clock: [ownPageOpened, navigated, $ownTitle],
  source: $ownTitle,
  filter: (title) => title !== '',
  target: pageTitled,
});

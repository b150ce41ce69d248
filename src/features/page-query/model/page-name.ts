import { createEvent, createStore } from 'effector';

import { navigated } from '@/shared/routing';

/** The content service has said what the page on the screen is about. */
export const pageNamed = createEvent<string>();

/** What it is about, without the name of the site: an article, a promotion, a lottery. Empty until the service has answered. */
export const $pageName = createStore('')
  .on(pageNamed, (_, name) => name)
  .reset(navigated);

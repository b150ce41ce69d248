import { createEvent } from 'effector';

export type PageView = {
  /** Without the language, with query. */
  path: string;
  /** Name of the page in the route table. */
  route: string;
  section: string;
};

/** A page that access was granted to is on the screen: once for each navigation, never for one that was given up. Spec: shell §4, GUARD-09. */
export const pageViewed = createEvent<PageView>();

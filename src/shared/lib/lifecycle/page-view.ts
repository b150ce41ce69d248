import { createEvent } from 'effector';

export type PageView = {
  /** The path without its language, with the query. */
  path: string;
  /** Name of the page in the route table. */
  route: string;
  section: string;
};

/**
 * A page passed its guards and is on the screen. Fires once for each navigation, never for one that was given up. Spec:
 * shell §4, GUARD-09.
 */
export const pageViewed = createEvent<PageView>();

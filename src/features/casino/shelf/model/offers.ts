import { combine } from 'effector';

import { $availability, isOffered } from '@/entities/site';
import { $routeMatch } from '@/shared/routing';

/** Sections of the casino that this site does not offer. Row GUARD-23. */
const $closed = combine($routeMatch, $availability, (match, availability) =>
  (match?.meta.links ?? []).flatMap(({ path, availability: entry }) => (isOffered(availability, entry) ? [] : [path])),
);

/** Does the site have the page at this path? A game is where its section is. */
export const $offers = $closed.map((closed) => ({
  has: (path: string) => !closed.some((section) => path === section || path.startsWith(`${section}/`)),
}));

/**
 * Pages of the route table that show nothing at any address, by page id, with the reason. A page that is filled leaves
 * the table; none may come unless the site does not offer it. Decisions D-111, D-430.
 */
export const emptyPages: Readonly<Record<string, string>> = {
  fishinghunting: 'no game of ours is of this kind, so the site does not offer the section',
};

/** Its availability entry is on, although it shows nothing. */
export const offeredEmpty: readonly string[] = [];

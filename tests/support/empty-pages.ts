type Reason = { area: string; because: string };

const games = (because: string): Reason => ({ area: 'games', because });
const others = games('a section of games by other makers, of whom the sandbox has none');

/**
 * Pages of the route table that show nothing yet, by page id, with the part of the product that will fill each and why it is empty.
 * A page that is filled leaves the table; none may come. Decision D-111.
 */
export const emptyPages: Readonly<Record<string, Reason>> = {
  casino: others,
  'casino-brand': others,
  'casino-search': others,
  'my-casino': games('what a player opened last stands in the lobby'),
  providers: others,
  provider: others,
  fishinghunting: others,
  virtualsports: others,
  'fast-bet': others,
  'skill-games': others,
  'block-appeal-history': { area: 'access', because: 'a blocked visitor writes to support, and appeals are not kept' },
};

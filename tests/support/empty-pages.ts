type Reason = { area: string; because: string };

const games = (because: string): Reason => ({ area: 'games', because });
const sport = (because: string): Reason => ({ area: 'sport', because });
const draws = (because: string): Reason => ({ area: 'draws', because });
const others = games('a section of games by other makers, of whom the sandbox has none');
const esports = sport('esports are played in the line; the pages of a discipline have no list of their own');

/**
 * Pages of the route table that show nothing yet, by page id, with the part of the product that will fill each and why it is empty.
 * A page that is filled leaves the table; none may come. Decision D-111.
 */
export const emptyPages: Readonly<Record<string, Reason>> = {
  'multi-live': sport('several matches side by side are not built'),
  'champ-results': sport('a competition has its results on the page of results alone'),
  'champ-final': sport('a competition has no page of its end'),
  'team-games': sport('a team has no page of its own'),
  'team-section': sport('a team has no page of its own'),
  'cyber-disciplines': esports,
  'cyber-all': esports,
  'cyber-dashboard': esports,
  'cyber-discipline': esports,
  'cyber-discipline-champs': esports,
  'cyber-discipline-champ': esports,
  'cyber-discipline-champ-game': esports,
  statistic: sport('statistics are not collected'),
  'statistic-popup': sport('statistics are not collected'),
  toto: draws('no pool is played'),
  'toto-draw': draws('no pool is played'),
  'toto-next': draws('no pool is played'),
  'toto-coupons': draws('no pool is played'),
  'toto-draws': draws('no pool is played'),
  'toto-nonimees': draws('no pool is played'),
  'toto-frame': draws('no pool is played'),
  lotto: draws('no lottery is drawn'),
  casino: others,
  'casino-brand': others,
  'casino-search': others,
  'my-casino': games('what a player opened last stands in the lobby'),
  providers: others,
  provider: others,
  bingo: others,
  fishinghunting: others,
  poker: others,
  scratchcards: others,
  keno: others,
  virtualsports: others,
  'fast-bet': others,
  'asian-games': others,
  'card-games': others,
  'skill-games': others,
  'casino-tournaments': games('no tournament is held'),
  'casino-tournament': games('no tournament is held'),
  'block-appeal-history': { area: 'access', because: 'a blocked visitor writes to support, and appeals are not kept' },
};

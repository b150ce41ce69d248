import { marketGroups as G } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';

/** Names of the markets about players who score. */
export const scorerGroupTexts = {
  [G.anytimeScorer]: text('markets.goalscorer_at_any_time'),
  [G.firstScorer]: text('markets.first_goalscorer'),
  [G.lastScorer]: text('markets.last_goalscorer'),
};

export const twiceText = text('markets.player_scores_two_or_more');

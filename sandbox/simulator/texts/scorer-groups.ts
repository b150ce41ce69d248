import { marketGroups as G } from '../../../contracts/markets.ts';
import { text } from '../../texts/text.ts';
import type { Text } from '../types.ts';

/** Names of the markets about players who score. */
export const scorerGroupTexts: Readonly<Record<number, Text>> = {
  [G.anytimeScorer]: text('markets.goalscorer_at_any_time'),
  [G.firstScorer]: text('markets.first_goalscorer'),
  [G.lastScorer]: text('markets.last_goalscorer'),
};

export const twiceText = text('markets.player_scores_two_or_more');

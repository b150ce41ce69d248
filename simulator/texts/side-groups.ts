import { marketGroups as G } from '../../contracts/markets.ts';
import type { TextKey } from '../../sandbox/texts/keys.ts';
import { filled, text } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';
import { minutesOf } from './periods.ts';
import { sideText } from './sides.ts';

/** The two names of a market that each side has. */
const ofSides = <First extends number, Second extends number>(first: First, second: Second, key: TextKey) =>
  ({ [first]: sideText(1, key), [second]: sideText(2, key) }) as Record<First | Second, Text>;

/** Names of the side markets of football. `{1}` and `{2}` are the names of the sides. */
export const sideGroupTexts = {
  [G.halfTimeFullTime]: text('markets.half_time_full_time'),
  [G.halfWithMost]: text('markets.half_with_most_goals'),
  ...ofSides(G.scoresInBothHalves1, G.scoresInBothHalves2, 'markets.side_score_in_both_halves'),
  ...ofSides(G.winsAnyHalf1, G.winsAnyHalf2, 'markets.side_win_a_half'),
  ...ofSides(G.winsBothHalves1, G.winsBothHalves2, 'markets.side_win_both_halves'),
  [G.bothScoreInBothHalves]: text('markets.both_teams_score_in_both_halves'),
  [G.exactGoals]: text('markets.exact_number_of_goals'),
  [G.goalsRange]: text('markets.range_of_goals'),
  ...ofSides(G.exactTeamGoals1, G.exactTeamGoals2, 'markets.side_exact_goals'),
  ...ofSides(G.winToNil1, G.winToNil2, 'markets.side_win_to_nil'),
  ...ofSides(G.cleanSheet1, G.cleanSheet2, 'markets.side_clean_sheet'),
  [G.winningMargin]: text('markets.winning_margin'),
  [G.resultAndTotal]: text('markets.result_and_total'),
  [G.resultAndBoth]: text('markets.result_and_both_teams_to_score'),
  [G.totalAndBoth]: text('markets.total_and_both_teams_to_score'),
  [G.firstGoalTime]: text('markets.time_of_the_first_goal'),
  [G.lastGoal]: text('markets.last_goal'),
  [G.cornersResult]: text('markets.more_corners'),
  [G.cornersTotal]: text('markets.total_corners'),
  [G.cornersHandicap]: text('markets.corners_handicap'),
  ...ofSides(G.teamCorners1, G.teamCorners2, 'markets.side_corners'),
  [G.cornersOddEven]: text('markets.corners_odd_or_even'),
  [G.cardsResult]: text('markets.more_cards'),
  [G.cardsTotal]: text('markets.total_cards'),
  [G.cardsHandicap]: text('markets.cards_handicap'),
  ...ofSides(G.teamCards1, G.teamCards2, 'markets.side_cards'),
  [G.sendingOff]: text('markets.a_player_is_sent_off'),
};

/** A goal in the quarter of an hour of that number, from 1. */
export const goalInName = (interval: number): Text =>
  filled(text('markets.goal_in_minutes'), { minutes: minutesOf(interval) });

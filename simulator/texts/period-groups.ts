import { marketGroups as G } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { sideText } from './sides.ts';

/** Groups of one part of the match: what stands after its name. */
export const periodGroupTexts = {
  [G.setWinner]: text('markets.part_winner'),
  [G.quarterWinner]: text('markets.part_result'),
  [G.periodResult]: text('markets.part_result'),
  [G.quarterTotal]: text('markets.part_total'),
  [G.periodTotal]: text('markets.part_total'),
  [G.periodHandicap]: text('markets.part_handicap'),
  [G.periodBothToScore]: text('markets.part_both_to_score'),
  [G.periodOddEven]: text('markets.part_odd_or_even'),
  [G.periodDoubleChance]: text('markets.part_double_chance'),
  [G.periodDrawNoBet]: text('markets.part_draw_no_bet'),
  [G.periodTeamTotal1]: sideText(1, 'markets.part_total_of_side'),
  [G.periodTeamTotal2]: sideText(2, 'markets.part_total_of_side'),
  [G.periodScore]: text('markets.part_correct_score'),
  [G.inningsWickets]: text('markets.part_wickets'),
  [G.inningsSixes]: text('markets.part_sixes'),
  [G.inningsFours]: text('markets.part_fours'),
  [G.powerplay]: text('markets.part_runs_in_the_powerplay'),
  [G.firstOver]: text('markets.part_runs_in_the_first_over'),
  [G.openingStand]: text('markets.part_runs_at_the_first_wicket'),
};

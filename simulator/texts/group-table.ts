import { marketGroups as G } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { scorerGroupTexts } from './scorer-groups.ts';
import { sideGroupTexts } from './side-groups.ts';
import { sideText } from './sides.ts';

/** Names of the market groups of a whole match. `{1}` and `{2}` are the names of the sides. */
export const groupTexts = {
  ...sideGroupTexts,
  ...scorerGroupTexts,
  [G.betBuilder]: text('markets.bet_builder'),
  [G.result]: text('markets.match_result'),
  [G.total]: text('markets.total_goals'),
  [G.handicap]: text('markets.handicap'),
  [G.doubleChance]: text('markets.double_chance'),
  [G.bothToScore]: text('markets.both_teams_to_score'),
  [G.correctScore]: text('markets.correct_score'),
  [G.nextGoal]: text('markets.next_goal'),
  [G.teamTotal1]: sideText(1, 'markets.side_total'),
  [G.teamTotal2]: sideText(2, 'markets.side_total'),
  [G.oddEven]: text('markets.total_odd_or_even'),
  [G.drawNoBet]: text('markets.draw_no_bet'),
  [G.firstHalfResult]: text('markets.1st_half_result'),
  [G.firstHalfTotal]: text('markets.1st_half_total'),
  [G.firstHalfHandicap]: text('markets.1st_half_handicap'),
  [G.setsTotal]: text('markets.total_sets'),
  [G.setsHandicap]: text('markets.sets_handicap'),
  [G.setsScore]: text('markets.score_in_sets'),
  [G.winsSet1]: sideText(1, 'markets.side_wins_a_set'),
  [G.winsSet2]: sideText(2, 'markets.side_wins_a_set'),
  [G.sidePoints1]: sideText(1, 'markets.side_points'),
  [G.sidePoints2]: sideText(2, 'markets.side_points'),
  [G.pointsOddEven]: text('markets.points_odd_or_even'),
  [G.overtime]: text('markets.goes_to_overtime'),
  [G.winner]: text('markets.winner'),
  [G.outrightWinner]: text('markets.outright_winner'),
  [G.topFour]: text('markets.top_4_finish'),
  [G.gamesTotal]: text('markets.total_games'),
  [G.gamesHandicap]: text('markets.games_handicap'),
  [G.pointsTotal]: text('markets.total_points'),
  [G.pointsHandicap]: text('markets.points_handicap'),
  [G.raceTo]: text('markets.first_to_reach'),
  [G.scoresFirst]: text('markets.scores_first'),
  [G.winningRange]: text('markets.winning_margin'),
  [G.legWinner]: text('markets.leg_winner'),
  [G.mostInPowerplay]: text('markets.most_runs_in_the_powerplay'),
  [G.mostInFirstOver]: text('markets.most_runs_in_the_first_over'),
};

import { marketGroups as G } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { sideText } from '../texts/sides.ts';
import type { Text } from '../types.ts';

/** Groups of sets, where they are maps. */
export const mapTexts: Readonly<Record<number, Text>> = {
  [G.setsTotal]: text('markets.total_maps'),
  [G.setsHandicap]: text('markets.maps_handicap'),
  [G.setsScore]: text('markets.score_in_maps'),
  [G.winsSet1]: sideText(1, 'markets.side_wins_a_map'),
  [G.winsSet2]: sideText(2, 'markets.side_wins_a_map'),
};

/** Groups of points, where they are rounds. */
export const roundTexts: Readonly<Record<number, Text>> = {
  [G.gamesTotal]: text('markets.total_rounds'),
  [G.gamesHandicap]: text('markets.rounds_handicap'),
  [G.sidePoints1]: sideText(1, 'markets.side_rounds'),
  [G.sidePoints2]: sideText(2, 'markets.side_rounds'),
  [G.pointsOddEven]: text('markets.rounds_odd_or_even'),
};

/** Groups of points, where they are towers. */
export const towerTexts: Readonly<Record<number, Text>> = {
  [G.gamesTotal]: text('markets.total_towers'),
  [G.gamesHandicap]: text('markets.towers_handicap'),
  [G.sidePoints1]: sideText(1, 'markets.side_towers'),
  [G.sidePoints2]: sideText(2, 'markets.side_towers'),
  [G.pointsOddEven]: text('markets.towers_odd_or_even'),
};

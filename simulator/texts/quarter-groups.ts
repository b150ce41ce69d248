import { marketGroups as G } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';

/** Groups of sports with quarters, where points are what football calls goals. */
export const quarterGroupTexts: Readonly<Record<number, Text>> = {
  [G.total]: text('markets.total_points_regular_time'),
  [G.handicap]: text('markets.handicap_regular_time'),
  [G.halfWithMost]: text('markets.half_with_most_points'),
  [G.raceTo]: text('markets.first_to_reach_points'),
};

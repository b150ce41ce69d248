import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';

/** Sports of races: runners do not meet in pairs, so they have no matches. */
export const racingSports = [
  { id: sportNumbers.horseRacing, name: text('sports.horse_racing'), weight: 46 },
  { id: sportNumbers.greyhounds, name: text('sports.greyhounds'), weight: 44 },
] as const;

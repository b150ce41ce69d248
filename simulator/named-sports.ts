import { racingSports } from './racing/sports.ts';
import { sportOf } from './sports.ts';
import type { Text } from './types.ts';

/** A sport as lists of sports show it. Larger weights come first. */
type NamedSport = { name: Text; weight: number };

/** Sports of matches, and those of races. */
export const namedSportOf = (sportId: number): NamedSport =>
  racingSports.find(({ id }) => id === sportId) ?? sportOf(sportId);

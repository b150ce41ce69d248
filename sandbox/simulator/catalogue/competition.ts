import type { CyberType } from '../../../contracts/feed.ts';
import type { Text } from '../types.ts';

/** `country`: key of countries.ts. `weight`: larger comes first. `lanes`: how many of its games are in play side by side. */
export type Competition = {
  id: number;
  country: string;
  weight: number;
  lanes: number;
  name: Text;
  teams: readonly string[];
  /** Esports: who plays. */
  cyberType?: CyberType;
  /** Basketball: minutes of a quarter. */
  quarterMinutes?: number;
};

export const teams = (names: string): readonly string[] => names.split('|');

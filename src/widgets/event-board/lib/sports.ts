import type { Sport, Zone } from '@contracts/feed';

/** Sports with games in the zone, heavier first. */
export const sportsOf = (sports: ReadonlyMap<number, Sport>, zone: Zone): Sport[] =>
  [...sports.values()].filter((sport) => sport[zone] > 0).sort((a, b) => b.weight - a.weight || a.id - b.id);

import type { Sport, Zone } from '@contracts/feed';
import { isSportGlyph, type SportGlyph } from '@/shared/ui/icon';

/** Sports that have games in the zone, heavier first. */
export const sportsOf = (sports: ReadonlyMap<number, Sport>, zone: Zone): Sport[] =>
  [...sports.values()].filter((sport) => sport[zone] > 0).sort((a, b) => b.weight - a.weight || a.id - b.id);

/** "Table Tennis" → its glyph; null for a sport that has none. */
export function glyphOf({ nameEng }: Pick<Sport, 'nameEng'>): SportGlyph | null {
  const name = nameEng.toLowerCase().replace(/[^a-z]+/g, '-');
  return isSportGlyph(name) ? name : null;
}

import { byWeight } from '@contracts/by-weight';
import type { Champ, Sport, Zone } from '@contracts/feed';

import { groupByCountry } from '@/entities/match';
import { isSportGlyph, type SportGlyph } from '@/shared/ui/icon';

/**
 * Competitions of a sport with matches in the zone: those of `first`, then heavier ones. When the feed does not count by zone,
 * all count.
 */
export const menuChamps = (
  champs: ReadonlyMap<number, Champ>,
  sportId: number,
  zone: Zone,
  first: readonly number[] = [],
): Champ[] =>
  [...champs.values()]
    .filter((champ) => champ.sportId === sportId && countOf(champ, zone) > 0)
    .sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)) || byWeight(a, b));

/** The first `most` lines of the tree. A line is one competition, or a country with all of its own. */
export const menuTree = (champs: readonly Champ[], isGrouped: boolean, most: number): Champ[][] =>
  (isGrouped ? groupByCountry(champs, (champ) => champ) : champs.map((champ) => [champ])).slice(0, most);

export const countOf = (champ: Champ, zone: Zone): number => champ[zone] ?? champ.games;

export function glyphOf({ nameEng }: Pick<Sport, 'nameEng'>): SportGlyph | null {
  const name = nameEng.toLowerCase().replace(/[^a-z]+/g, '-');
  return isSportGlyph(name) ? name : null;
}

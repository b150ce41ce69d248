import { wheelOrder } from '@contracts/wheel-order';

const all = wheelOrder.length;

/** The number that lies so many fields further; back with fewer than none. */
export const onWheel = (number: number, further: number): number =>
  wheelOrder[(wheelOrder.indexOf(number) + further + all) % all] ?? 0;

/** A number and two on each side of it. */
export const neighboursOf = (number: number): number[] => [-2, -1, 0, 1, 2].map((further) => onWheel(number, further));

const voisins = ['0-2-3', '4-7', '12-15', '18-21', '19-22', '25-26-28-29', '32-35'];
/** Parts of the wheel by the places that tables lay them on; a place that comes twice takes two chips. */
export const sectors = {
  voisins: [...voisins, '0-2-3', '25-26-28-29'],
  orphelins: ['1', '6-9', '14-17', '17-20', '31-34'],
  tiers: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'],
} as const satisfies Record<string, readonly string[]>;
export type Sector = keyof typeof sectors;
export const sectorNames = Object.keys(sectors) as Sector[];

import type { Points } from '../parted/joint.ts';

/** Chances of one number to be above, equal to and below another. */
export function compare(first: Points, second: Points, ahead: number): [above: number, level: number, below: number] {
  const found: [number, number, number] = [0, 0, 0];
  const least = 1e-10;
  for (let one = 0; one < first.length; one += 1) {
    const chance = first[one] ?? 0;
    if (chance < least) continue;
    for (let two = 0; two < second.length; two += 1) {
      const lead = ahead + one - two;
      found[lead > 0 ? 0 : lead === 0 ? 1 : 2] += chance * (second[two] ?? 0);
    }
  }
  return found;
}

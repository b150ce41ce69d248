import { ground, type ZonePhase, zonePhases } from '../../contracts/zone.ts';
import type { Side } from '../match.ts';
import type { ZoneMoment } from './moment.ts';

const numbers = new Map(zonePhases.map((phase, number) => [phase, number]));
const phaseNumber = (phase: ZonePhase): number => numbers.get(phase) ?? 0;

/** A place as side 1 sees it, who plays to the right; the other side plays the other way. */
export type Place = readonly [x: number, y: number];
const placeOf = (side: 0 | Side, [x, y]: Place): Place => (side === 2 ? [ground.width - x, ground.height - y] : [x, y]);

/** What is drawn of an event; `when` says period and clock at a second of play. */
export type Drawn = { at: number; phase: ZonePhase; side: 0 | Side; place: Place; value?: number };
export const momentOf = ({ at, phase, side, place, value = 0 }: Drawn, when: readonly [number, number]): ZoneMoment => {
  const [x, y] = placeOf(side, place);
  const [period, clock] = when;
  return { at, event: [period, Math.floor(clock), phaseNumber(phase), side, Math.round(x), Math.round(y), value] };
};

/** Counts the moments that are not after `second`. */
export function momentsUntil(moments: readonly ZoneMoment[], second: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.at ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A picture whose course changes at `second`: what was shown stays, then comes `next`, then what follows of the new course. */
export const spliced = (
  before: readonly ZoneMoment[],
  second: number,
  next: readonly ZoneMoment[],
  after: readonly ZoneMoment[],
): ZoneMoment[] => {
  const last = next.at(-1)?.at ?? second;
  return [...before.slice(0, momentsUntil(before, second)), ...next, ...after.filter(({ at }) => at > last)];
};

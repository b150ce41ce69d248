import type { Pair, Side } from '../match.ts';
import { addPair, emptyJoint, type Joint, type Points, sumOf, timesOf } from '../parted/joint.ts';
import { possession, possessionMean, shotsOf } from './timeline.ts';

/** How many possessions fit into so many seconds of one period. */

const steps = 2;
const longest = 12 * 60;
const mostInPeriod = 90;
const span = longest * steps + 1;

/** The possession under way ends within so many seconds of the match clock, at any time between these as likely. */
export type Ends = Pair;

/** A period begins in the middle of a possession whose length so far is unknown. */
export const firstEnds: Ends = [0, possessionMean];

/** When a possession ends that has lasted so long. `ofPeriod`: the period began with it. */
export function endsAfter(seconds: number, ofPeriod: boolean): Ends {
  const [least, most] = ofPeriod ? firstEnds : possession;
  return notBefore(0, [least - seconds, most - seconds]);
}

const shortest = 1e-3;
/** It ends just then. */
export const endsIn = (seconds: number): Ends => [seconds, seconds + shortest];
/** It does not end earlier. */
export function notBefore(seconds: number, [least, most]: Ends): Ends {
  const from = Math.max(seconds, least);
  return [from, Math.max(from + shortest, most)];
}

/** `areas[k]`: the chance that k whole possessions take no longer than a time, summed up to that time. */
function makeAreas(): Float64Array[] {
  const [least, most] = possession;
  let area = Float64Array.from({ length: span }, (_, at) => at / steps);
  return Array.from({ length: mostInPeriod }, () => {
    const known = area;
    const before = (at: number) => known[Math.max(0, at)] ?? 0;
    const within = (at: number) => (before(at - least * steps) - before(at - most * steps)) / (most - least);
    area = new Float64Array(span);
    for (let at = 1; at < span; at += 1) area[at] = (area[at - 1] ?? 0) + (within(at - 1) + within(at)) / (2 * steps);
    return known;
  });
}
let areas: Float64Array[] | undefined;

function valueAt(area: Float64Array, seconds: number): number {
  const at = Math.min(span - 1, Math.max(0, seconds * steps));
  const low = Math.floor(at);
  const from = area[low] ?? 0;
  return from + (at - low) * ((area[low + 1] ?? from) - from);
}

/** Chances of 0, 1, 2 … possessions of both sides together. */
export function possessionsIn(seconds: number, [from, to]: Ends = firstEnds): Points {
  areas ??= makeAreas();
  const begun = areas.map((area) => (valueAt(area, seconds - from) - valueAt(area, seconds - to)) / (to - from));
  const chances = new Float64Array(mostInPeriod);
  for (let count = 0; count < mostInPeriod; count += 1)
    chances[count] = Math.max(0, (count === 0 ? 1 : (begun[count - 1] ?? 0)) - (begun[count] ?? 0));
  return chances;
}

const least = 1e-7;

/**
 * The points of the sides in those possessions: they attack in turn. `first`: the side that begins; null when either
 * may.
 */
export function scoredIn(means: Pair, possessions: Points, first: Side | null = null): Joint {
  const [home, away] = [shotsOf(means[0]), shotsOf(means[1])];
  const fewest = Math.max(
    0,
    possessions.findIndex((chance) => chance > least),
  );
  let last = possessions.length - 1;
  while (last > fewest && (possessions[last] ?? 0) <= least) last -= 1;
  const joint = emptyJoint(3 * Math.ceil(last / 2) + 1);
  const few = Math.floor(fewest / 2);
  let [one, two] = [timesOf(home, few), timesOf(away, few)];
  for (let count = few; 2 * count <= last; count += 1) {
    const even = possessions[2 * count] ?? 0;
    const odd = possessions[2 * count + 1] ?? 0;
    if (even > least && 2 * count >= fewest) addPair(joint, one, two, even);
    const [oneMore, twoMore] = [sumOf(one, home), sumOf(two, away)];
    if (odd > least && 2 * count + 1 <= last) {
      const share = first === null ? 1 / 2 : 2 - first;
      addPair(joint, oneMore, two, odd * share);
      addPair(joint, one, twoMore, odd * (1 - share));
    }
    [one, two] = [oneMore, twoMore];
  }
  return joint;
}

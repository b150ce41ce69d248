import type { Pair } from '../match.ts';
import { addPair, emptyJoint, type Joint, type Points, sumOf, timesOf } from '../parted/joint.ts';
import { possession, possessionMean, shotsOf } from './timeline.ts';

/** How many possessions fit into so many seconds of one period. The first of them is under way, nobody knows how long. */

const steps = 2;
const longest = 12 * 60;
const mostInPeriod = 90;
const span = longest * steps + 1;

/** `reached[k]`: the chance, by time, that the possession number k + 1 has begun. */
function makeReached(): Float64Array[] {
  const least = possession[0] * steps;
  const most = possession[1] * steps;
  // When the next one begins: evenly within one mean possession.
  let begins = new Float64Array(span);
  const first = possessionMean * steps;
  for (let at = 0; at < first; at += 1) begins[at] = 1 / first;
  return Array.from({ length: mostInPeriod }, () => {
    const until = new Float64Array(span + 1);
    for (let at = 0; at < span; at += 1) until[at + 1] = (until[at] ?? 0) + (begins[at] ?? 0);
    const next = new Float64Array(span);
    // All lengths from the least to the most are as likely; the two ends count half, so that their mean is true.
    for (let at = least; at < span; at += 1) {
      const between = (until[at - least + 1] ?? 0) - (until[Math.max(0, at - most)] ?? 0);
      const ends = (begins[at - least] ?? 0) + (begins[at - most] ?? 0);
      next[at] = (between - ends / 2) / (most - least);
    }
    begins = next;
    return until;
  });
}
let reached: Float64Array[] | undefined;

/** Chances of 0, 1, 2 … possessions of both sides together. */
export function possessionsIn(seconds: number): Points {
  reached ??= makeReached();
  const at = Math.min(span, Math.max(0, Math.round(seconds * steps)));
  const begun = reached.map((until) => until[at] ?? 0);
  const chances = new Float64Array(mostInPeriod);
  for (let count = 0; count < mostInPeriod; count += 1)
    chances[count] = (count === 0 ? 1 : (begun[count - 1] ?? 0)) - (begun[count] ?? 0);
  return chances;
}

const least = 1e-7;

/** What the sides score in those possessions: they attack in turn, and either may begin. */
export function scoredIn(means: Pair, possessions: Points): Joint {
  const [home, away] = [shotsOf(means[0]), shotsOf(means[1])];
  const first = Math.max(
    0,
    possessions.findIndex((chance) => chance > least),
  );
  let last = possessions.length - 1;
  while (last > first && (possessions[last] ?? 0) <= least) last -= 1;
  const joint = emptyJoint(3 * Math.ceil(last / 2) + 1);
  const few = Math.floor(first / 2);
  let [one, two] = [timesOf(home, few), timesOf(away, few)];
  for (let count = few; 2 * count <= last; count += 1) {
    const even = possessions[2 * count] ?? 0;
    const odd = possessions[2 * count + 1] ?? 0;
    if (even > least && 2 * count >= first) addPair(joint, one, two, even);
    const [oneMore, twoMore] = [sumOf(one, home), sumOf(two, away)];
    if (odd > least && 2 * count + 1 <= last) {
      addPair(joint, oneMore, two, odd / 2);
      addPair(joint, one, twoMore, odd / 2);
    }
    [one, two] = [oneMore, twoMore];
  }
  return joint;
}

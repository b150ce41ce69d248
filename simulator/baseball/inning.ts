import { type Joint, nothing, type Points, sumOf } from '../parted/joint.ts';
import type { Random } from '../random.ts';

/** Outs and runners of a half-inning. `bases`: 1 for first, 2 for second and 4 for third are added up. */
export type Half = { outs: number; bases: number };
export const startOfHalf: Half = { outs: 0, bases: 0 };
/** Extra innings begin with a runner on second, so that games do not last until morning. */
export const startOfExtra: Half = { outs: 0, bases: 2 };
export const outsInHalf = 3;

/** What becomes of a batter, and how often; prices assume exactly this. */
const hits: readonly (readonly [bases: 0 | 1 | 2 | 3 | 4, share: number])[] = [
  // A walk only pushes runners on.
  [0, 0.088],
  [1, 0.152],
  [2, 0.047],
  [3, 0.004],
  [4, 0.032],
];

export type Play = { after: Half; runs: number; chance: number };

const count = (bases: number) => [1, 2, 4].filter((base) => (bases & base) !== 0).length;

function afterHit(bases: number, hit: number): { bases: number; runs: number } {
  if (hit === 4) return { bases: 0, runs: count(bases) + 1 };
  if (hit === 3) return { bases: 4, runs: count(bases) };
  // Runners go two bases on a single too, but for the one on first.
  if (hit === 2) return { bases: 2 + ((bases & 1) > 0 ? 4 : 0), runs: count(bases & 6) };
  if (hit === 1) return { bases: 1 + ((bases & 1) > 0 ? 2 : 0), runs: count(bases & 6) };
  if ((bases & 1) === 0) return { bases: bases | 1, runs: 0 };
  if ((bases & 2) === 0) return { bases: bases | 2, runs: 0 };
  return { bases: 7, runs: (bases & 4) > 0 ? 1 : 0 };
}

/** Everything that can happen next. `skill` 0 is an average side against an average one. */
function playsFrom({ outs, bases }: Half, skill: number): Play[] {
  const factor = Math.exp(skill);
  const found = hits.map(([hit, share]): Play => {
    const { bases: next, runs } = afterHit(bases, hit);
    return { after: { outs, bases: next }, runs, chance: share * factor };
  });
  const out = 1 - found.reduce((sum, { chance }) => sum + chance, 0);
  return [...found, { after: { outs: outs + 1, bases }, runs: 0, chance: out }];
}

export function drawPlay(half: Half, skill: number, random: Random): Play {
  const plays = playsFrom(half, skill);
  let draw = random();
  const out: Play = { after: { ...half, outs: half.outs + 1 }, runs: 0, chance: 1 };
  return plays.find(({ chance }) => (draw -= chance) < 0) ?? out;
}

/** More runs of a half-inning do not count. */
const mostRuns = 16;
const least = 1e-10;
const states = outsInHalf * 8;

/** Runs that a half-inning still brings. It ends at once with `need` runs or more. */
function runsFrom(half: Half, skill: number, need = Infinity): Points {
  const runs = new Float64Array(mostRuns + 5);
  const keep = (at: number, chance: number) => {
    runs[at] = (runs[at] ?? 0) + chance;
  };
  if (need <= 0) return nothing;
  const plays = Array.from({ length: states }, (_, state) =>
    playsFrom({ outs: Math.floor(state / 8), bases: state % 8 }, skill),
  );
  const width = mostRuns + 1;
  let open = new Float64Array(states * width);
  open[(half.outs * 8 + half.bases) * width] = 1;
  for (let left = 1; left > least;) {
    const next = new Float64Array(states * width);
    left = 0;
    for (let state = 0; state < states; state += 1) {
      for (let scored = 0; scored < width; scored += 1) {
        const chance = open[state * width + scored] ?? 0;
        if (chance < 1e-12) continue;
        for (const { after, runs: more, chance: share } of plays[state] ?? []) {
          const sum = scored + more;
          const part = chance * share;
          if (after.outs >= outsInHalf || sum >= need || sum >= mostRuns) keep(sum, part);
          else {
            const at = (after.outs * 8 + after.bases) * width + sum;
            next[at] = (next[at] ?? 0) + part;
            left += part;
          }
        }
      }
    }
    open = next;
  }
  return runs;
}

/** Runs of a fresh half-inning of each side, by what the side needs. They are asked for again and again. */
export function createHalves(skill: number) {
  const known = new Map<string, Points>();
  return (need = Infinity, half: Half = startOfHalf): Points => {
    const asked = need > mostRuns ? Infinity : need;
    const key = `${String(asked)} ${half.outs} ${half.bases}`;
    const points = known.get(key) ?? runsFrom(half, skill, asked);
    known.set(key, points);
    return points;
  };
}
export type Halves = ReturnType<typeof createHalves>;

/**
 * What a last inning brings: side 2 bats first, and side 1 only as long as it does not lead. `away`: runs of side 2 in
 * it; `before`: of side 1 before it, both from now on. `ahead`: the lead of side 1 now.
 */
export function lastInning(ahead: number, before: Points, away: Points, home: (need: number) => Points): Joint {
  const width = Math.max(before.length + mostRuns + 5, away.length);
  const joint: Joint = { width, chances: new Float64Array(width * width) };
  for (let a = 0; a < away.length; a += 1) {
    for (let h = 0; h < before.length; h += 1) {
      const chance = (away[a] ?? 0) * (before[h] ?? 0);
      if (chance < least) continue;
      const lead = ahead + h - a;
      const last = lead > 0 ? nothing : home(1 - lead);
      for (let more = 0; more < last.length; more += 1) {
        const at = (h + more) * width + a;
        joint.chances[at] = (joint.chances[at] ?? 0) + chance * (last[more] ?? 0);
      }
    }
  }
  return joint;
}

/** Runs of so many fresh half-innings. */
export function inningsOf(halves: Halves, number: number): Points {
  let sum = nothing;
  for (let played = 0; played < number; played += 1) {
    sum = sumOf(sum, halves());
    // Nobody scores more.
    if (sum.length > 44) sum = sum.slice(0, 44);
  }
  return sum;
}

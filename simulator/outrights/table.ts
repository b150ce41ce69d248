import type { Leads } from '../leads.ts';
import type { Pair } from '../match.ts';
import { createRandom } from '../random.ts';
import type { Points } from '../sport.ts';

/** A match of a season. Sides by their places among the entrants. `score` null: not over yet. */
export type Meeting = { id: number; home: number; away: number; score: Pair | null };

/** `lot`: where all else is equal the lot decides, drawn once and for all. */
type Standing = { entrant: number; points: number; difference: number; scored: number; lot: number };

type Season = { size: number; meetings: readonly Meeting[]; points: Points; lotOf: (entrant: number) => number };

/**
 * The table of the matches that are over, first place first: points, then difference, then scored, then lot. No two are
 * equal.
 */
export function tableOf({ size, meetings, points, lotOf }: Season): Standing[] {
  const table = Array.from({ length: size }, (_, entrant): Standing => ({
    ...{ entrant, points: 0, difference: 0, scored: 0 },
    lot: lotOf(entrant),
  }));
  const count = (entrant: number, own: number, other: number) => {
    const standing = table[entrant];
    if (!standing) return;
    standing.points += own > other ? points.win : own === other ? points.draw : 0;
    standing.difference += own - other;
    standing.scored += own;
  };
  for (const { home, away, score } of meetings) {
    if (!score) continue;
    count(home, score[0], score[1]);
    count(away, score[1], score[0]);
  }
  return table.sort(
    (a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored || a.lot - b.lot,
  );
}

/** Seasons that are played to their end to find the chances. */
const seasons = 2000;
/** Leads of a match in this many equal steps of chance. */
const steps = 1024;
/** A point weighs more than every difference of a season. */
const point = 100_000;
/** A champion that no simulated season had is still possible: it counts as a part of one season. */
const unseen = 0.25;

/** What a match adds to the totals of its two sides, by steps of chance. */
function gainsOf({ first, chances }: Leads, points: Points): [home: Int32Array, away: Int32Array] {
  const [home, away] = [new Int32Array(steps), new Int32Array(steps)];
  let index = 0;
  let sum = chances[0] ?? 0;
  for (let step = 0; step < steps; step += 1) {
    while ((step + 0.5) / steps > sum && index < chances.length - 1) sum += chances[(index += 1)] ?? 0;
    const lead = first + index;
    home[step] = lead + point * (lead > 0 ? points.win : lead < 0 ? 0 : points.draw);
    away[step] = -lead + point * (lead < 0 ? points.win : lead > 0 ? 0 : points.draw);
  }
  return [home, away];
}

type Outlook = Season & {
  seed: number;
  leadsOf: (home: number, away: number) => Leads;
};

/** An index is within the numbers that were made for it. */
function add(numbers: Int32Array | Float64Array, at: number, more: number) {
  numbers[at] = (numbers[at] ?? 0) + more;
}

/** Each entrant's points and difference at the end of every season, `SEASONS` numbers an entrant. */
function playOn({ seed, size, meetings, points, leadsOf, lotOf }: Outlook): Int32Array {
  const totals = new Int32Array(size * seasons);
  for (const { entrant, points: own, difference } of tableOf({ size, meetings, points, lotOf }))
    totals.fill(own * point + difference, entrant * seasons, (entrant + 1) * seasons);
  for (const { id, home, away, score } of meetings) {
    if (score) continue;
    const [mine, theirs] = gainsOf(leadsOf(home, away), points);
    // Each match has its own luck, so that the end of one does not turn all the others over.
    const random = createRandom(seed ^ id);
    for (let season = 0; season < seasons; season += 1) {
      const step = Math.floor(random() * steps);
      add(totals, home * seasons + season, mine[step] ?? 0);
      add(totals, away * seasons + season, theirs[step] ?? 0);
    }
  }
  return totals;
}

/** Adds to `counts` the teams among the first `places`; level teams at the border share it. */
function countPlaces(totals: Int32Array, size: number, places: number, counts: Float64Array) {
  const best = new Int32Array(places);
  for (let season = 0; season < seasons; season += 1) {
    best.fill(-(2 ** 31));
    for (let entrant = 0; entrant < size; entrant += 1) {
      let total = totals[entrant * seasons + season] ?? 0;
      for (let place = 0; place < places && total > -(2 ** 31); place += 1) {
        const other = best[place] ?? 0;
        if (total <= other) continue;
        best[place] = total;
        total = other;
      }
    }
    const border = best[places - 1] ?? 0;
    let above = 0;
    let level = 0;
    for (let entrant = 0; entrant < size; entrant += 1) {
      const total = totals[entrant * seasons + season] ?? 0;
      if (total > border) above += 1;
      else if (total === border) level += 1;
    }
    for (let entrant = 0; entrant < size; entrant += 1) {
      const total = totals[entrant * seasons + season] ?? 0;
      if (total > border) add(counts, entrant, 1);
      else if (total === border) add(counts, entrant, (places - above) / level);
    }
  }
}

/** The sides whose points can still bring them among the first `places`. */
function isOpenFor(outlook: Outlook, places: number): (entrant: number) => boolean {
  const table = tableOf(outlook);
  const border = table[places - 1]?.points ?? 0;
  const left = new Float64Array(outlook.size);
  for (const { home, away, score } of outlook.meetings) {
    if (score) continue;
    add(left, home, outlook.points.win);
    add(left, away, outlook.points.win);
  }
  const pointsOf = new Map(table.map(({ entrant, points }) => [entrant, points]));
  return (entrant) => (pointsOf.get(entrant) ?? 0) + (left[entrant] ?? 0) >= border;
}

/** The chance of each entrant to end among the first `places`, for several of them. They add up to the number of places. */
export function tableChances(outlook: Outlook, wanted: readonly number[]): number[][] {
  // Simulated seasons do not rank by goals scored, nor by lot. The table of the last day does.
  if (outlook.meetings.every(({ score }) => score !== null)) {
    const places = new Map(tableOf(outlook).map(({ entrant }, place) => [entrant, place]));
    return wanted.map((count) =>
      Array.from({ length: outlook.size }, (_, entrant) => ((places.get(entrant) ?? count) < count ? 1 : 0)),
    );
  }
  const totals = playOn(outlook);
  return wanted.map((places) => {
    const counts = new Float64Array(outlook.size);
    countPlaces(totals, outlook.size, places, counts);
    const isOpen = isOpenFor(outlook, places);
    const seen = [...counts].map((count, entrant) => (isOpen(entrant) && count < seasons ? count + unseen : count));
    const sum = seen.reduce((all, count) => all + count, 0);
    return seen.map((count) => Math.min(1, (count * places) / sum));
  });
}

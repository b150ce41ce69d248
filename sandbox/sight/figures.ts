import { sightKinds, type SightReport, type VitalName, vitalNames } from '../../contracts/sight.ts';
import type { World } from '../world/world.ts';

const ratings = ['good', 'fair', 'poor'] as const;
type Rating = (typeof ratings)[number];

/** Up to where a value is good, and from where it is poor: https://web.dev/articles/defining-core-web-vitals-thresholds */
const bounds: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const ratingOf = (name: VitalName, value: number): Rating => {
  const [good, fair] = bounds[name];
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor';
};

/** What pages have said since the start, in few names however much somebody says. */
export type SightFigures = {
  reports: readonly { kind: SightReport['kind']; count: number }[];
  vitals: readonly { name: VitalName; rating: Rating; count: number }[];
};

const figures = new WeakMap<World, Map<string, number>>();

export function countReport(world: World, report: SightReport): void {
  const counts = figures.get(world) ?? new Map<string, number>();
  figures.set(world, counts);
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  add(report.kind);
  if (report.kind === 'vital') add(`${report.name} ${ratingOf(report.name, report.value)}`);
}

export function sightFigures(world: World): SightFigures {
  const of = (key: string) => figures.get(world)?.get(key) ?? 0;
  return {
    reports: sightKinds.map((kind) => ({ kind, count: of(kind) })),
    vitals: vitalNames.flatMap((name) => ratings.map((rating) => ({ name, rating, count: of(`${name} ${rating}`) }))),
  };
}

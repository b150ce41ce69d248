import type { PluginReport } from '../../contracts/plugin-beacon.ts';

type Visit = { at: number; report: PluginReport };

export type Window = {
  /** A new rating of a visitor replaces the one before. */
  add: (visitor: string, report: PluginReport) => void;
  /** What the visitors of the window said last. */
  reports: () => PluginReport[];
  /** Those who saw only an update fail are not among them. */
  counts: () => { visitors: number; failed: number };
  /** When somebody spoke last, ms. */
  lastAt: () => number;
  clear: () => void;
};

/** It says nothing of returning visitors: their page has no earlier version. Report R-P3. */
const isOfUpdate = ({ phase }: PluginReport): boolean => phase === 'update';

/** More visitors than that tell nothing new. The oldest go first. */
const maxVisitors = 5000;

/** The visitors of the last `spanMs`, each once. Moments are those of `now`, in ms. */
export function createWindow(spanMs: number, now: () => number): Window {
  // In the order of time, because whoever speaks again is put at the end.
  const visits = new Map<string, Visit>();
  let failed = 0;
  let updates = 0;
  let spokenAt = 0;
  const drop = (visitor: string) => {
    const report = visits.get(visitor)?.report;
    if (report !== undefined && isOfUpdate(report)) updates -= 1;
    else if (report?.state === 'failed') failed -= 1;
    visits.delete(visitor);
  };
  const sweep = () => {
    for (const [visitor, { at }] of visits) {
      if (visits.size <= maxVisitors && now() - at < spanMs) return;
      drop(visitor);
    }
  };
  return {
    add: (visitor, report) => {
      drop(visitor);
      spokenAt = now();
      visits.set(visitor, { at: spokenAt, report });
      if (isOfUpdate(report)) updates += 1;
      else if (report.state === 'failed') failed += 1;
      sweep();
    },
    reports: () => {
      sweep();
      return [...visits.values()].map(({ report }) => report);
    },
    counts: () => {
      sweep();
      return { visitors: visits.size - updates, failed };
    },
    lastAt: () => spokenAt,
    clear: () => {
      visits.clear();
      failed = 0;
      updates = 0;
    },
  };
}

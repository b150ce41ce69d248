/**
 * How the answer of one sent slip is waited for. `isMissed`: its call ended without one. `looks`: how often the server was asked what became
 * of it. `alarm`: number of the newest alarm; older ones are void.
 */
export type Run = { isMissed: boolean; looks: number; isLooking: boolean; alarm: number };
export type Runs = Readonly<Record<string, Run>>;

export const newRun: Run = { isMissed: false, looks: 0, isLooking: false, alarm: 0 };

/** A run that is not there (answered, or of another player) stays away. */
export function changeRun(runs: Runs, key: string, change: (run: Run) => Partial<Run>): Runs {
  const run = runs[key];
  return run ? { ...runs, [key]: { ...run, ...change(run) } } : runs;
}

export const withoutRun = (runs: Runs, key: string): Runs =>
  Object.fromEntries(Object.entries(runs).filter(([other]) => other !== key));

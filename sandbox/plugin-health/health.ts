import type { BreakerLimits, PluginFigures, PluginReport } from '../../contracts/plugin-beacon.ts';
import type { PluginHeld } from '../../contracts/plugin-held.ts';
import { type Breaker, createBreaker, type Turn } from './breaker.ts';
import { createWindow, type Window } from './window.ts';

/** The breaker of one version has turned. */
export type HealthTurn = { id: string; version: string; turn: Turn; reason: string | null };

export type PluginHealth = {
  /** What a visitor says of one app. Gives the turns that follow from it. */
  count: (visitor: string, report: PluginReport) => HealthTurn[];
  /** Versions that not everybody gets, by app, and the turns that time has brought. */
  held: () => { held: ReadonlyMap<string, PluginHeld>; turns: HealthTurn[] };
  figures: () => PluginFigures[];
  /** Everybody gets all versions of the app again. False when nobody has spoken of it. */
  reset: (id: string) => boolean;
};

type Version = { id: string; version: string; window: Window; breaker: Breaker };

/** Versions that somebody has spoken of. A flood of invented ones pushes out those of which few speak. */
const maxVersions = 300;

function middleOf(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

function figuresOf({ id, version, window, breaker }: Version): PluginFigures {
  const reports = window.reports();
  const phases: Record<string, number> = {};
  for (const { phase } of reports) if (phase !== undefined) phases[phase] = (phases[phase] ?? 0) + 1;
  return {
    id,
    version,
    ...window.counts(),
    errors: reports.reduce((sum, { errors }) => sum + errors, 0),
    loadMs: middleOf(reports.map(({ loadMs }) => loadMs)),
    mountMs: middleOf(reports.map(({ mountMs }) => mountMs)),
    longMs: middleOf(reports.map(({ longMs }) => longMs)),
    phases,
    state: breaker.state(),
    reason: breaker.reason(),
    until: breaker.until(),
  };
}

/** Counts how remote apps fare with visitors, and holds back what fails. In memory: a restart begins anew. */
export function createPluginHealth(limits: BreakerLimits, now: () => number): PluginHealth {
  const versions = new Map<string, Version>();

  /** The least known version goes, and one that is held only when all are. */
  const makeRoom = () => {
    if (versions.size < maxVersions) return;
    const worth = ({ window, breaker }: Version) => window.counts().visitors + (breaker.state() === 'open' ? 0 : 1e6);
    const [least] = [...versions].toSorted(
      ([, a], [, b]) => worth(a) - worth(b) || a.window.lastAt() - b.window.lastAt(),
    );
    if (least !== undefined) versions.delete(least[0]);
  };
  const versionOf = (id: string, version: string): Version => {
    const key = `${id} ${version}`;
    const known = versions.get(key);
    if (known !== undefined) return known;
    makeRoom();
    const window = createWindow(limits.minutes * 60_000, now);
    const made = { id, version, window, breaker: createBreaker(limits, now) };
    versions.set(key, made);
    return made;
  };
  const turnOf = ({ id, version, breaker, window }: Version, turn: Turn | null): HealthTurn[] => {
    if (turn === null) return [];
    // Who spoke before has seen another state of affairs.
    window.clear();
    return [{ id, version, turn, reason: breaker.reason() }];
  };
  const wake = (): HealthTurn[] => [...versions.values()].flatMap((one) => turnOf(one, one.breaker.wake()));

  return {
    count: (visitor, report) => {
      const woken = wake();
      const one = versionOf(report.id, report.version);
      one.window.add(visitor, report);
      return [...woken, ...turnOf(one, one.breaker.judge(one.window.counts()))];
    },
    held: () => {
      const turns = wake();
      const held = new Map<string, PluginHeld>();
      for (const { id, version, breaker } of versions.values()) {
        if (breaker.state() === 'open') continue;
        const percent = breaker.state() === 'held' ? 0 : limits.tryPercent;
        held.set(id, [...(held.get(id) ?? []), { version, percent, reason: breaker.reason() ?? '' }]);
      }
      return { held, turns };
    },
    figures: () => [...versions.values()].map(figuresOf).toSorted((a, b) => a.id.localeCompare(b.id)),
    reset: (id) => {
      const found = [...versions.values()].filter((one) => one.id === id);
      for (const { window, breaker } of found) {
        window.clear();
        breaker.reset();
      }
      return found.length > 0;
    },
  };
}

declare module '../world/world.ts' {
  interface World {
    /** How remote apps fare with visitors. */
    pluginHealth: PluginHealth;
  }
}

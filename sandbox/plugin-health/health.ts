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
  /**
   * These are counted and not held back again. `behind`: the versions behind steps, which are all that is left when the
   * steps fail; a held one stays held. `shell`: everybody gets those, whatever is said of them. Row PLUG-108.
   */
  spare: (spared: Readonly<Record<'behind' | 'shell', readonly Named[]>>) => void;
  /** Not everybody gets this version. */
  isHeld: (id: string, version: string) => boolean;
  figures: () => PluginFigures[];
  /** Everybody gets all versions of the app again. False when nobody has spoken of it. */
  reset: (id: string) => boolean;
};

type Named = Pick<PluginReport, 'id' | 'version'>;
type Version = { id: string; version: string; window: Window; breaker: Breaker };

const keyOf = (id: string, version: string): string => `${id} ${version}`;

/** Versions that somebody has spoken of. A flood of invented ones pushes out those of which few speak. */
const maxVersions = 300;

function middleOf(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/** `isGiven`: nobody is kept from it, so it is not called held; why it once was stays. */
function figuresOf({ id, version, window, breaker }: Version, isGiven: boolean): PluginFigures {
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
    state: isGiven ? 'open' : breaker.state(),
    reason: breaker.reason(),
    until: isGiven ? null : breaker.until(),
  };
}

/** Counts how remote apps fare with visitors, and holds back what fails. In memory: a restart starts again. */
export function createPluginHealth(limits: BreakerLimits, now: () => number): PluginHealth {
  const versions = new Map<string, Version>();
  const keysOf = (named: readonly Named[]) => new Set(named.map(({ id, version }) => keyOf(id, version)));
  let behind = keysOf([]);
  let given = keysOf([]);
  const isSpared = ({ id, version, breaker }: Version) =>
    breaker.state() === 'open' && (behind.has(keyOf(id, version)) || given.has(keyOf(id, version)));

  /** The least known version is dropped, and a held one only when all are held. */
  const makeRoom = () => {
    if (versions.size < maxVersions) return;
    const worth = ({ window, breaker }: Version) => window.counts().visitors + (breaker.state() === 'open' ? 0 : 1e6);
    const [least] = [...versions].toSorted(
      ([, a], [, b]) => worth(a) - worth(b) || a.window.lastAt() - b.window.lastAt(),
    );
    if (least !== undefined) versions.delete(least[0]);
  };
  const versionOf = (id: string, version: string): Version => {
    const key = keyOf(id, version);
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
      return isSpared(one) ? woken : [...woken, ...turnOf(one, one.breaker.judge(one.window.counts()))];
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
    spare: (spared) => {
      behind = keysOf(spared.behind);
      given = keysOf(spared.shell);
    },
    isHeld: (id, version) => {
      const known = versions.get(keyOf(id, version));
      return known !== undefined && known.breaker.state() !== 'open';
    },
    figures: () =>
      [...versions.values()]
        .map((one) => figuresOf(one, given.has(keyOf(one.id, one.version))))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
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

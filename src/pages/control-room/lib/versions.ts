import type { PluginEntry } from '@contracts/plugin';
import type { PluginFigures } from '@contracts/plugin-beacon';
import { leftOf, mostSteps, type PluginStep, readSteps } from '@contracts/plugin-steps';

type Versioned = Pick<PluginEntry, 'version' | 'versions' | 'use'>;

/** What there is of an app, newest first. */
export const versionsOf = ({ version, versions = [version] }: Versioned): readonly string[] => versions;

const isOf = (step: unknown, version: string): boolean => (Object(step) as Partial<PluginStep>).version === version;

/** Not everybody gets this version of the app that the figures are of. */
export const heldIn =
  (figures: readonly Pick<PluginFigures, 'version' | 'state'>[]) =>
  (version: string): boolean =>
    figures.some((one) => one.version === version && one.state !== 'open');

/** Which versions the site wants for which share of the visitors; the one of everybody else is the last. */
export function sharesOf(entry: Versioned, isHeld?: (version: string) => boolean): readonly PluginStep[] {
  const versions = versionsOf(entry);
  const newest = versions[0] ?? entry.version;
  const { steps, rest = entry.version } = Array.isArray(entry.use)
    ? readSteps(entry.use, versions, isHeld)
    : { steps: [], rest: versions.find((version) => version === entry.use) ?? newest };
  const others = leftOf(steps);
  return others > 0 ? [...steps, { version: rest, percent: others }] : steps;
}

/** The versions that a share can be set of: those of `use`, and the newest of the others. */
export function listedOf(entry: Versioned): readonly string[] {
  const versions = versionsOf(entry);
  const use: readonly unknown[] = Array.isArray(entry.use) ? entry.use : [];
  const named = versions.filter((version) => use.some((step) => isOf(step, version)));
  const others = versions.filter((version) => !named.includes(version)).slice(0, Math.max(0, mostSteps - named.length));
  return versions.filter((version) => named.includes(version) || others.includes(version)).slice(0, mostSteps);
}

/** Steps that change nothing yet: the version in use is behind the newer ones, which are for nobody. */
export function firstSteps(entry: Versioned): readonly PluginStep[] {
  const versions = versionsOf(entry);
  const newer = versions.slice(0, Math.max(0, versions.indexOf(String(entry.use))));
  return newer.length > 0
    ? newer
        // The one after that in use decides what is behind.
        .filter((_, index) => index < mostSteps - 1 || index === newer.length - 1)
        .map((version) => ({ version, percent: 0 }))
    : versions.slice(0, 1).map((version) => ({ version, percent: 100 }));
}

/**
 * The steps with another share of one version. A new one comes last, so nobody leaves the others for it. Null: without it, but the only
 * one stays, for nobody, because without steps the newest version is for everybody.
 */
export function withShare(use: readonly unknown[], version: string, percent: number | null): readonly unknown[] {
  const others = use.filter((step) => !isOf(step, version));
  if (percent === null && others.length > 0) return others;
  const step = { version, percent: percent ?? 0 };
  return others.length < use.length ? use.map((one) => (isOf(one, version) ? step : one)) : [...use, step];
}

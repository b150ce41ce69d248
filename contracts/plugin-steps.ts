import { text } from './bounded.ts';
import { issuePaths } from './issue-paths.ts';
import { Percent } from './plugin-target.ts';
import { compareVersions } from './version-order.ts';
import { z } from './zod.ts';

/** A share of the visitors who get one version of an app. */
const PluginStep = z.strictObject({ version: text(40), percent: Percent });
export type PluginStep = z.infer<typeof PluginStep>;
const Named = z.looseObject({ version: text(40) });

export const mostSteps = 8;
/** Shares are added up: a third of everybody has no end. */
const rounded = (percent: number): number => Math.round(percent * 1e6) / 1e6;
export const sumOf = (steps: readonly PluginStep[]): number =>
  rounded(steps.reduce((sum, { percent }) => sum + percent, 0));
/** The share of everybody else. */
export const leftOf = (steps: readonly PluginStep[]): number => rounded(100 - sumOf(steps));

type StepFault = readonly [path: string, text: string];

function faultOf(raw: unknown, before: readonly PluginStep[], versions: readonly string[]): StepFault | null {
  const { data, error } = PluginStep.safeParse(raw);
  const [issue] = error?.issues ?? [];
  if (issue !== undefined) return [(issuePaths(issue)[0] ?? []).join('.'), issue.message];
  if (data === undefined || !versions.includes(data.version)) return ['version', 'no such version'];
  if (before.length >= mostSteps) return ['', `more than ${String(mostSteps)} versions`];
  if (before.some(({ version }) => version === data.version)) return ['version', 'is there twice'];
  return sumOf([...before, data]) > 100 ? ['percent', 'more than 100 with those before it'] : null;
}

/**
 * The steps of `use`, one by one: an invalid step affects only itself, so its version is for nobody. `versions`: what
 * there is of the app, newest first. `wanted`: the version of everybody else, the newest one before them all; where
 * nothing is older, the oldest of them. `rest`: what is behind the steps, also where they are for everybody: the same,
 * or the newest before it that is not held back. Both undefined: no step names a version. Rows PLUG-107, PLUG-108.
 */
export function readSteps(
  use: readonly unknown[],
  versions: readonly string[],
  isHeld: (version: string) => boolean = () => false,
) {
  const steps: PluginStep[] = [];
  const named: string[] = [];
  const faults: StepFault[] = [];
  for (const [index, raw] of use.entries()) {
    const { version = '' } = Named.safeParse(raw).data ?? {};
    const fault = faultOf(raw, steps, versions);
    if (versions.includes(version)) named.push(version);
    if (fault === null) steps.push(raw as PluginStep);
    else faults.push([[`use.${String(index)}`, fault[0]].filter(Boolean).join('.'), fault[1]]);
  }
  const [oldest] = named.sort(compareVersions);
  if (oldest === undefined) faults.push(['use', 'names no version of the app']);
  const older = versions.filter((version) => oldest !== undefined && compareVersions(version, oldest) < 0);
  const wanted = older[0] ?? oldest;
  if (oldest !== undefined && wanted === oldest && leftOf(steps) > 0)
    faults.push(['use', `nothing is older than ${oldest}, so everybody else gets it`]);
  return { steps, faults, wanted, rest: older.find((version) => !isHeld(version)) ?? wanted };
}

/** The errors in `use` of an app, in either form, by path. */
export const faultsOfUse = (use: unknown, versions: readonly string[]): readonly StepFault[] => {
  if (Array.isArray(use)) return readSteps(use, versions).faults;
  return use == null || versions.some((version) => version === use) ? [] : [['use', 'no such version']];
};

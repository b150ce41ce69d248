import { isTree } from '../is-tree.ts';
import type { z } from '../zod.ts';
import type { Wait } from './change.ts';
import { type LimitType, limitTypeOf, limitTypes } from './limit-kinds.ts';
import { realityCheck } from './numbers.ts';
import { type ProfileName, profileNames, profiles } from './profiles.ts';
import { type Protection, protectionFields } from './values.ts';

/** Where a value comes from: the profile of that name, or the operator's own single value. */
type Source = ProfileName | 'own';
/** `faults`: the unreadable fields, as text that names them. */
export type ReadProtection = {
  profile: ProfileName;
  values: Protection;
  sources: Readonly<Record<keyof Protection, Source>>;
  faults: readonly string[];
};

const names = Object.keys(protectionFields) as (keyof Protection)[];

/** Years of 360 days (row LIM-20): 360, 720, 1080 and 1800 in the place of 365 and its multiples. */
const shortYears = (days: readonly number[]): number[] => days.map((day) => day - (day % 365 === 0 ? day / 73 : 0));

function profileOf(name: unknown, faults: string[]): ProfileName {
  const known = profileNames.find((profile) => profile === name);
  if (known === undefined && name !== undefined)
    faults.push(`protection.profile: ${JSON.stringify(name)} is none of ${profileNames.join(', ')}`);
  return known ?? 'open';
}

/**
 * The protection of players by a site configuration: `protection: { profile, …single values }` and `limitYearDays`.
 * Single values override the profile, each read by itself: a wrong one affects only itself, and the profile's stays.
 * Row LIM-40.
 */
export function protectionOf(configuration: { protection?: unknown; limitYearDays?: unknown }): ReadProtection {
  const faults: string[] = [];
  const given = configuration.protection ?? {};
  if (!isTree(given)) faults.push('protection: is no object');
  const { profile: name, ...own } = isTree(given) ? given : {};
  const profile = profileOf(name, faults);
  const values: Record<string, unknown> = { ...profiles[profile] };
  if (configuration.limitYearDays === 360) values.exclusionDays = shortYears(profiles[profile].exclusionDays);
  const sources: Record<string, Source> = Object.fromEntries(names.map((field) => [field, profile]));
  for (const [field, value] of Object.entries(own)) {
    const schema = names.find((known) => known === field);
    const read = schema === undefined ? null : (protectionFields[schema] as z.ZodMiniType).safeParse(value);
    if (read?.success === true) {
      values[field] = read.data;
      sources[field] = 'own';
    } else
      faults.push(
        `protection.${field}: ${read === null ? 'there is no such value' : `${JSON.stringify(value)} is no such value, that of the profile "${profile}" stays`}`,
      );
  }
  return { profile, values: values as Protection, sources: sources as ReadProtection['sources'], faults };
}

/** How a change of a limit waits. */
export const waitOf = ({ increaseDelaySec, approveSec, mustConfirm }: Protection): Wait => ({
  delaySec: increaseDelaySec,
  approveSec,
  mustConfirm,
});

/**
 * The choices for a limit: a list of the profile, or nothing where any value can be typed. A reality check
 * that the profile demands may come sooner, not later (decision D-114).
 */
export function choicesOf(protection: Protection, limitType: number): readonly number[] {
  const list = limitTypeOf(limitType)?.choices;
  const choices = list === undefined ? [] : protection[list];
  const most = limitType === realityCheck ? protection.realityCheckMinutes : null;
  return most === null ? choices : choices.filter((minutes) => minutes <= most);
}

const offeredAs = (...offers: LimitType['offer'][]): number[] =>
  limitTypes
    .filter(({ offer }) => offers.includes(offer))
    .map(({ type }) => type)
    .sort((one, other) => one - other);

/** The settings that no configuration may hide (decision D-107), besides the demands of the profile. */
const alwaysOffered = offeredAs('always');

/** The limits that a site offers by itself. */
export const offeredLimits = ({ mustChoose }: Protection): number[] => [
  ...new Set([...offeredAs('always', 'usual'), ...mustChoose]),
];

/** Which limits a configuration must offer and does not: `availableResponsibleGamingLimitsIds` that lacks one is no configuration to start with. Row LIM-24. */
export const missingLimits = (available: readonly number[], { mustChoose }: Protection): number[] =>
  [...new Set([...alwaysOffered, ...mustChoose])].filter((type) => !available.includes(type));

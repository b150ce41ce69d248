import type { PluginEntry } from '../../contracts/plugin.ts';
import { leftOf, readSteps } from '../../contracts/plugin-steps.ts';

/** Each app has an order of its visitors for its versions, apart from the order in which they get the app at all. */
const groupOf = (id: string): string => `${id} versions`;

/** The version behind, with those that are before it for a share of the visitors. */
const inSteps = (behind: PluginEntry, before: readonly PluginEntry[]): PluginEntry =>
  before.length === 0 ? behind : { ...behind, steps: [...before] };

/**
 * What `use` of the configuration makes of the versions of an app, newest first, when it is a list of steps. A visitor
 * in a share stays in it when the share grows. A version of everybody else that is held back gives way as a step does.
 * Undefined: no step names a version. Rows PLUG-107, PLUG-108.
 */
export function stepped(
  versions: readonly PluginEntry[],
  use: readonly unknown[],
  isHeld: (entry: PluginEntry) => boolean,
  tell: (fault: string) => void,
): PluginEntry | undefined {
  const { steps, faults, wanted, rest } = readSteps(
    use,
    versions.map(({ version }) => version),
    (version) => versions.some((entry) => entry.version === version && isHeld(entry)),
  );
  for (const [path, text] of faults) tell(`${path}: ${text}`);
  const others = wanted === undefined || wanted === rest ? [] : [{ version: wanted, percent: leftOf(steps) }];
  let after = 0;
  const before = [...steps, ...others].flatMap(({ version, percent }) => {
    const share = { percent, after, group: groupOf(versions[0]?.id ?? '') };
    after += percent;
    return versions
      .filter((entry) => entry.version === version && version !== rest)
      .map((entry) => ({ ...entry, share }));
  });
  const behind = versions.find(({ version }) => version === rest);
  return behind && inSteps(behind, before);
}

/**
 * Behind a version that is held back stands the newest one before it that is not, so visitors lose the version and not the app. Row
 * PLUG-108.
 */
export function withFallback(
  current: PluginEntry,
  versions: readonly PluginEntry[],
  isHeld: (entry: PluginEntry) => boolean,
): PluginEntry {
  if (!isHeld(current)) return current;
  const behind = versions.slice(versions.indexOf(current) + 1).find((entry) => !isHeld(entry));
  return behind === undefined
    ? current
    : inSteps(behind, [{ ...current, share: { percent: 100, group: groupOf(current.id) } }]);
}

import { issuePaths } from '../contracts/issue-paths.ts';
import { PluginEntry, PluginPermission } from '../contracts/plugin.ts';
import { slotNames } from '../contracts/slots.ts';
import { strayKeys } from '../contracts/stray-keys.ts';
import { valueAt } from '../contracts/value-at.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import type { ManifestFault } from './manifest-faults.ts';

const advices: Readonly<Record<string, string>> = {
  id: 'Small letters, digits and "-", a letter first, at most 40; each id once.',
  version: 'A text, as "1.2.0".',
  kind: 'Write "module", "view", or "frame" for a page of another origin.',
  entry: 'A path of this site that begins with "/", as "/plugins/<id>/index.js".',
  integrity: 'The hash of the script: "sha384-" and 64 signs of base64.',
  style: 'A path of this site that begins with "/", as "/plugins/<id>/index.css".',
  styleIntegrity: 'The hash of the style sheet: "sha384-" and 64 signs of base64.',
  mounts: `A list of { "slot": …, "order": 0 } or { "route": "news/*" }. Slots: ${slotNames.join(', ')}.`,
  sdk: `A range that holds ${sdkVersion}, the facade of this host: "^1.0", "~1.1.0" or ">=1.0 <3".`,
  react: 'A range that holds the React of this host: "^19.0".',
  enabled: 'true or false.',
  rollout: '{ "percent": 0 to 100 } with "after", "group", "players".',
  requires:
    '{ "auth", "availability", "flags", "languages", "countries", "devices", "currencies", "from", "until", "not" }, each of its kind; moments with their offset, as "2027-01-31T18:00+01:00".',
  permissions: `A list of: ${PluginPermission.options.join(', ')}.`,
  configSchema:
    'Settings by name: { "type": "string", "number", "boolean" or "enum", "default" } with "title", "min", "max", "options".',
  load: '"eager", "idle", "visible" or "intent".',
  timeoutMs: 'From 500 to 60,000 milliseconds, or nothing.',
};
export const adviceFor = (field: PropertyKey | undefined): string =>
  advices[String(field)] ?? 'See plugins/manifest.schema.json.';

/** `["mounts", 0, "slot"]` → `.mounts[0].slot` */
const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('');

type Fields = Readonly<Record<string, unknown>>;

/** Says what is at a path in place of what should. */
export function misfit(raw: unknown, path: readonly PropertyKey[]): string {
  const shown = JSON.stringify(valueAt(raw, path)) as string | undefined;
  if (shown === undefined) return 'is not there';
  return `${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown} does not fit`;
}

/** Finds values of a wrong shape, and names that mean nothing, at any depth. */
export function shapeFaults(raw: Fields, base: string): ManifestFault[] {
  const issues = PluginEntry.safeParse(raw).error?.issues ?? [];
  const unknown = issues.filter((issue) => 'keys' in issue).flatMap(issuePaths);
  const stray = Object.entries(raw).flatMap(([field, value]) => {
    if (!Object.hasOwn(PluginEntry.shape, field)) return [[field]];
    const { data } = PluginEntry.shape[field as keyof PluginEntry].safeParse(value);
    return data === undefined ? [] : strayKeys(value, data).map((keys) => [field, ...keys]);
  });
  return [
    ...issues
      .filter((issue) => !('keys' in issue))
      .map(({ path }) => ({ path: `${base}${pathOf(path)}`, fault: misfit(raw, path), advice: adviceFor(path[0]) })),
    ...[...stray, ...unknown].map((keys) => ({
      path: `${base}${pathOf(keys)}`,
      fault: keys.length === 1 ? 'is no field of an entry' : `is no field of "${String(keys[0])}"`,
      advice:
        keys.length === 1
          ? `Take it out, or correct its name. Fields: ${Object.keys(PluginEntry.shape).join(', ')}.`
          : adviceFor(keys[0]),
    })),
  ];
}

import { isOwnPath } from '../contracts/own-path.ts';
import { PluginEntry, PluginPermission } from '../contracts/plugin.ts';
import { readSchema } from '../contracts/plugin-config.ts';
import { samplePaths } from '../contracts/plugin-routes.ts';
import { acceptsVersion } from '../contracts/sdk-range.ts';
import { isSlot, mountFault, slotNames, slots } from '../contracts/slots.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import { type HostRows, isOnPages, pageFaults } from './app-page-faults.ts';
import { sha } from './early-script.ts';
import { frameFaults, originFaults } from './frame-faults.ts';
import { partFaults } from './part-faults.ts';
import { checkScript, usesKit } from './script-faults.ts';
import { styleFaults } from './style-faults.ts';
import { textFaults } from './text-faults.ts';
import { viewFaults } from './view-faults.ts';

/** `path`: JSON path of the fault. `advice`: what its author can do. */
export type ManifestFault = { path: string; fault: string; advice: string };

/**
 * What the host has. `react`: its version of React. `takesApps`: true when the page at a path shows remote apps.
 * `read`: gives a file by its address, or null when there is none.
 */
export type HostFacts = {
  react: string;
  takesApps: (path: string) => boolean;
  /** The rows of its route table. Without them no address counts as taken. */
  rows?: HostRows;
  read: (address: string) => Uint8Array | null;
};

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
  rollout: '{ "percent": 0 to 100 }.',
  requires: '{ "auth", "availability", "flags", "languages", "countries" }, each of its kind.',
  permissions: `A list of: ${PluginPermission.options.join(', ')}.`,
  configSchema:
    'Settings by name: { "type": "string", "number", "boolean" or "enum", "default" } with "title", "min", "max", "options".',
  load: '"eager", "idle", "visible" or "intent".',
};
const linkSlots = slotNames.filter((name) => isSlot(name) && slots[name].as === 'link').join(', ');
const linkAdvice = `Slots of links (${linkSlots}) take { "slot": …, "link": { "title": …, "path": "/…" } }, all others no link.`;
const adviceFor = (field: PropertyKey | undefined): string =>
  advices[String(field)] ?? 'See plugins/manifest.schema.json.';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (base: string, keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${String(key)}]` : `${path}.${String(key)}`),
    base,
  );

/** Finds values of a wrong shape, and fields that an entry does not have. */
function shapeFaults(raw: Fields, base: string): ManifestFault[] {
  const issues = PluginEntry.safeParse(raw).error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => ({ path: pathOf(base, path), fault: message, advice: adviceFor(path[0]) })),
    ...Object.keys(raw)
      .filter((key) => !Object.hasOwn(PluginEntry.shape, key))
      .map((key) => ({
        path: `${base}.${key}`,
        fault: 'is no field of an entry',
        advice: `Take it out, or correct its name. Fields: ${Object.keys(PluginEntry.shape).join(', ')}.`,
      })),
  ];
}

/** The entry of a view is a call, and no file. */
const filesOf = ({ kind, entry, integrity, style, styleIntegrity }: PluginEntry) =>
  [
    ['entry', kind === 'view' ? undefined : entry, 'integrity', integrity],
    ['style', style, 'styleIntegrity', styleIntegrity],
  ] as const;

/** Checks that each file is on this site, exists, fits its pin, and touches nothing outside the plugin. */
function fileFaults(entry: PluginEntry, base: string, { read }: HostFacts): ManifestFault[] {
  return filesOf(entry).flatMap(([field, address, pinField, pin]): ManifestFault[] => {
    const say = (name: string, fault: string, advice = adviceFor(name)) => [{ path: `${base}.${name}`, fault, advice }];
    if (address === undefined) return [];
    if (!isOwnPath(address)) return say(field, `"${address}" is not of this site`);
    const content = read(address);
    const own = content === null ? null : sha(384, content);
    if (pin === undefined)
      return say(pinField, `does not pin ${address}`, own === null ? adviceFor(pinField) : `Write "${own}".`);
    if (content === null) return say(field, `${address} is not there`, 'Put the file there, or take the entry out.');
    if (own !== pin)
      return say(
        pinField,
        `is not the hash of ${address}`,
        `Build or publish it anew; the file's is "${String(own)}".`,
      );
    const text = new TextDecoder().decode(content);
    if (field === 'entry' && usesKit(text) && entry.ui !== true)
      return say(
        'ui',
        'is not there, and the script imports @openbook/ui',
        'Write true: the page brings code and styles of the kit before the app draws.',
      );
    const faults = field === 'entry' ? checkScript(entry.id, text) : styleFaults(entry.id, text);
    return faults.flatMap((fault) =>
      say(
        field,
        fault,
        field === 'entry' ? 'Build it as vite.plugins.config.ts does.' : 'Build it with build/scope-styles.ts.',
      ),
    );
  });
}

/** Permissions that facade 1.2.0 or a later one brought. An entry that asks for one must not allow an earlier facade. */
const late = new Set([
  'odds:read',
  'coupon:read',
  'storage',
  'analytics',
  'dialog:open',
  'events',
  'register',
  'office:read',
  'office:write',
]);
const asksForLate = ({ permissions = [], configSchema }: PluginEntry): boolean =>
  configSchema !== undefined || permissions.some((name) => late.has(name));

/** Finds what an entry asks for and this host does not have. */
function hostFaults(entry: PluginEntry, base: string, { takesApps, react: hostReact }: HostFacts): ManifestFault[] {
  const { sdk, react, mounts, permissions = [], configSchema = {} } = entry;
  const say = (path: string, fault: string | null, advice = adviceFor(path.replace(/\W.*/, ''))) =>
    fault === null ? [] : [{ path: `${base}.${path}`, fault, advice }];
  return [
    ...(sdk === undefined || acceptsVersion(sdk, sdkVersion) ? [] : say('sdk', `"${sdk}" does not hold ${sdkVersion}`)),
    ...(sdk !== undefined && acceptsVersion(sdk, '1.1.0') && asksForLate(entry)
      ? say('sdk', 'allows a facade before 1.2.0, and the entry asks for what came with it', 'Write "^1.2".')
      : []),
    ...(react === undefined || acceptsVersion(react, hostReact)
      ? []
      : say('react', `"${react}" does not hold ${hostReact}`)),
    ...(mounts.length > 0 ? [] : say('mounts', 'is empty: the app is nowhere')),
    ...mounts.flatMap((mount, index) => {
      if ('slot' in mount)
        return isSlot(mount.slot)
          ? say(`mounts[${String(index)}].link`, mountFault(mount), linkAdvice)
          : say(`mounts[${String(index)}].slot`, `"${mount.slot}" is no slot of this host`);
      return samplePaths(mount.route).some(takesApps)
        ? []
        : say(
            `mounts[${String(index)}].route`,
            `no page at "${mount.route}" shows remote apps`,
            'Take the path of a page of sections: npm run routes.',
          );
    }),
    ...permissions.flatMap((name, index) =>
      PluginPermission.options.some((known) => known === name)
        ? []
        : say(`permissions[${String(index)}]`, `"${name}" is granted to nobody`),
    ),
    ...readSchema(configSchema).faults.flatMap((name) => say(`configSchema.${name}`, 'is no setting')),
  ];
}

const routesOf = ({ mounts }: PluginEntry) => mounts.flatMap((mount) => ('route' in mount ? [mount.route] : []));

/** Finds every fault of a manifest, not only the first. */
export function manifestFaults(raw: unknown, host: HostFacts): ManifestFault[] {
  if (!isFields(raw) || !Array.isArray(raw.plugins))
    return [{ path: '$', fault: 'is no manifest', advice: 'Write { "version": 1, "plugins": [ … ] }.' }];
  const faults: ManifestFault[] =
    raw.version === 1 ? [] : [{ path: '$.version', fault: 'is not 1', advice: 'Write 1: this host reads no other.' }];
  faults.push(...originFaults(raw.frameOrigins));
  const before: PluginEntry[] = [];
  for (const [index, one] of (raw.plugins as unknown[]).entries()) {
    const base = `$.plugins[${String(index)}]`;
    if (!isFields(one)) {
      faults.push({ path: base, fault: 'is no entry', advice: 'Write an object, or take it out.' });
      continue;
    }
    faults.push(...shapeFaults(one, base));
    const { data } = PluginEntry.safeParse(one);
    if (data === undefined) continue;
    faults.push(...pageFaults(data, before, base, host));
    if (before.some(({ id }) => id === data.id))
      faults.push({ path: `${base}.id`, fault: `"${data.id}" is taken`, advice: adviceFor('id') });
    for (const route of routesOf(data))
      if (before.some((other) => routesOf(other).includes(route)))
        faults.push({
          path: `${base}.mounts`,
          fault: `"${route}" is taken`,
          advice: 'One app a route: the first one has it.',
        });
    faults.push(
      ...hostFaults(data, base, host),
      ...(data.kind === 'view' ? viewFaults(data, base, host.read) : []),
      ...partFaults(data, base, host.read),
      ...(data.kind === 'frame' ? frameFaults(data, base, raw.frameOrigins) : fileFaults(data, base, host)),
      ...textFaults(data.texts, `${base}.texts`, host.read),
    );
    before.push(data);
  }
  return faults.filter((fault) => !isOnPages(fault, raw.plugins));
}

export const faultLine = ({ path, fault, advice }: ManifestFault): string => `${path}: ${fault}\n    ${advice}`;

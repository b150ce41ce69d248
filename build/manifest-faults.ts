import { isTree } from '../contracts/is-tree.ts';
import { PluginEntry, PluginManifest, PluginPermission } from '../contracts/plugin.ts';
import { repeatedMounts } from '../contracts/plugin-mounts.ts';
import { PublishedVersion } from '../contracts/plugin-publish.ts';
import { samplePaths } from '../contracts/plugin-routes.ts';
import { faultsOfUse } from '../contracts/plugin-steps.ts';
import { acceptsVersion } from '../contracts/sdk-range.ts';
import { isSlot, mountFault, slotNames, slots } from '../contracts/slots.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import { type HostRows, isOnPages, pageFaults } from './app-page-faults.ts';
import { fileFaults } from './file-faults.ts';
import { frameFaults, originFaults } from './frame-faults.ts';
import { partFaults } from './part-faults.ts';
import { settingFaults } from './setting-faults.ts';
import { adviceFor, shapeFaults } from './shape-faults.ts';
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

const linkSlots = slotNames.filter((name) => isSlot(name) && slots[name].as === 'link').join(', ');
const linkAdvice = `Slots of links (${linkSlots}) take { "slot": …, "link": { "title": …, "path": "/…" } }, all others no link.`;

/** Permissions that the facades before 1.2.0 had. An entry that asks for another one must not allow such a facade. */
const early: readonly string[] = [
  'navigate',
  'notify',
  'modal:open',
  'session:read',
  'session:end',
  'balance:read',
  'account:switch',
  'preferences:write',
  'coupon:add',
  'content:read',
] satisfies PluginPermission[];
const late: readonly string[] = PluginPermission.options.filter((name) => !early.includes(name));
const asksForLate = ({ permissions = [], configSchema }: PluginEntry): boolean =>
  configSchema !== undefined || permissions.some((name) => late.includes(name));

/** Finds what an entry asks for and this host does not have. */
function hostFaults(entry: PluginEntry, base: string, { takesApps, react: hostReact }: HostFacts): ManifestFault[] {
  const { sdk, react, mounts, permissions = [], version, versions = [version], use } = entry;
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
    ...repeatedMounts(mounts).flatMap((index) =>
      say(`mounts[${String(index)}]`, 'repeats a mount before it', 'One mount a slot or route: take one of them out.'),
    ),
    ...(PublishedVersion.safeParse(version).success ? [] : say('version', `"${version}" is no version`)),
    ...faultsOfUse(use, versions).flatMap(([path, fault]) =>
      say(path, fault, 'One of "versions", or some with their shares, or nothing: then the newest counts.'),
    ),
    ...ignoredFields(entry).flatMap(([field, kind]) =>
      say(field, `says nothing of a "${entry.kind}"`, `Only an app of the kind "${kind}" has it: take it out.`),
    ),
    ...settingFaults(entry, base),
  ];
}

/** Fields that only another kind of app has. */
const ignoredFields = ({ kind, frame, pins }: PluginEntry): [field: string, kind: string][] => [
  ...(frame === undefined || kind === 'frame' ? [] : ([['frame', 'frame']] as [string, string][])),
  ...(pins === undefined || kind === 'view' ? [] : ([['pins', 'view']] as [string, string][])),
];

const routesOf = ({ mounts }: PluginEntry) => mounts.flatMap((mount) => ('route' in mount ? [mount.route] : []));

/** Finds every fault of a manifest, not only the first. */
export function manifestFaults(raw: unknown, host: HostFacts): ManifestFault[] {
  if (!isTree(raw) || !Array.isArray(raw.plugins))
    return [{ path: '$', fault: 'is no manifest', advice: 'Write { "version": 1, "plugins": [ … ] }.' }];
  const faults: ManifestFault[] =
    raw.version === 1 ? [] : [{ path: '$.version', fault: 'is not 1', advice: 'Write 1: this host reads no other.' }];
  faults.push(...originFaults(raw.frameOrigins));
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(PluginManifest.shape, name))
      faults.push({
        path: `$.${name}`,
        fault: 'is no field of a manifest',
        advice: `Take it out. Fields: ${Object.keys(PluginManifest.shape).join(', ')}.`,
      });
  const before: PluginEntry[] = [];
  for (const [index, one] of (raw.plugins as unknown[]).entries()) {
    const base = `$.plugins[${String(index)}]`;
    if (!isTree(one)) {
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

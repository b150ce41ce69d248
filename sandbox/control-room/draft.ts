import { isTree } from '../../contracts/is-tree.ts';
import { issuePaths } from '../../contracts/issue-paths.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { PluginRollout, PluginTarget } from '../../contracts/plugin-target.ts';
import type { SiteFault } from '../../contracts/site-version.ts';
import { slotSettingFaults } from '../../contracts/slot-settings.ts';
import { z } from '../../contracts/zod.ts';
import { appFaults } from '../site-versions/index.ts';

type Values = Record<string, unknown>;
export type Draft = { apps: Values; orders: Values };

/** What the room may change of one app. Null: what the manifest says. */
const AppEdit = z.strictObject({
  enabled: z.optional(z.nullable(z.boolean())),
  rollout: z.optional(z.nullable(PluginRollout)),
  requires: z.optional(z.nullable(PluginTarget)),
  config: z.optional(z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))),
  use: z.optional(z.nullable(z.union([z.string(), z.array(z.unknown())]))),
});
const AppId = z.string().check(z.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/));
const Order = z.nullable(z.array(AppId));

function faultsOf(path: string, schema: z.ZodMiniType, value: unknown): SiteFault[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => ({
    path: [path, ...(issuePaths(issue)[0] ?? [])].map(String).join('.'),
    text: issue.message,
  }));
}

/** What is wrong in a draft itself, each by its path in the configuration. `known`: the apps that there are. */
export const draftFaults = ({ apps, orders }: Draft, known: readonly PluginEntry[]): SiteFault[] => [
  ...Object.entries(apps).flatMap(([id, edit]) => [
    ...faultsOf(`plugins.${id}`, AppId, id),
    ...faultsOf(`plugins.${id}`, AppEdit, edit),
    ...appFaults({ [id]: edit }, known),
  ]),
  ...Object.entries(orders).flatMap(([slot, order]) => [
    ...faultsOf(`slots.${slot}.order`, Order, order),
    ...slotSettingFaults({ [slot]: {} }, []).map((text) => ({ path: `slots.${slot}`, text })),
  ]),
];

/** Values over others; null takes one away, and what is empty then goes too. */
function laid(own: unknown, edit: Values): Values | undefined {
  const all = Object.entries({ ...(isTree(own) ? own : {}), ...edit }).filter(([, value]) => value != null);
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** The configuration with a draft laid over it: a field of an app and an order of a slot at a time, nothing else of it. */
export function withDraft(config: Values, { apps, orders }: Draft): Values {
  const groups: [name: string, edits: Values][] = [
    ['plugins', apps],
    ['slots', Object.fromEntries(Object.entries(orders).map(([slot, order]) => [slot, { order }]))],
  ];
  const next = groups.map(([name, edits]): [string, unknown] => {
    const own = isTree(config[name]) ? config[name] : {};
    const changed = Object.entries(edits).map(([key, edit]) => [key, isTree(edit) ? laid(own[key], edit) : own[key]]);
    return [name, laid(own, Object.fromEntries(changed) as Values)];
  });
  return Object.fromEntries(
    Object.entries({ ...config, ...Object.fromEntries(next) }).filter(([, v]) => v !== undefined),
  );
}

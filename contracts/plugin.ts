import { PluginHeld } from './plugin-held.ts';
import { PluginRollout, PluginTarget } from './plugin-target.ts';
import { versionFields } from './plugin-versions.ts';
import { z } from './zod.ts';

/** A name for a plugin, its folder and its address. It must not be a name that every object has. */
const PluginId = z.string().check(z.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/));
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A page of this site, without the language. */
const OwnPath = z.string().check(z.regex(/^\/(?![/\\])/));
/** `results` or `promotions/*`, but never every route. */
const PluginRoute = z.string().check(z.regex(/^[a-z][\w/-]{0,99}(?:\/\*)?$/));

/**
 * A slot by its name. A host accepts one that it does not know, and logs it; the published schema lists those of this
 * host.
 */
export const PluginSlotName = z.string();
/** A link that the host lists in a slot. `title`: the key of a text, or the text itself. */
const PluginLink = z.object({ title: z.string(), path: OwnPath });
/** `order`: ascending, 0 unless it says otherwise; then the order of the manifest. */
const PluginMount = z.union([
  z.object({ route: PluginRoute }),
  z.object({ slot: PluginSlotName, order: z.optional(z.int()), link: z.optional(PluginLink) }),
]);

/** The requests of a plugin to the host. */
export const PluginPermission = z.enum([
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
  'odds:read',
  'coupon:read',
  'storage',
  'analytics',
  'dialog:open',
  'events',
  'register',
  'office:read',
  'office:write',
  'tickets:read',
  'tickets:buy',
]);
export type PluginPermission = z.infer<typeof PluginPermission>;

/**
 * One remote app. `entry` is its one script, which `integrity` pins; of the kind `frame` it is the full address of its page. `style` its one style sheet, which `styleIntegrity`
 * pins. `sdk`: the semver range of host facades that it works with. Spec: shell §1, §4.
 */
export const PluginEntry = z.object({
  id: PluginId,
  title: z.optional(z.string()),
  owner: z.optional(z.string()),
  version: z.string(),
  sdk: z.optional(z.string()),
  kind: z.enum(['module', 'view', 'frame']),
  entry: z.string(),
  integrity: z.optional(Integrity),
  /**
   * With a view: files that it may load, by address, each with its hash. They are read later and one by one, so a wrong
   * one costs only itself.
   */
  pins: z.optional(z.unknown()),
  style: z.optional(z.string()),
  styleIntegrity: z.optional(Integrity),
  /** The build has scoped every rule. Without it the style sheet waits until the host has done so. */
  styleScoped: z.optional(z.boolean()),
  /** The script imports `@openbook/ui`, so its code and styles come before the script runs. The build writes it. */
  ui: z.optional(z.boolean()),
  mounts: z.array(PluginMount),
  /**
   * Pages of its own: `PluginPage`, each read apart (contracts/own-pages.ts), so that a wrong one affects only itself.
   */
  pages: z.optional(z.array(z.unknown())),
  requires: z.optional(PluginTarget),
  /** A permission that this host does not know is not granted. Nothing else is affected. */
  permissions: z.optional(z.array(z.string())),
  load: z.optional(z.enum(['eager', 'idle', 'visible', 'intent'])),
  enabled: z.boolean(),
  rollout: z.optional(PluginRollout),
  /** Less leaves no time to draw, and who never gives up holds its place for ever. */
  timeoutMs: z.optional(z.number().check(z.minimum(500), z.maximum(60_000))),
  config: z.optional(z.record(z.string(), z.unknown())),
  /**
   * The settings that `config` may hold, by name: `ConfigSchema` of plugin-config.ts, which is not of the first load.
   * With it a change reaches a mounted app without mounting it again.
   */
  configSchema: z.optional(z.record(z.string(), z.unknown())),
  /** `PluginFrame` (plugin-frame.ts): how an app of the kind `frame` is in the page. A wrong one costs only itself. */
  frame: z.optional(z.unknown()),
  /** Texts of its own: `PluginTexts` (plugin-texts.ts). They are read later and language by language, so a wrong one costs only itself. */
  texts: z.optional(z.unknown()),
  /** Of a large app: `PluginPartsFile` (plugin-parts.ts), the list of the files that it brings later. The build writes it. */
  parts: z.optional(z.unknown()),
  ...versionFields,
  /** Only the server writes it. */
  held: z.optional(PluginHeld),
});
export type PluginEntry = z.infer<typeof PluginEntry>;

/** The whole manifest, strict: the build checks it before it writes the file. */
export const PluginManifest = z.object({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  plugins: z.array(PluginEntry),
  /** Origins whose pages apps of the kind `frame` may be, as `https://chat.example`: no paths, no patterns. */
  frameOrigins: z.optional(z.array(z.string())),
});
export type PluginManifest = z.infer<typeof PluginManifest>;

/**
 * The manifest as the page reads it: first the frame, then each entry by itself, so that a bad entry affects only
 * itself.
 */
export const PluginManifestFrame = z.object({
  version: z.literal(1),
  plugins: z.array(z.unknown()),
  frameOrigins: z.optional(z.unknown()),
});

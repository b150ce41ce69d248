import { z } from './zod.ts';

/** `plugin` fits its own folder and address. No name of what every object has. */
const PluginId = z.string().check(z.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/));
const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `results` or `promotions/*`: never every route. */
const PluginRoute = z.string().check(z.regex(/^[a-z][\w/-]*(?:\/\*)?$/));
const PluginMount = z.union([z.object({ route: PluginRoute }), z.object({ slot: z.string() })]);

/** What a plugin may ask of the host. */
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
]);
export type PluginPermission = z.infer<typeof PluginPermission>;

/**
 * One remote app. `entry` of a module is its one script, pinned by `integrity`; `style` its one style sheet. `sdk` is the semver range
 * of the host facade that it was built for. Spec: shell §1, §4.
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
  style: z.optional(z.string()),
  mounts: z.array(PluginMount),
  requires: z.optional(
    z.object({
      auth: z.optional(z.boolean()),
      availability: z.optional(z.array(z.int())),
      flags: z.optional(z.array(z.string())),
      languages: z.optional(z.array(z.string())),
      countries: z.optional(z.array(z.string())),
    }),
  ),
  permissions: z.optional(z.array(PluginPermission)),
  load: z.optional(z.enum(['eager', 'idle', 'visible', 'intent'])),
  enabled: z.boolean(),
  rollout: z.optional(z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)) })),
  timeoutMs: z.optional(z.number()),
  config: z.optional(z.record(z.string(), z.unknown())),
});
export type PluginEntry = z.infer<typeof PluginEntry>;

/** The whole manifest, strict: what the build checks before it writes the file. */
export const PluginManifest = z.object({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  plugins: z.array(PluginEntry),
});
export type PluginManifest = z.infer<typeof PluginManifest>;

/** The manifest as the page reads it: the frame is checked, each entry apart, so that a bad entry costs itself alone. */
export const PluginManifestFrame = z.object({ version: z.literal(1), plugins: z.array(z.unknown()) });

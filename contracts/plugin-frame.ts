import { z } from './zod.ts';

const Px = z.int().check(z.minimum(1), z.maximum(2000));

/**
 * How a page of another origin is in the host's. `sandbox`: its permissions besides scripts; its storage and cookies
 * (`allow-same-origin`) only where no cookie of the host's could be among them. `height`: px, or bounds within which it
 * asks for its own, or all that its place has.
 */
export const PluginFrame = z.object({
  sandbox: z.optional(z.array(z.enum(['allow-forms', 'allow-popups', 'allow-same-origin']))),
  height: z.optional(z.union([Px, z.object({ min: Px, max: Px }), z.literal('fill')])),
});
export type PluginFrame = z.infer<typeof PluginFrame>;

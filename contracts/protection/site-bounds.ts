import { z } from '../zod.ts';

/**
 * Values of the site besides `protection` that protect players: no configuration leaves these bounds. Row LIM-40,
 * decision D-571.
 */
const siteBounds = {
  minAge: { schema: z.int().check(z.minimum(18), z.maximum(30)), usual: 18 },
  autoLogoffInactiveMinutes: { schema: z.number().check(z.minimum(1), z.maximum(1440)), usual: 30 },
};
type Bounded = keyof typeof siteBounds;
const names = Object.keys(siteBounds) as Bounded[];

/** The value, or the usual one in the place of what cannot be. */
export const boundedValue = (name: Bounded, value: unknown): number =>
  siteBounds[name].schema.safeParse(value).data ?? siteBounds[name].usual;

/** The invalid values of these, as text that names the field. */
export const siteFaults = (configuration: Readonly<Record<string, unknown>>): string[] =>
  names.flatMap((name) => {
    const value = configuration[name];
    const isFine = value === undefined || siteBounds[name].schema.safeParse(value).success;
    return isFine
      ? []
      : [`${name}: ${JSON.stringify(value)} is no such value, ${String(siteBounds[name].usual)} stays`];
  });

/** A number out of its bounds is replaced. Other damage goes to the page as it is, which mends it. */
export const withinBounds = <Config extends Readonly<Record<Bounded, unknown>>>(config: Config): Config => ({
  ...config,
  ...Object.fromEntries(
    names.filter((name) => typeof config[name] === 'number').map((name) => [name, boundedValue(name, config[name])]),
  ),
});

import { boundedValue } from './protection/site-bounds.ts';
import { z } from './zod.ts';

/** The name that the product ships with: of a house that has chosen none. */
export const shippedName = 'Openbook';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** One field of the `brand` block each. A field that is not here is refused by its name. Row BRAND-01. */
const brandFields = {
  /** As players know the house: header, titles, the installed app, letters. */
  name: line(40),
  /** The company that holds the licence; stands in the footer. */
  legalName: line(120),
  /** Years. Replaces `minAge`. */
  minAge: z.int().check(z.minimum(18), z.maximum(30)),
  /** Who licensed the house, under which number; stands in the footer. */
  licence: line(300),
  email: z.string().check(z.regex(/^[^\s@]{1,64}@[^\s@]{1,64}$/)),
  phone: z.string().check(z.regex(/^\+?[\d ()-]{4,24}$/)),
};
type Fields = typeof brandFields;
export type Brand = { [Name in keyof Fields]?: z.infer<Fields[Name]> };

const isKnown = (name: string): name is keyof Fields => Object.hasOwn(brandFields, name);

/** What of a `brand` block can be used, and what is wrong with the rest: a wrong field costs itself alone. */
export function readBrand(given: unknown): { brand: Brand; faults: string[] } {
  if (given === undefined) return { brand: {}, faults: [] };
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { brand: {}, faults: ['brand: is no object'] };
  const [values, faults]: [Record<string, unknown>, string[]] = [{}, []];
  for (const [name, value] of Object.entries(given)) {
    const read = isKnown(name) ? brandFields[name].safeParse(value) : null;
    if (read?.success === true) values[name] = read.data;
    else faults.push(`brand.${name}: ${read?.error.issues[0]?.message ?? 'no such field'}`);
  }
  return { brand: values, faults };
}

/** The age that the house names everywhere: its brand's, else that of the site, and never one out of bounds. */
export const ageOf = ({ minAge }: Brand, ofSite: unknown): number => boundedValue('minAge', minAge ?? ofSite);

/** Writes the name of the house where a text has `{{brand}}`, in a value of any shape. */
export function housed<Value>(value: Value, name: string): Value;
export function housed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{{brand}}', () => name);
  if (Array.isArray(value)) return value.map((part: unknown) => housed(part, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, housed(part, name)]));
}

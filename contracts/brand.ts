import { loose } from './bounded.ts';
import { type BrandColours, readTokens } from './design-tokens/index.ts';
import { boundedValue } from './protection/site-bounds.ts';
import { z } from './zod.ts';

/** The name that the product ships with: of a house that has chosen none. */
export const shippedName = 'Openbook';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** A file in the folder of the operator's pictures, or a whole SVG. Its content is checked where it is read. */
const Picture = z.string().check(
  z.maxLength(20_000),
  z.refine((text) => text.startsWith('<svg') || /^(?:[\w-]{1,60}\/){0,2}[\w-]{1,60}\.(?:svg|png)$/.test(text), {
    error: 'neither an SVG nor the name of an svg or png file',
  }),
);
const Pictures = z.array(Picture).check(z.minLength(1), z.maxLength(12));

/** One field of the `brand` block each. A field that is not here is refused by its name. Row BRAND-01. */
const brandFields = {
  /** As players know the house: header, titles, the installed app, letters. */
  name: line(40),
  /** The company that holds the licence; is in the footer. */
  legalName: line(120),
  /** Years. Replaces `minAge`. */
  minAge: z.int().check(z.minimum(18), z.maximum(30)),
  /** The holder of the licence of the house and its number; the footer shows both. */
  licence: line(300),
  email: z.string().check(z.regex(/^[^\s@]{1,64}@[^\s@]{1,64}$/)),
  phone: z.string().check(z.regex(/^\+?[\d ()-]{4,24}$/)),
  /** Beside the name in the header; without `dark` the same in both themes. */
  logo: z.object({ light: Picture, dark: z.optional(Picture) }),
  /** Of tabs, home screens and the installed app: an SVG, and squares in PNG where a system needs them. */
  icons: Pictures,
  /** With a margin, for launchers that cut a shape out of them. */
  maskableIcons: Pictures,
  /** A file in the format of design tokens for each theme. */
  tokens: loose(100_000),
};
type Fields = typeof brandFields;
type Values = { [Name in keyof Fields]?: z.infer<Fields[Name]> };
/** `colours`: what of the tokens can be used. */
export type Brand = Omit<Values, 'tokens'> & { colours?: BrandColours };

const isKnown = (name: string): name is keyof Fields => Object.hasOwn(brandFields, name);

/** The valid part of a `brand` block, and the errors of the rest: a wrong field affects only itself. */
export function readBrand(given: unknown): { brand: Brand; faults: string[] } {
  if (given === undefined) return { brand: {}, faults: [] };
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { brand: {}, faults: ['brand: is no object'] };
  const values: { [Name in keyof Fields]?: unknown } = {};
  const faults: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const read = isKnown(name) ? brandFields[name].safeParse(value) : null;
    if (isKnown(name) && read?.success === true) values[name] = read.data;
    else faults.push(`brand.${name}: ${read?.error?.issues[0]?.message ?? 'no such field'}`);
  }
  const { tokens, ...brand } = values as Values;
  if (tokens === undefined) return { brand, faults };
  const read = readTokens(tokens);
  const told = read.faults.map((fault) => `brand.tokens.${fault}`);
  return { brand: { ...brand, colours: read.colours }, faults: [...faults, ...told] };
}

/** The age that the house names everywhere: its brand's, else that of the site, and never an age out of bounds. */
export const ageOf = ({ minAge }: Brand, ofSite: unknown): number => boundedValue('minAge', minAge ?? ofSite);

/** Writes the name of the house where a text has `{{brand}}`, in a value of any shape. */
export function housed<Value>(value: Value, name: string): Value;
export function housed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{{brand}}', () => name);
  if (Array.isArray(value)) return value.map((part: unknown) => housed(part, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, housed(part, name)]));
}

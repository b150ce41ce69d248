import { emPx } from '@contracts/constants';

type Entry = { css_prop: string; css_value: string };
export type BrandBook = { properties: { name: string; value: string }[]; wrong: Entry[] };

/** `24px` → `1.5em`; anything else unchanged. Spec: shell §3. */
export const brandValue = (value: string): string =>
  value.replace(/^(-?\d+(?:\.\d+)?)px$/, (_, pixels: string) => `${String(Number(pixels) / emPx)}em`);

const name = /^(?:--)?[a-z][\w-]*$/i;
/** Values that programs write for "no value". */
const noValue = /(?:^|[\s,(-])(?:nan|undefined|null|infinity|true|false|object)(?![a-z]*-)/i;
const size = /^-?(?:\d+|\d*\.\d+)(?:px|r?em|ch|%|v[hw]|pt)?$/;
/** `url()` and `image-set()` are refused: a value must not make the page fetch anything. */
const call = /^(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|var|calc|min|max|clamp)\([\w\s.,%#/+*()-]+\)$/i;
const color = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+)$/i;
/** One part of a longer value: `1px solid red`, `0.2s`. */
const word = /^(?:-?(?:\d+|\d*\.\d+)[a-z%]*|#[\da-f]{3,8}|-?[a-z][\w-]*|\/)$/i;

const isBalanced = (value: string) => value.split('(').length === value.split(')').length;
const isColor = (value: string) => color.test(value) || call.test(value);
const isSize = (value: string) => size.test(value) || call.test(value);
const areWords = (value: string) =>
  value
    // Names of fonts.
    .replaceAll(/"[\w\s-]+"|'[\w\s-]+'/g, 'x')
    .split(/[\s,]+(?![^(]*\))/)
    .every((part) => word.test(part) || call.test(part));

/** Its name says whether a token is a colour or a size. Any other takes CSS words. */
function isValue(property: string, value: string): boolean {
  if (value === '' || value.length > 200 || noValue.test(value) || !isBalanced(value)) return false;
  if (/^(?:--)?color-/.test(property)) return isColor(value);
  if (/^(?:--)?(?:space|radius|font-size)(?:-|$)/.test(property)) return isSize(value);
  return areWords(value);
}

const isPlain = ({ css_prop, css_value }: Entry): boolean => name.test(css_prop) && isValue(css_prop, css_value.trim());

/** Custom properties for the document's root. `wrong`: the refused entries. */
export const brandBook = (entries: readonly Entry[]): BrandBook => ({
  properties: entries.filter(isPlain).map(({ css_prop, css_value }) => ({
    name: css_prop.startsWith('--') ? css_prop : `--${css_prop}`,
    value: brandValue(css_value.trim()),
  })),
  wrong: entries.filter((entry) => !isPlain(entry)),
});

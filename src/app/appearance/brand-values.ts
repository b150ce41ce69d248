import { emPx } from '@contracts/constants';

type Entry = { css_prop: string; css_value: string };

/** `24px` → `1.5em`; anything else unchanged. Spec: shell §3. */
export const brandValue = (value: string): string =>
  value.replace(/^(-?\d+(?:\.\d+)?)px$/, (_, pixels: string) => `${String(Number(pixels) / emPx)}em`);

/** A value that would make the page ask somewhere for something is none. */
const isPlain = ({ css_value }: Entry): boolean => !/url\(|image-set\(|\\/i.test(css_value);

/** Custom properties of the document's root. */
export const brandBook = (entries: readonly Entry[]): { name: string; value: string }[] =>
  entries.filter(isPlain).map(({ css_prop: name, css_value: value }) => ({
    name: name.startsWith('--') ? name : `--${name}`,
    value: brandValue(value.trim()),
  }));

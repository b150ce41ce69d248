import { hexOf, type Parts, toSrgb } from '../../../contracts/design-tokens/index.ts';
import { linear, partsOf } from '../../../contracts/theme/index.ts';

/** A colour as the eye orders it: lightness from 0 to 1, how far from grey, and the hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Oklab (Björn Ottosson) of `#rrggbb`, around the hue. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = partsOf(hex).map(linear) as unknown as Parts;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

const isShown = (parts: Parts): boolean => parts.every((part) => part >= -0.001 && part <= 1.001);

/** `#rrggbb` of the colour with this lightness, as strong as a screen can show it up to its chroma. */
export function hexAt({ chroma, hue }: Oklch, lightness: number): string {
  const partsAt = (strength: number) => toSrgb['oklch']?.([lightness, strength, hue]) ?? [0, 0, 0];
  let strength = chroma;
  while (strength > 0 && !isShown(partsAt(strength))) strength = Math.max(0, strength - 0.002);
  return hexOf(partsAt(strength));
}

import { z } from '../zod.ts';
import { type Parts, toSrgb } from './spaces.ts';

const Component = z.union([z.number().check(z.minimum(-1000), z.maximum(1000)), z.literal('none')]);

/** Every space that the format knows. */
const spaces = [
  ...(['srgb', 'srgb-linear', 'hsl', 'hwb', 'oklab', 'oklch', 'lab', 'lch'] as const),
  ...(['display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'] as const),
];

/** A colour of the Design Tokens format (2025.10). */
const ColourValue = z.object({
  colorSpace: z.enum(spaces),
  components: z.tuple([Component, Component, Component]),
  alpha: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  hex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
});

const pair = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
export const hexOf = (parts: Parts): string => `#${parts.map(pair).join('')}`;

/** Rounding may leave a part this far outside. */
const slack = 0.002;
const isWithin = (parts: Parts): boolean => parts.every((part) => part >= -slack && part <= 1 + slack);

/** `#rrggbb` of a colour's `$value`, or what is wrong with it. */
export function readColour(value: unknown): { hex: string } | { fault: string } {
  const read = ColourValue.safeParse(value);
  if (!read.success) return { fault: 'is no colour: { colorSpace, components } with three components' };
  const { colorSpace, components, alpha = 1, hex } = read.data;
  if (alpha !== 1) return { fault: 'must be opaque, or its contrast is unknown' };
  const numbers = components.map((part) => (part === 'none' ? 0 : part)) as unknown as Parts;
  const parts = toSrgb[colorSpace]?.(numbers);
  if (parts !== undefined && isWithin(parts)) return { hex: hexOf(parts) };
  if (hex !== undefined) return { hex: hex.toLowerCase() };
  return { fault: `lies outside of what every screen shows: give a hex beside ${colorSpace}` };
}

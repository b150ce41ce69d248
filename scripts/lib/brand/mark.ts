import { escapeMarkup } from '../../../contracts/escape-markup.ts';

/** Of one word its first letter, of more the first of the first two. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A mark of initials over a stroke. `inset`: room around, for launchers that cut a shape out of it. */
export function markOf(name: string, { ground, ink, second }: Record<'ground' | 'ink' | 'second', string>, inset = 0) {
  const initials = initialsOf(name);
  const [size, corner] = inset === 0 ? [initials.length > 1 ? 11 : 14, 6] : [8, 0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">',
    `<rect width="24" height="24" rx="${String(corner)}" fill="${ground}"/>`,
    `<text x="12" y="${String(14.8 - inset)}" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-weight="700" `,
    `font-size="${String(size)}" fill="${ink}">${escapeMarkup(initials)}</text>`,
    `<rect x="${String(6 + inset)}" y="${String(18 - inset)}" width="${String(12 - 2 * inset)}" height="1.8" rx="0.9" fill="${second}"/></svg>`,
  ].join('');
}

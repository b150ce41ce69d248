import { globalFontFace } from '@vanilla-extract/css';

import { letterFace } from './letter-face';

// Rare letters have font files of their own, which load late (src/app/late/rare-letters.css.ts).
globalFontFace('Inter Variable', [
  letterFace(
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-201F, U+2021-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  letterFace('latin-a', 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B'),
  letterFace('cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
]);

/**
 * Stands in until Inter arrives. `size`: of what Inter's letters are wide, measured over the English dictionary; the
 * lines are as high as Inter's, so nothing shifts.
 */
const standIn = (names: readonly string[], size: number, fontWeight?: string) => ({
  src: names.map((name) => `local('${name}')`).join(),
  ...(fontWeight !== undefined && { fontWeight }),
  sizeAdjust: `${String(size)}%`,
  ascentOverride: `${(9687.5 / size).toFixed(1)}%`,
  descentOverride: `${(2412 / size).toFixed(1)}%`,
  lineGapOverride: '0%',
});
globalFontFace('Inter Fallback', [
  standIn(['Arial', 'Liberation Sans'], 107.5, '400 599'),
  standIn(['Arial Bold', 'Liberation Sans Bold'], 102, '600 700'),
]);
// Phones have no Arial.
globalFontFace('Inter Phone', standIn(['Roboto'], 108));

/** Sports that have a drawing of their own. The list of all other icons loads with the code that counts clicks. */
export const sportGlyphNames = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'table-tennis',
  'volleyball',
  'handball',
  'badminton',
  'baseball',
  'american-football',
  'cricket',
  'darts',
  'snooker',
  'horse-racing',
  'greyhounds',
  'esports',
] as const;
export type SportGlyph = (typeof sportGlyphNames)[number];

export const isSportGlyph = (name: string): name is SportGlyph => sportGlyphNames.some((glyph) => glyph === name);

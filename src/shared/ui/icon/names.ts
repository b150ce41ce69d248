/**
 * The stroke set of the product, drawn by the sprite that the build makes (build/sprite). A name that lucide does not know is named there by
 * lucide's own.
 */
export const iconNames = [
  'arrow-down',
  'arrow-right',
  'arrow-up',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clock',
  'close',
  'copy',
  'danger',
  'external',
  'eye',
  'eye-off',
  'home',
  'info',
  'languages',
  'list',
  'live',
  'lock',
  'log-out',
  'menu',
  'minus',
  'offline',
  'plus',
  'refresh',
  'search',
  'settings',
  'sort',
  'star',
  'success',
  'ticket',
  'trash',
  'trend',
  'trophy',
  'undo',
  'unplug',
  'user',
  'wallet',
  'warning',
] as const;
export type IconName = (typeof iconNames)[number];

export const sportGlyphNames = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'table-tennis',
  'volleyball',
  'handball',
  'esports',
] as const;
export type SportGlyph = (typeof sportGlyphNames)[number];

export const isSportGlyph = (name: string): name is SportGlyph => sportGlyphNames.some((glyph) => glyph === name);

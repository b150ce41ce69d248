export { Icon, SportIcon, iconNames } from './icon';
export type { IconName } from './icon';
export { isSportGlyph, sportGlyphNames } from './sports';
export type { SportGlyph } from './sports';

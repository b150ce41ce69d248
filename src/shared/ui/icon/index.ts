export { Icon, SportIcon } from './icon';
export { iconNames } from './names';
export type { IconName } from './names';
export { isSportGlyph, sportGlyphNames } from './sport-names';
export type { SportGlyph } from './sport-names';
export { IconsVersion, useSprite } from './sprite';

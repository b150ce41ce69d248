export { Icon, SportIcon } from './icon';
export { iconNames, isSportGlyph, sportGlyphNames } from './names';
export type { IconName, SportGlyph } from './names';
export { IconsVersion, useSprite } from './sprite';

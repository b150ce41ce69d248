export { Icon, SportIcon } from './icon';
export type { IconName } from './icon';
export { isSportGlyph } from './sports';
export type { SportGlyph } from './sports';

export { handicapText, totalText } from './lib/line-text';
export type { LineStyle } from './lib/line-text';
export { leadOf, restLine } from './lib/rest';

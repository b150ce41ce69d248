export { handicapText, totalText } from './lib/line-text';
export type { LineStyle } from './lib/line-text';
export { leadOf, restLine } from './lib/rest';
export { AsianNotes } from './ui/asian-notes';
export { LegLine } from './ui/leg-line';
export { useHandedFocus } from './lib/use-handed-focus';

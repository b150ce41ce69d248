export { AsianNotes } from './ui/asian-notes';
export { LegLine } from './ui/leg-line';
export { useHandedFocus } from './lib/use-handed-focus';

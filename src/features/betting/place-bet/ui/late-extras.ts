export { SlipExtras } from './slip-extras';
export { FirstBetHint, Held } from './slip-hints';

export {
  afterPress,
  chipsOf,
  chipValues,
  type ClothPress,
  roundSums,
  type Spots,
  timesFirst,
  totalOf,
} from './lib/chips';
export { chipText } from './lib/chip-text';
export * as boards from './ui/boards.css';
export { Cloth } from './ui/cloth';
export * as clothCss from './ui/cloth.css';
export { Fitted } from './ui/fitted';
export { LastNumbers } from './ui/last-numbers';
export * as payTableCss from './ui/pay-table.css';
export * as trayCss from './ui/tray.css';
export { Paytable } from './ui/paytable';
export { type RowsOf, toldRules } from './ui/told-rules';
export { Racetrack } from './ui/track';

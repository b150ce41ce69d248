export type { Sizes } from './lines';
export { scrollerOf } from './scroller';
export { useLines } from './use-lines';
export { useListBox } from './use-list-box';

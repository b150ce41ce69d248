export { Segmented } from './segmented';
export type { SegmentedOption, SegmentedProps } from './segmented';

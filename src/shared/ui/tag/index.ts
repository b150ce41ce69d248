export { Tag } from './tag';
export type { TagTone } from './tag';

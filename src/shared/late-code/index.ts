export { createPart } from './create-part';
export type { Part } from './create-part';
export { loaded } from './loaded';

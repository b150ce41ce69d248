export { Contained } from './contained';
export { createPart } from './create-part';
export type { Part } from './create-part';
export { createPartView } from './create-part-view';
export { loaded } from './loaded';
export { PartTold } from './part-place';
export { loadPartFx, moduleOf, partWanted } from './parts';
export { releaseNow } from './release';
export { usePart } from './use-part';

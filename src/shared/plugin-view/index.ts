export { byId, cleanBody } from './clean-body';
export { cleanHead, layOver } from './clean-head';
export { followLinks } from './follow-links';
export { hasLeft } from './has-left';
export { fileOfText, pinsOf } from './pins';
export { sheetOf } from './sheet-of';

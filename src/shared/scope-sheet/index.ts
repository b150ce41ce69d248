export { keepsWithin } from './keeps-within';
export { scopeSheet } from './scope-sheet';

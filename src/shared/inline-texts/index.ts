export { inlineGroups } from './groups';
export { inlineText } from './inline-text';

export { $windowSize } from './viewport';

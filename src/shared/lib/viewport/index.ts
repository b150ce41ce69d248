export { $layout } from './viewport';

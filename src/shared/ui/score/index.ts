export { Score } from './score';

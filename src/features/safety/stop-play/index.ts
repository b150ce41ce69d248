export { $isStopping, stopPressed } from './model/stop';

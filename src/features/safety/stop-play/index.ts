export { $isStopping, $stop, stopPressed } from './model/stop';

export { $counters } from './model/counters';
export { readMetricsFx } from './model/metrics';

export { Gauge } from './gauge';
export type { GaugeProps } from './gauge';

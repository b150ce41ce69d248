export type { Collector } from './collector.ts';
export { createTelemetry, noTelemetry, type Telemetry } from './telemetry.ts';
export { dropReasons } from './queue.ts';
export { traceCalls } from './trace-calls.ts';

export { clearRegion } from './clear-region';
export { measure, measured } from './measure';
export { keepModule, moduleOf } from './modules';
export { pluginLine } from './plugin-line';
export type { Phase } from './plugin-line';
export { landed, loadDeadlineMs, LoadFailure, put, trusted } from './put-element';
export { lookUp, runOnce, runScript } from './run-script';

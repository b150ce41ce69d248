import './model/counters';
import './model/metrics';

export { tell } from './api/tell';
export { betTypeName, happened, secondsLeft } from './lib/event';
export type { Happened } from './lib/event';
export { collectorOpened, tracked } from './model/collector';
export { consentChanged } from './model/consent';
export { $lastArea, clicked, pointerWatched } from './model/pointer';
export type { Click } from './model/pointer';

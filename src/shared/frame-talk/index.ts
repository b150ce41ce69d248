export { greet } from './greet';
export { followPulse } from './pulse';
export { createQuota } from './quota';
export { followSight } from './sight';

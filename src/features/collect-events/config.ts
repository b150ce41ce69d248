import { dayMs } from '@/shared/lib/cookie';

/** The page reports its speed within this time. Spec: coupon §9. */
export const reportWindowMs = 10_000;
/** Unsent events are kept this long. Spec: coupon §9. */
export const metricsLifeMs = dayMs;
/** A batch goes out when it has this many events, or this long after its first. Spec: api §10. */
export const batchSize = 20;
export const batchPauseMs = 5000;
/** How often moves of the pointer are sampled. Decision D-88. */
export const moveSampleMs = 500;
/** How long the collector rests after a batch that did not arrive. */
export const retryPauseMs = 30_000;
/** The queue holds this many events. When the collector is away for long, the oldest events go first. */
export const queueMax = 200;

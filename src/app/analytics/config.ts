import { dayMs } from '@/shared/lib/cookie';

/** The report of the page's speed is sent within this time. Spec: coupon §9. */
export const reportWindowMs = 10_000;
/** What could not be sent is kept this long. Spec: coupon §9. */
export const metricsLifeMs = dayMs;
/** A batch is sent when it has so many events, or so long after its first. Spec: api §10. */
export const batchSize = 20;
export const batchPauseMs = 5000;
/** Moves of the pointer are sampled. Decision D-88. */
export const moveSampleMs = 500;
/** After a batch that did not arrive. */
export const retryPauseMs = 30_000;
/** The oldest go first when the collector is away for long. */
export const queueMax = 200;

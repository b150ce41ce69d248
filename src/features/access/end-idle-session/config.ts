/** Spec: shell §9, "Activity throttle". */
export const activityThrottleMs = 100;
export const minuteMs = 60_000;

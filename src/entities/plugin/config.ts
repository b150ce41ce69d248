/** Spec: api §2, the manifest's own budget at start. After it the page goes on with no remote apps. */
export const manifestBudgetMs = 2000;
/** Spec: api §2. Asked again while the page is visible. */
export const manifestPollMs = 60_000;
/** First delay after a failed load; it doubles each time. Spec: shell §4, §9. */
export const retryDelayMs = 1000;
/** Spec: shell §4, §9. */
export const maxRetries = 3;
/** A script that has run and has not defined its app is looked at so often again, with this pause. Spec: shell §9, PLUG-09. */
export const lookupRepeats = 5;
export const lookupPauseMs = 1000;
/** Reload of a view is throttled to this. Spec: shell §4. */
export const reloadThrottleMs = 1000;
/** A script or style sheet that has not arrived by then counts as failed. Reliability, "Remote apps". */
export const loadDeadlineMs = 10_000;
/** A plugin that has not drawn by then counts as failed, unless its entry says otherwise. Reliability, "Remote apps". */
export const mountDeadlineMs = 3000;

/** Spec: api §2. The start waits this long for the manifest, then goes on without remote apps. */
export const manifestBudgetMs = 2000;
/** Spec: api §2. How often the page asks again while it is visible. */
export const manifestPollMs = 60_000;
/**
 * A plugin that draws nothing within this time counts as failed, unless its entry says otherwise. Reliability, "Remote
 * apps".
 */
export const mountDeadlineMs = 3000;

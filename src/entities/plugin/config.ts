/** Spec: api §2, the manifest's own budget at start. After it the page goes on with no remote apps. */
export const manifestBudgetMs = 2000;
/** Spec: api §2. Asked again while the page is visible. */
export const manifestPollMs = 60_000;
/** A script or style sheet that has not arrived by then counts as failed. Reliability, "Remote apps". */
export const loadDeadlineMs = 10_000;
/** A plugin that has not drawn by then counts as failed, unless its entry says otherwise. Reliability, "Remote apps". */
export const mountDeadlineMs = 3000;

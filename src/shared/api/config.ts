/** Replays of one call over all causes; of these one for a 401 and one for the fingerprint. Decision D-01. */
export const retryLimit = 3;

/** What a call may take before it counts as failed, ms. Spec: design/reliability 4.1. */
export const deadlineMs = { read: 10_000, write: 15_000 };

/** Renewed this long before its end. Decision D-96. */
export const tokenRenewalMs = 60_000;
export const tokenRenewalPauseMs = 10_000;

/** Waits for the code of the captcha dialog, which comes after the first page, ms. */
export const captchaDialogMs = 30_000;

/** What the statuses mean to us. Spec: shell §8. */
export const STATUS = { saved: 200, actionSaved: 204, error: 400, unauthorized: 401, forbidden: 403 } as const;
export const statusClosed = 499;
export const statusDefault = 500;

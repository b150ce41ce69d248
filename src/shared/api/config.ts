/**
 * One call is sent again at most this often over all causes, and at most once for a 401 and once for the fingerprint.
 * Decision D-01.
 */
export const retryLimit = 3;

/** A call that takes longer counts as failed, ms. Spec: design/reliability 4.1. */
export const deadlineMs = { read: 10_000, write: 15_000 };

/** The page renews a token this long before it ends. Decision D-96. */
export const tokenRenewalMs = 60_000;
export const tokenRenewalPauseMs = 10_000;

/** A call waits this long for the code of the captcha dialog, which loads after the first page, ms. */
export const captchaDialogMs = 30_000;

/** The meaning of the statuses. Spec: shell §8. */
export const httpStatus = { saved: 200, actionSaved: 204, error: 400, unauthorized: 401, forbidden: 403 } as const;
export const statusClosed = 499;
export const statusDefault = 500;

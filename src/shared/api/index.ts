export { apiFailed, toFailure } from './failure';
export type { ApiFailure } from './failure';
export { createApiCall } from './create-api-call';
export { createApiMutation } from './create-api-mutation';
export { createApiQuery } from './create-api-query';
export { fetchFx } from './fetch';
export { $fingerprint, execFingerprintFx, fingerprintWanted } from './fingerprint';
export { $isLoggedIn, $token, loggedInChanged, tokenReceived } from './token';

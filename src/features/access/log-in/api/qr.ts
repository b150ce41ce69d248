import { AuthOk } from '@contracts/auth';
import { QrAskAnswer, QrStateAnswer } from '@contracts/qr-login';

import { Bearer, createApiCall, createApiQuery } from '@/shared/api';

/** POST qr: a new code for this browser. The one before it is gone. */
export const codeAskedFx = createApiCall({
  request: () => ({ method: 'POST', path: '/web-api/auth/qr' }),
  contract: QrAskAnswer,
  mapData: ({ data }) => data.code,
});

/** GET qr: what became of it. */
export const stateQuery = createApiQuery({
  request: () => ({ path: '/web-api/auth/qr' }),
  contract: QrStateAnswer,
  mapData: ({ data }) => data.state,
});

/** POST qr-login: this browser was let in. */
export const letInFx = createApiCall({
  request: () => ({ method: 'POST', path: '/web-api/auth/qr-login' }),
  contract: AuthOk,
  mapData: ({ data }) => ({ userId: data.userId, token: new Bearer(data.token) }),
});

import { AuthOk } from '@contracts/auth';

import { Bearer, createApiCall } from '@/shared/api';

export type LoginLink = { methodId: string; token: string; sign: string };

/** POST /web-api/auth/login-token. The call uses the token up. Spec: coupon §7. */
export const loginByTokenFx = createApiCall({
  request: ({ methodId, token, sign, language }: LoginLink & { language: string }) => ({
    method: 'POST',
    path: '/web-api/auth/login-token',
    body: { method_id: methodId, token, sign, lng: language },
  }),
  contract: AuthOk,
  mapData: ({ data: { userId, token } }) => ({ userId, token: new Bearer(token) }),
});

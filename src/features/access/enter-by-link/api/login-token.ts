import { AuthOk, AuthStep } from '@contracts/auth';
import { z } from '@contracts/zod';

import { Bearer, createApiCall } from '@/shared/api';

export type LoginLink = { methodId: string; token: string; sign: string };

/** POST /web-api/auth/login-token. The call uses the token up. Spec: coupon §7. */
export const loginByTokenFx = createApiCall({
  request: ({ methodId, token, sign, language }: LoginLink & { language: string }) => ({
    method: 'POST',
    path: '/web-api/auth/login-token',
    body: { method_id: methodId, token, sign, lng: language },
  }),
  contract: z.union([AuthOk, AuthStep]),
  mapData: ({ data }) => ('token' in data ? { userId: data.userId, token: new Bearer(data.token) } : null),
});

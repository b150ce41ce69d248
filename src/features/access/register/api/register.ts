import { RegistrationAnswer, type RegistrationRequest } from '@contracts/auth';

import { Bearer, createApiMutation } from '@/shared/api';

export type Registered = { userId: number; token: Bearer; login: string; password: string | null };

/**
 * POST /web-api/registration/fast_reg. `key` is a UUID of this one registration. When an answer was lost, the next call
 * carries the same key, and no second account opens. Spec: api §4.
 */
export const registerMutation = createApiMutation({
  request: ({ key, body }: { key: string; body: RegistrationRequest }) => ({
    method: 'POST',
    path: '/web-api/registration/fast_reg',
    idempotencyKey: key,
    body,
  }),
  contract: RegistrationAnswer,
  mapData: ({ data }): Registered => ({
    userId: data.userId,
    token: new Bearer(data.token),
    login: data.login,
    password: data.password ?? null,
  }),
});

import { RegistrationAnswer, type RegistrationRequest } from '@contracts/auth';

import { Bearer, createApiMutation } from '@/shared/api';

export type Registered = { userId: number; token: Bearer; login: string; password: string | null };

/** POST /web-api/registration/fast_reg. `key` is the act's own UUID: an answer that was lost comes again, and no second account. Spec: api §4. */
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

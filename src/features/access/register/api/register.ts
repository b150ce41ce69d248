import { headerNames, headerValues } from '@contracts/common';
import { RegistrationAnswer, type RegistrationRequest } from '@contracts/registration';
import type { RegistrationName } from '@contracts/registration-names';

import { Bearer, createApiMutation } from '@/shared/api';

/** `password`: null where the player chose it, or needs none. `next`: what they have to confirm. */
export type Registered = {
  userId: number;
  token: Bearer;
  login: string;
  password: string | null;
  next: 'activate_email' | 'activate_phone' | null;
};

/**
 * POST /web-api/registration/{type}. `key` is a UUID of this one registration. When an answer was lost, the next call
 * carries the same key, and no second account opens. Spec: api §4.
 */
export const registerMutation = createApiMutation({
  request: ({ type, key, body }: { type: RegistrationName; key: string; body: RegistrationRequest }) => ({
    method: 'POST',
    path: `/web-api/registration/${type}`,
    idempotencyKey: key,
    headers: { [headerNames.credentialEncoding]: headerValues.credentialEncoding },
    body,
  }),
  contract: RegistrationAnswer,
  mapData: ({ data: { userId, token, login, password = null, next = null } }): Registered => ({
    ...{ userId, token: new Bearer(token), login, password, next },
  }),
});

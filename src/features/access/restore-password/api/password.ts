import { ForgotPasswordAnswer, ResetStep } from '@contracts/auth';
import { headerNames, headerValues } from '@contracts/common';
import { z } from '@contracts/zod';

import { createApiMutation, encodeText } from '@/shared/api';

const headers = { [headerNames.credentialEncoding]: headerValues.credentialEncoding };

/** The player who forgot the password. The player gives a login, or a phone with its code and plus. */
export type Forgetful = { login: string } | { code: string; number: string };

/** POST /web-api/auth/password/forgot. An account that does not exist gets the same answer. Spec: api §4. */
export const forgotMutation = createApiMutation({
  request: (who: Forgetful) => ({
    method: 'POST',
    path: '/web-api/auth/password/forgot',
    headers,
    body:
      'login' in who
        ? { login: encodeText(who.login.trim().normalize('NFC')) }
        : { phone: who.number, country_code: who.code },
  }),
  contract: ForgotPasswordAnswer,
  mapData: ({ data }, who) => ({ sentTo: data.sentTo, isPhone: !('login' in who) }),
});

/** POST /web-api/auth/password/reset, with the token of a link or the code of a message. Spec: api §4. */
export const resetMutation = createApiMutation({
  request: ({ proof, password }: { proof: { token?: string; code?: string; second?: string }; password: string }) => ({
    method: 'POST',
    path: '/web-api/auth/password/reset',
    headers,
    body: { ...proof, password: encodeText(password) },
  }),
  contract: z.optional(ResetStep),
  mapData: (answer) => ({ asksSecond: answer !== undefined }),
});

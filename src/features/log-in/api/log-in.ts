import { LoginAnswer, AuthOk as AuthOkAnswer } from '@contracts/auth';
import { HEADER, HEADER_VALUE } from '@contracts/common';

import { createApiMutation } from '@/shared/api';
import { encodeText } from '@/shared/lib/base64url';

export type LoginStep = { step: 'two_step' | 'sms' | 'social_two_step'; maskedPhone: string | null };
export type LoginResult = { kind: 'signedIn'; userId: number; token: string } | ({ kind: 'step' } & LoginStep);

/** What the fingerprint service said of this browser, as the auth calls carry it. */
export type Components = Record<string, unknown> | undefined;

const encoded = { [HEADER.credentialEncoding]: HEADER_VALUE.credentialEncoding };

/** POST /web-api/auth/login. The login is normalised (two ways to type "é" are one login), the password is not. Spec: coupon §7, decision D-05. */
export const loginMutation = createApiMutation({
  request: ({
    login,
    password,
    isSaved,
    components,
  }: {
    login: string;
    password: string;
    isSaved: boolean;
    components: Components;
  }) => ({
    method: 'POST',
    path: '/web-api/auth/login',
    headers: encoded,
    body: {
      uLogin: encodeText(login.trim().normalize('NFC')),
      uPassword: encodeText(password),
      save: isSaved,
      components,
    },
  }),
  contract: LoginAnswer,
  mapData: ({ data }): LoginResult =>
    'step' in data
      ? { kind: 'step', step: data.step, maskedPhone: data.maskedPhone ?? null }
      : { kind: 'signedIn', userId: data.userId, token: data.token },
});

/** POST /web-api/auth/two-step: the code of the second step. Spec: coupon §7. */
export const twoStepMutation = createApiMutation({
  request: ({ code, isSaved, components }: { code: string; isSaved: boolean; components: Components }) => ({
    method: 'POST',
    path: '/web-api/auth/two-step',
    headers: encoded,
    body: { code: encodeText(code.trim()), save: isSaved, components },
  }),
  contract: AuthOkAnswer,
  mapData: ({ data }): LoginResult => ({ kind: 'signedIn', userId: data.userId, token: data.token }),
});

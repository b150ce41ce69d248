import { AuthOk, AuthStep, SendSmsAnswer } from '@contracts/auth';
import { z } from '@contracts/zod';

import { Bearer, createApiMutation } from '@/shared/api';

import { type AuthCall, requestOf } from '../lib/call';

/**
 * The backend wants a code. `resendAt`: when the player may ask for another message, epoch ms; null where nobody sends
 * one.
 */
export type LoginStep = {
  step: 'two_step' | 'sms' | 'social_two_step';
  maskedPhone: string | null;
  resendAt: number | null;
};
export type LoginResult = { kind: 'signedIn'; userId: number; token: Bearer } | ({ kind: 'step' } & LoginStep);

/** Every call of the form; one runs at a time. Spec: coupon §7, api §4. */
export const authMutation = createApiMutation({
  request: (call: AuthCall) => requestOf(call),
  contract: z.union([AuthOk, AuthStep, SendSmsAnswer]),
  mapData: ({ data }, call): LoginResult => {
    if ('token' in data) return { kind: 'signedIn', userId: data.userId, token: new Bearer(data.token) };
    if ('step' in data) return { kind: 'step', step: data.step, maskedPhone: data.maskedPhone ?? null, resendAt: null };
    const maskedPhone = call.kind === 'sms' ? `${call.code} ${call.number}` : null;
    return { kind: 'step', step: 'sms', maskedPhone, resendAt: data.resendAt * 1000 };
  },
});

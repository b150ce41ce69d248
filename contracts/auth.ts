import { Seconds, dataOf } from './common.ts';
import { z } from './zod.ts';

/** Login, e-mail or ID, as one field. Decision D-85: one @ and a dot in the domain, at most 100; or 3 to 12 digits. */
export const LoginText = z
  .string()
  .check(z.regex(/^(?:\d{3,12}|(?=.{3,100}$)[^@\s]+@[^@\s]+\.[^@\s]+)$/, 'field_error_login'));

/** Components of the device fingerprint, as far as the page knows them. */
const Components = z.optional(z.record(z.string(), z.unknown()));

/** `uLogin`, `uPassword`: base64url of the UTF-8 text. Spec: coupon §7. */
export const LoginRequest = z.object({
  uLogin: z.string(),
  uPassword: z.string(),
  save: z.boolean(),
  components: Components,
});

export const AuthOk = dataOf(z.object({ userId: z.int(), token: z.string(), redirectUrl: z.optional(z.string()) }));
export type AuthOk = z.infer<typeof AuthOk>;

/** HTTP 202: one more step is wanted; it is bound to the session cookie. */
export const AuthStep = dataOf(
  z.object({
    step: z.enum(['two_step', 'sms', 'social_two_step']),
    maskedPhone: z.optional(z.string()),
    expiresAt: Seconds,
  }),
);

export const LoginAnswer = z.union([AuthOk, AuthStep]);

export const TwoStepRequest = z.object({ code: z.string(), save: z.boolean(), components: Components });

/** `success` false rejects with `message`. Spec: shell §7. */
export const DisconnectAnswer = z.object({ success: z.boolean(), message: z.string() });

export const CheckSessionAnswer = dataOf(z.object({ user_id: z.nullable(z.int()) }));
export const TokenAnswer = dataOf(z.object({ token: z.string() }));
export const UpdateTokenAnswer = z.object({ token: z.string() });
export const RightsAnswer = dataOf(
  z.object({
    canBet: z.boolean(),
    canDeposit: z.boolean(),
    canWithdraw: z.boolean(),
    canPlayCasino: z.boolean(),
  }),
);

/** Bonus: 0 none, 1 sport, 2 casino. Spec: coupon §4. */
export const BonusChoice = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const RefTags = z.record(z.string(), z.string());

export const RegistrationRequest = z.object({
  countryId: z.int(),
  currencyIso: z.string(),
  bonus: BonusChoice,
  promo: z.optional(z.string()),
  ref: RefTags,
  refId: z.int(),
  agreeTerms: z.literal(true),
  language: z.string().check(z.length(2)),
  components: Components,
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

/** One click: `login` and `password` are shown once and never again. */
export const RegistrationAnswer = dataOf(
  z.object({
    userId: z.int(),
    login: z.string(),
    password: z.optional(z.string()),
    token: z.string(),
    next: z.optional(z.enum(['activate_email', 'activate_phone'])),
  }),
);

export const CountriesAnswer = dataOf(
  z.array(z.object({ id: z.int(), name: z.string(), iso: z.optional(z.string()) })),
);

/** The token of the HTTP header X-Fingerprint. Spec: shell §3. */
export const FingerprintAnswer = z.object({ token: z.string(), expiresAt: Seconds, data: z.string() });

export const FingerprintRequest = z.object({ components: z.record(z.string(), z.unknown()) });

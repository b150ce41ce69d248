import { Language, loose, text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { passwordForm } from './password-form.ts';
import { z } from './zod.ts';

/**
 * Login, e-mail or ID, as one field. Decision D-85: either one @ and a dot in the domain, at most 100 signs; or 3 to 12
 * digits.
 */
export const LoginText = z
  .string()
  .check(z.regex(/^(?=.{3,100}$)(?:\d{3,12}|[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+)$/, 'field_error_login'));

/** The parts of the device fingerprint that the page knows. */
const Components = z.optional(loose(20_000));

/** `uLogin`, `uPassword`: base64url of the UTF-8 text. Spec: coupon §7. */
export const LoginRequest = z.object({
  uLogin: text(600),
  uPassword: text(1000),
  save: z.boolean(),
  components: Components,
});

export const AuthOk = dataOf(z.object({ userId: z.int(), token: z.string(), redirectUrl: z.optional(z.string()) }));
export type AuthOk = z.infer<typeof AuthOk>;

/** HTTP 202: the backend wants one more step, which belongs to the session cookie. */
export const AuthStep = dataOf(
  z.object({
    step: z.enum(['two_step', 'sms', 'social_two_step']),
    maskedPhone: z.optional(z.string()),
    expiresAt: Seconds,
  }),
);

export const LoginAnswer = z.union([AuthOk, AuthStep]);

export const TwoStepRequest = z.object({ code: text(20), save: z.boolean(), components: Components });

export const RightsAnswer = dataOf(
  z.object({
    canBet: z.boolean(),
    canDeposit: z.boolean(),
    canWithdraw: z.boolean(),
    canPlayCasino: z.boolean(),
    canReceiveBonus: z.boolean(),
  }),
);

/** What an account may see beyond others (decision D-124). `plugins.read`: the control room, which changes nothing. */
const AccountRight = z.enum(['plugins.read']);
export type AccountRight = z.infer<typeof AccountRight>;
/** `PUT /operator-api/v1/users/{id}/rights`: all rights that the account has from now on. */
export const AccountRightsRequest = z.object({
  rights: z.array(AccountRight).check(z.maxLength(AccountRight.options.length)),
});

export const CountriesAnswer = dataOf(
  z.array(z.object({ id: z.int(), name: z.string(), iso: z.optional(z.string()) })),
);

export const FingerprintRequest = z.object({ components: loose(20_000) });

/** A login form does not check this. */
export const NewPassword = z.string().check(z.regex(passwordForm, 'field_error_password'));

/** Digits without the country code. */
export const PhoneDigits = z.string().check(z.regex(/^\d{3,15}$/, 'field_error_phone'));
/** With its plus: "+44". Decision D-86. */
export const PhoneCode = z.string().check(z.regex(/^\+\d{1,4}$/, 'field_error_phone'));

/** Spec: coupon §7. */
export const LoginPhoneRequest = z.object({
  phone_number: PhoneDigits,
  country_code: PhoneCode,
  uPassword: text(1000),
  save: z.boolean(),
  components: Components,
});

/** A link or the operator's own auth app. The call uses `token` up; `sign` proves who made it. Spec: coupon §7. */
export const LoginTokenRequest = z.object({
  method_id: text(50),
  token: text(500),
  sign: text(500),
  lng: Language,
});

/** Names of the other sites whose accounts sign in here. Spec: shell §1. */
export const socialProviders = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Links a social account, which has just come back from its provider, with an account of ours. Spec: coupon §7. */
export const SocialLoginRequest = z.object({
  login: text(600),
  pass: text(1000),
  'g-recaptcha-response': z.optional(text(4000)),
});

export const SendSmsRequest = z.object({
  'phone-number': PhoneDigits,
  'phone-code': PhoneCode,
  components: Components,
  captcha: z.optional(text(4000)),
});
/** The answer for an unused number is the same. */
export const SendSmsAnswer = dataOf(z.object({ expiresAt: Seconds, resendAt: Seconds }));
export const SmsCodeRequest = z.object({ 'sms-code': text(20) });
export const SocialTwoStepRequest = z.object({ code: text(20) });

/** `login` in base64url, or a phone. */
export const ForgotPasswordRequest = z.object({
  login: z.optional(text(600)),
  phone: z.optional(PhoneDigits),
  country_code: z.optional(PhoneCode),
});
/** `sentTo`: the given login or phone, half hidden. An account that does not exist gets the same answer. */
export const ForgotPasswordAnswer = dataOf(z.object({ sentTo: z.string(), expiresAt: Seconds }));

/**
 * `token` of the link, or `code` of the message in the session that asked for it. A player with a second factor is then
 * asked for `second`, with the same token or with no code.
 */
export const ResetPasswordRequest = z.object({
  token: z.optional(text(500)),
  code: z.optional(text(20)),
  second: z.optional(text(20)),
  password: text(1000),
});

/** HTTP 202: the code of the second factor is still to come. 204 when the password is set. */
export const ResetStep = dataOf(z.object({ step: z.literal('reset_two_step'), expiresAt: Seconds }));

/** The only value in a mail's link. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));
export const ActivateRequest = z.object({ type: z.enum(['activate', 'activatefast']), token: LinkToken });
export const LinkTokenRequest = z.object({ token: LinkToken });

/** Decision D-79. `type`: 0 only necessary, 1 all, 2 own choice. */
export const CookiesAgreeRequest = z.object({
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  agreedAt: Seconds,
});

/** `country_code`: two letters. `tel_code`: digits without a plus. Spec: coupon §3. */
export const PhoneCountry = z.object({ id: z.int(), name: z.string(), country_code: z.string(), tel_code: z.string() });
export type PhoneCountry = z.infer<typeof PhoneCountry>;
export const PhoneCountriesAnswer = dataOf(z.array(PhoneCountry));
/**
 * `Mask`: `#` stands for one digit; an empty mask takes plain digits. `Min`, `Max`: digits without the code. Decision
 * D-84.
 */
export const PhoneMask = z.object({ CountryId: z.int(), Mask: z.string(), Min: z.int(), Max: z.int() });
export type PhoneMask = z.infer<typeof PhoneMask>;
export const PhoneMasksAnswer = dataOf(z.array(PhoneMask));

/** Spec: shell §7. */
export const OneTapClientAnswer = z.object({ clientId: z.string() });
export const OneTapAnswer = z.object({ redirectUrl: z.string() });

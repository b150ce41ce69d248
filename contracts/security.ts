/** The access of an account: its ways of protection, sessions and log-ins. Times: Unix seconds. */
import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { Passkey } from './passkeys.ts';
import { z } from './zod.ts';

const LoginWay = z.enum(['password', 'code', 'sms', 'link', 'social', 'registration', 'passkey', 'qr']);
export type LoginWay = z.infer<typeof LoginWay>;

/** `browser`, `system`: names that people know, empty when unknown. `country`: two letters, or empty. */
const place = { browser: z.string(), system: z.string(), address: z.string(), country: z.string() };
const OpenSession = z.object({ id: z.int(), isThis: z.boolean(), openedAt: Seconds, seenAt: Seconds, ...place });
export type OpenSession = z.infer<typeof OpenSession>;
/** `isIn` false: the password was wrong. */
const Login = z.object({ id: z.int(), at: Seconds, how: LoginWay, isIn: z.boolean(), ...place });
export type Login = z.infer<typeof Login>;

/** Questions whose answer stays the same for life. */
export const secretQuestions = ['pet', 'school', 'street', 'friend', 'job'] as const;
const SecretQuestion = z.enum(secretQuestions);
export type SecretQuestion = z.infer<typeof SecretQuestion>;

/** `sessions`: the one that asks first. `logins`: the last twenty, the newest first. `changed_pass_day_count`: age of the password in days. `hasAuthenticator`: an authenticator app gives the second code. `email`, `phone`: empty without one; `protection_methods` says which are confirmed. `question` null: none is set. `hasPassword` false: the player came by an account of another site and never chose one. */
export const Security = z.object({
  protection_level: z.number(),
  protection_methods: z.object({
    is_changed_password: z.boolean(),
    enable_two_factor_auth: z.boolean(),
    enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(),
    enable_email_auth: z.boolean(),
  }),
  changed_pass_day_count: z.int(),
  /** By what the player logs in. */
  login: z.string(),
  email: z.string(),
  phone: z.string(),
  question: z.nullable(SecretQuestion),
  hasPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  backupCodesLeft: z.int(),
  passkeys: z.array(Passkey),
  sessions: z.array(OpenSession),
  logins: z.array(Login),
});
export type Security = z.infer<typeof Security>;
export const SecurityAnswer = dataOf(Security);

/** `endsOthers`: log out everywhere else. */
export const ChangePasswordRequest = z.object({ current: text(64), next: text(64), endsOthers: z.boolean() });

/** `key`: in base 32, for who types it. `uri`: what the QR code says. Both are told once. Row SEC-02. */
export const AuthenticatorAnswer = dataOf(z.object({ key: z.string(), uri: z.string() }));
/** Six digits of the app, or a backup code. */
export const SecondCodeRequest = z.object({ code: text(20) });
/** `codes`: ten backup codes, each good once. They are told this one time. */
export const AuthenticatorOnAnswer = dataOf(z.object({ codes: z.array(z.string()), security: Security }));

/** `contact`: a phone with its code, or an e-mail. `answer`: to the secret question, where one is set. Row PROT-02. */
export const ContactRequest = z.object({ contact: text(100), password: text(64), answer: z.optional(text(100)) });
/** A code is on its way. `resendAt`: when another may be asked for. */
export const ContactSentAnswer = dataOf(z.object({ expiresAt: Seconds, resendAt: Seconds }));
/** `former`: the answer to the question that is set now. */
export const QuestionRequest = z.object({
  question: SecretQuestion,
  answer: text(100),
  password: text(64),
  former: z.optional(text(100)),
});

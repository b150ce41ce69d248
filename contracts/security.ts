/** Who can get in: ways of protection, sessions, log-ins. Times: Unix seconds. */
import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

const LoginWay = z.enum(['password', 'code', 'sms', 'link', 'social', 'registration']);
export type LoginWay = z.infer<typeof LoginWay>;

/** `browser`, `system`: names that people know, empty when unknown. `country`: two letters, or empty. */
const place = { browser: z.string(), system: z.string(), address: z.string(), country: z.string() };
const OpenSession = z.object({ id: z.int(), isThis: z.boolean(), openedAt: Seconds, seenAt: Seconds, ...place });
export type OpenSession = z.infer<typeof OpenSession>;
/** `isIn` false: the password was wrong. */
const Login = z.object({ id: z.int(), at: Seconds, how: LoginWay, isIn: z.boolean(), ...place });
export type Login = z.infer<typeof Login>;

/** `sessions`: the one that asks first. `logins`: the last twenty, the newest first. `changed_pass_day_count`: age of the password in days. */
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
  sessions: z.array(OpenSession),
  logins: z.array(Login),
});
export type Security = z.infer<typeof Security>;
export const SecurityAnswer = dataOf(Security);

/** `endsOthers`: log out everywhere else. */
export const ChangePasswordRequest = z.object({ current: text(64), next: text(64), endsOthers: z.boolean() });

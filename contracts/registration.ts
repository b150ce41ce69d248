/** How somebody becomes a player. Spec: shell §1, api §4. */
import { NewPassword, PhoneCode, PhoneDigits } from './auth.ts';
import { Language, loose, text } from './bounded.ts';
import { calendarDay, isDay } from './calendar-day.ts';
import { dataOf } from './common.ts';
import { Email } from './email.ts';
import { PersonName } from './person-name.ts';
import { z } from './zod.ts';

/** Bonus: 0 none, 1 sport, 2 casino. Spec: coupon §4. */
const BonusChoice = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** As the page reads them out of an address; no visitor has more than these. */
const RefTag = z.string().check(z.regex(/^[\w.-]{1,128}$/));
const RefTags = z
  .record(z.string().check(z.regex(/^[\w.-]{1,50}$/)), RefTag)
  .check(z.refine((tags) => Object.keys(tags).length <= 20));

/** No player is older, years. Decision D-85. */
const mostYears = 120;

/**
 * When a person born on this day becomes so old: midnight UTC, ms. NaN for what is no day. A person born on 29 February
 * waits for 1 March.
 */
export function birthdayAt(day: string, years: number): number {
  const born = new Date(`${day}T00:00:00Z`);
  return Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate());
}

/**
 * The error of a birth date, as the key of a text; null: nothing. `day`: `YYYY-MM-DD`. `now`: ms. Players are `minAge`
 * from their birthday on, in UTC: both sides of the wire count alike. Row REG-15.
 */
export function birthdayProblem(
  day: string,
  { now, minAge }: { now: number; minAge: number },
): 'field_error_birthday' | 'proof_of_age_popup_title' | null {
  if (!isDay(day) || Date.parse(day) > now || now >= birthdayAt(day, mostYears + 1)) return 'field_error_birthday';
  return now < birthdayAt(day, minAge) ? 'proof_of_age_popup_title' : null;
}

/** `password`: base64url of the UTF-8 text. `provider`: the site whose account this browser has just come back with. */
export const RegistrationRequest = z.object({
  countryId: z.int(),
  currencyIso: text(8),
  bonus: BonusChoice,
  promo: z.optional(text(50)),
  ref: RefTags,
  refId: z.int(),
  agreeTerms: z.literal(true),
  language: Language,
  phone: z.optional(PhoneDigits),
  phone_code: z.optional(PhoneCode),
  email: z.optional(Email),
  password: z.optional(text(1000)),
  name: z.optional(PersonName),
  surname: z.optional(PersonName),
  birthday: z.optional(calendarDay('field_error_birthday')),
  provider: z.optional(text(20)),
  components: z.optional(loose(20_000)),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

/** A password comes where the backend made it; the page shows it once. `next`: what the new player has to confirm. */
export const RegistrationAnswer = dataOf(
  z.object({
    userId: z.int(),
    login: z.string(),
    password: z.optional(z.string()),
    token: z.string(),
    next: z.optional(z.enum(['activate_email', 'activate_phone'])),
  }),
);

/** Option 2, an e-mail: the page itself makes 0, a file, and 1, a picture. Spec: coupon §4, row REG-08. */
export const SaveCredentialsRequest = z.object({ option: z.literal(2), email: Email });

/** A password that players choose must not be their login. */
export const isNewPassword = (password: string, email: string): boolean =>
  NewPassword.safeParse(password).success && password.toLowerCase() !== email.toLowerCase();

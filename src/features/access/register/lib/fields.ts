import type { Currency } from '@contracts/account';
import { Email } from '@contracts/email';
import { PersonName } from '@contracts/person-name';
import { birthdayProblem, isNewPassword } from '@contracts/registration';

import { isPhone, type PhoneCountry } from '@/entities/access/phone';
import { moneyOfCountry } from '@/shared/lib/money';

import type { RegistrationWay } from './ways';

export type Bonus = 0 | 1 | 2;

/**
 * `countryId`, `currencyIso`, `phoneCountryId`: null until the lists come. `phone`: digits without the code. `birthday`:
 * `YYYY-MM-DD`.
 */
export type RegistrationFields = {
  way: RegistrationWay;
  countryId: number | null;
  currencyIso: string | null;
  phoneCountryId: number | null;
  phone: string;
  email: string;
  password: string;
  repeat: string;
  name: string;
  surname: string;
  birthday: string;
  bonus: Bonus;
  promo: string;
  agreesTerms: boolean;
};

/** Keys of texts by field. */
export type RegistrationErrors = Partial<Record<keyof RegistrationFields, string>>;

/** What the rules compare with. `from`: the player came back from another site. */
export type Known = { phoneCountry: PhoneCountry | null; from: string | null; now: number; minAge: number };

/** Decision D-85: a promo code may be empty; otherwise 3 to 32 letters, digits or hyphens. */
const promoForm = /^[\p{L}\p{N}-]{3,32}$/u;

const required = 'field_error_required';
type Rule = (fields: RegistrationFields, known: Known) => string | null;
const nameRule =
  (field: 'name' | 'surname'): Rule =>
  (fields) => {
    const text = fields[field].trim();
    if (text === '') return required;
    return PersonName.safeParse(text).success ? null : 'field_error_name';
  };
const phoneRule: Rule = ({ phone }, { phoneCountry }) => (isPhone(phone, phoneCountry) ? null : 'field_error_phone');

/** Each rule once. Decision D-85. */
const rules: Partial<Record<keyof RegistrationFields, Rule>> = {
  countryId: ({ countryId }) => (countryId === null ? required : null),
  currencyIso: ({ currencyIso }) => (currencyIso === null ? required : null),
  phone: phoneRule,
  email: ({ email }) => (Email.safeParse(email.trim()).success ? null : 'field_error_email'),
  password: ({ password, email }) => (isNewPassword(password, email.trim()) ? null : 'field_error_password'),
  repeat: ({ password, repeat }) => (password === repeat ? null : 'field_error_password_repeat'),
  name: nameRule('name'),
  surname: nameRule('surname'),
  birthday: ({ birthday }, known) => (birthday === '' ? required : birthdayProblem(birthday, known)),
  promo: ({ promo }) => (promo.trim() === '' || promoForm.test(promo.trim()) ? null : 'field_error_promo'),
  agreesTerms: ({ agreesTerms }) => (agreesTerms ? null : 'terms_and_conditions'),
};

const always = ['countryId', 'currencyIso', 'promo', 'agreesTerms'] as const;
/** What a way asks for besides. */
const asked: Readonly<Record<RegistrationWay, readonly (keyof RegistrationFields)[]>> = {
  one_click: [],
  phone: ['phone'],
  email: ['email', 'password'],
  full: ['name', 'surname', 'birthday', 'email', 'phone', 'password', 'repeat'],
  social: [],
};

/** Which fields of this way cannot be sent, and why. */
export function problemsOf(fields: RegistrationFields, known: Known): RegistrationErrors {
  const names = [...asked[fields.way], ...always];
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = rules[name]?.(fields, known) ?? null;
      return problem === null ? [] : [[name, problem]];
    }),
  );
}

/** The country's currency where the site offers it, otherwise the first on offer. */
export function usualCurrency(
  country: string | undefined,
  currencies: readonly Pick<Currency, 'iso'>[],
): string | null {
  const wanted = moneyOfCountry(country);
  return (currencies.find(({ iso }) => iso === wanted) ?? currencies[0])?.iso ?? null;
}

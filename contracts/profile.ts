/** Data that players give about themselves. Names as in "Personal data" of the specification. */
import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { z } from './zod.ts';

/** The fields of the office, in this order. Dates: `YYYY-MM-DD`, empty when not told. */
export const profileFields = [
  'surname',
  'name',
  'middle_name',
  'date_birthday',
  'place_birthday',
  'user_name',
  'country',
  'region',
  'city',
  'registration_address',
  'document_type',
  'passport_series',
  'passport',
  'passport_date',
  'passport_issued',
  'inn',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Most signs of one field. */
const bound = 200;
const value = text(bound);

const ProfileValues = z.object({
  surname: value,
  name: value,
  middle_name: value,
  date_birthday: value,
  place_birthday: value,
  user_name: value,
  country: value,
  region: value,
  city: value,
  registration_address: value,
  document_type: value,
  passport_series: value,
  passport: value,
  passport_date: value,
  passport_issued: value,
  inn: value,
});
export type ProfileValues = z.infer<typeof ProfileValues>;

/**
 * `editable`: fields that may change now. `isVerified`: a check has locked the others. `version` counts the changes; `changedAt`: of
 * the last one, null before the first. E-mail and phone are shown separately: they change with a proof.
 */
export const Profile = z.object({
  values: ProfileValues,
  login: z.string(),
  email: z.string(),
  phone: z.string(),
  editable: z.array(z.string()),
  isVerified: z.boolean(),
  version: z.int(),
  changedAt: z.nullable(Millis),
});
export type Profile = z.infer<typeof Profile>;
export const ProfileAnswer = dataOf(Profile);

/**
 * Changes to the profile of `version`, by field. 409 when one of the fields has changed since: `data` of the refusal is
 * then the current profile. A field that is not editable is refused by its name.
 */
export const ProfileRequest = z.object({ version: z.int(), values: z.record(text(40), value) });

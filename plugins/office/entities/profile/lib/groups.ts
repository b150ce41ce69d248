import type { ProfileField } from '@contracts/profile';

/** Which fields stand together, in this order. */
export const groups = [
  ['person', ['surname', 'name', 'middle_name', 'date_birthday', 'place_birthday', 'user_name']],
  ['home', ['country', 'region', 'city', 'registration_address']],
  ['document', ['document_type', 'passport_series', 'passport', 'passport_date', 'passport_issued', 'inn']],
] as const satisfies readonly (readonly [string, readonly ProfileField[]])[];

/** What the browser may fill in by itself. */
export const autoComplete: Partial<Record<ProfileField, string>> = {
  surname: 'family-name',
  name: 'given-name',
  middle_name: 'additional-name',
  date_birthday: 'bday',
  user_name: 'nickname',
  region: 'address-level1',
  city: 'address-level2',
  registration_address: 'street-address',
};

export const isDate = (field: ProfileField): boolean => field === 'date_birthday' || field === 'passport_date';

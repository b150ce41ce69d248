import { combine, createEvent, sample } from 'effector';

import { $language } from '@/shared/i18n';

import { phoneCountriesQuery, phoneMasksQuery } from '../api/lists';
import { toPhoneCountries } from '../lib/phone';

/** A field for a phone is on the screen. */
export const phoneListsRequested = createEvent();

export const $phoneCountries = combine(phoneCountriesQuery.$data, phoneMasksQuery.$data, (countries, masks) =>
  toPhoneCountries(countries ?? [], masks ?? []),
);
/** Without the countries no number can be sent; without the masks the field takes plain digits. */
export const $arePhonesBroken = phoneCountriesQuery.$status.map((status) => status === 'fail');

sample({
  clock: phoneListsRequested,
  source: $language,
  target: [phoneCountriesQuery.refresh, phoneMasksQuery.refresh],
});

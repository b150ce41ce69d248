export { countryIn, digitsOf, formatPhone, isPhone, plainPhone } from './lib/phone';
export type { PhoneCountry } from './lib/phone';
export { $phoneCountries, phoneListsRequested } from './model/countries';
export { PhoneField } from './ui/phone-field';
